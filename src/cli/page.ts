// Writing pages.
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Option } from 'commander';
import { describingFailure, InputError } from '../errors.ts';
import type { Session } from './session.ts';

export const pageOption = (description: string): Option => new Option('--html <file>', description);

export interface Page {
  /** Writes the page, and says so on stderr unless `quiet`. Throws an InputError if that is not possible. */
  readonly write: (html: string, quiet?: boolean) => void;
}

/**
 * A page at a path; undefined without one. Nothing is written yet, but what can't be is refused before any work is
 * done, and so is a file that is no page.
 * @throws InputError
 */
export function openPage({ stderr }: Session, path: string | undefined): Page | undefined {
  if (path === undefined) return undefined;
  if (path === '-') throw new InputError('--html wants the name of a file, not -.');
  const failure = `Can't write ${path}`;
  describingFailure(failure, () => {
    if (!existsSync(path)) return accessSync(dirname(path), constants.W_OK);
    accessSync(path, constants.W_OK);
    if (/^(<!doctype html>|$)/i.test(readFileSync(path, 'utf8'))) return;
    throw new InputError(`${path} is there already and is no page; name another file.`);
  });
  return {
    write: (html, quiet) => {
      describingFailure(failure, () => writeFileSync(path, html));
      if (!quiet) stderr.write(`The page is in ${path}\n`);
    },
  };
}
