import { getSystemErrorMap } from 'node:util';

/** Something the user gave us is wrong. The message is one sentence that names the offender; it ends with exit code 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** What the operating system says about a failed call, e.g. `no such file or directory`; undefined for other errors. */
export function systemReason(error: unknown): string | undefined {
  const { errno } = error as { errno?: unknown };
  return typeof errno === 'number' ? getSystemErrorMap().get(errno)?.[1] : undefined;
}

/**
 * Turns errors of the operating system into sentences for people.
 * @throws InputError of `what` and the system's reason, and a sentence behind them if `advice` is one.
 */
export function describingFailure<T>(what: string, action: () => T, advice = ''): T {
  try {
    return action();
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    throw new InputError(`${what}: ${reason}.${advice && ` ${advice}`}`);
  }
}
