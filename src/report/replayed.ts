import type { ReplayedFile } from '../study/replay.ts';
import { formatCount } from './numbers.ts';

const MOST_FAILURES = 5;

/** What became of the solutions of a study file: a line, and one for each of the first that fail. */
export function renderReplayedFile({ path, won, without, undealt, failures }: ReplayedFile): string {
  const parts = [
    some(won, 'solution wins', 'solutions win'),
    ...(failures.length > 0 ? [some(failures.length, 'fails', 'fail')] : []),
    ...(without > 0 ? [some(without, 'solvable deal carries none', 'solvable deals carry none')] : []),
    ...(undealt > 0
      ? [
          some(undealt, 'is of a deal from a file', 'are of deals from files') +
            ", whose cards aren't known here",
        ]
      : []),
  ];
  const shown = failures.slice(0, MOST_FAILURES).map((failure) => `${failure}.\n`);
  return `${path}: ${parts.join('; ')}.\n${shown.join('')}`;
}

const some = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
