import { formatCount, formatShare } from '../../src/report/numbers.ts';
import { findGame } from '../../src/rules/games.ts';
import type { Digest } from '../../src/study/digest.ts';

const HEAD = ['Game', 'Deals', 'Solvable', 'Unsolvable', 'Unknown', 'Win rate, 95% interval'];

/** The table of win rates as the README shows it, in Markdown: a line for each game, by title. */
export function resultsTable(digests: readonly Digest[]): string {
  const lines = digests.map(({ game, deals, solvable, unsolvable, unknown, rate }) => [
    findGame(game)?.title ?? game,
    formatCount(deals),
    ...[solvable, unsolvable, unknown].map((count) => formatShare(count / deals)),
    `${formatShare(rate.low)} to ${formatShare(rate.high)}`,
  ]);
  lines.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  const ruler = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
  return [HEAD, ruler, ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
