import { Option } from 'commander';
import { InputError } from '../errors.ts';
import type { MachineOptions } from './options.ts';

export interface StudyOptions extends MachineOptions {
  readonly out?: string;
  readonly fresh?: true;
  readonly withSolutions?: true;
  readonly retryUnknown?: true;
  readonly queue?: string;
  readonly log?: string;
  readonly quiet?: true;
}

/** Where the rows of a study are kept, and how it is watched. */
export const studyOptions = (): Option[] =>
  [
    new Option(
      '--out <file>',
      'CSV file that a row a deal is appended to; if it is there, the study goes on',
    ),
    new Option('--with-solutions', 'keep the solutions, too, in a last column of the file'),
    new Option('--fresh', 'set an existing file aside and start over'),
    new Option(
      '--retry-unknown',
      'of an existing file, solve the unknown deals alone, with this budget, and replace their rows',
    ).conflicts('fresh'),
    new Option(
      '--queue <url>',
      'let `forty-thieves worker` solve the deals, wherever it runs; a Redis server, as redis://localhost:6379',
    ).conflicts(['threads', 'memory']),
    new Option('--log <file>', 'append progress and failures to a file, as JSON lines'),
    new Option('-q, --quiet', 'no progress and no notes on stderr'),
  ].map((option) => option.helpGroup('Study:'));

/** Throws an InputError where solutions are to be kept and nothing keeps them. */
export function checkKept({ out, withSolutions }: StudyOptions): void {
  if (withSolutions && out === undefined) {
    throw new InputError('--with-solutions keeps solutions in a study file: name it with --out.');
  }
}
