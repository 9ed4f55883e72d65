import type { ReplayedFile } from '../study/replay.ts';
import { formatCount } from './numbers.ts';

const MOST_FAILURES = 5;

/** What became of the solutions of a study file: a line, and one for each of the first that fail. */
export function renderReplayedFile({ path, won, without, undealt, failures }: ReplayedFile): string {
  const parts = [
    `${formatCount(won)} solutions win`,
    ...(failures.length > 0 ? [`${formatCount(failures.length)} fail`] : []),
    ...(without > 0 ? [`${formatCount(without)} solvable deals carry none`] : []),
    ...(undealt > 0
      ? [`${formatCount(undealt)} are of deals from files, whose cards aren't known here`]
      : []),
  ];
  const shown = failures.slice(0, MOST_FAILURES).map((failure) => `${failure}.\n`);
  return `${path}: ${parts.join('; ')}.\n${shown.join('')}`;
}
