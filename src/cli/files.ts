import { readFile } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { InputError, systemReason } from '../errors.ts';
import type { Session } from './session.ts';

/** The content of a file, or of stdin if the path is `-`. Throws an InputError if it can't be read. */
export async function readInput({ stdin, stop }: Session, path: string): Promise<Buffer> {
  try {
    return path === '-' ? await buffer(addAbortSignal(stop, stdin)) : await readFile(path);
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    throw new InputError(`Can't read ${path}: ${reason}.`);
  }
}

/** The value in a JSON file. Throws an InputError if it can't be read or isn't JSON. */
export async function readJson(session: Session, path: string): Promise<unknown> {
  const content = await readInput(session, path);
  try {
    return JSON.parse(content.toString());
  } catch (error) {
    throw new InputError(`${path} is not JSON: ${(error as Error).message}.`);
  }
}

/** How messages and results call a file. */
export const shownPath = (path: string): string => (path === '-' ? 'stdin' : path);

/** Runs something that reads a file's content, so that its InputErrors name the file. */
export function naming<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`${shownPath(path)}: ${error.message}`);
  }
}
