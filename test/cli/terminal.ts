// Runs the built executable on a real terminal, with keys pressed as a user would.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MAIN } from './run.ts';

/** Waits until `see` is written, then presses keys or sends a signal. */
export type Step = { readonly see: string } & (
  | { readonly press: string }
  | { readonly signal: NodeJS.Signals }
);

export interface TerminalEnd {
  /** All that the terminal was given. */
  readonly written: string;
  /** The exit code, or minus the number of the signal that ended it. */
  readonly code: number;
  /** Whether the terminal's settings are as they were before. */
  readonly restored: boolean;
}

export const KEY = {
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  pageUp: '\x1b[5~',
  pageDown: '\x1b[6~',
  enter: '\r',
  ctrlC: '\x03',
} as const;

/** Rejects if something that should be seen doesn't come. */
export async function onTerminal(
  args: string,
  steps: readonly Step[],
  { cwd, main = MAIN }: { readonly cwd: string; readonly main?: string },
): Promise<TerminalEnd> {
  const script = fileURLToPath(new URL('terminal.py', import.meta.url));
  const { NO_COLOR: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    'python3',
    [script, JSON.stringify(steps), process.execPath, main, ...args.split(' ')],
    { cwd, env: { ...env, TERM: 'xterm-256color', FORCE_COLOR: '1' }, maxBuffer: 10_000_000 },
  );
  return JSON.parse(stdout);
}
