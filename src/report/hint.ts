// What a player who is stuck wants to know: whether the position can still be won, and by which move next.
import type { Deal } from '../deals/deal.ts';
import { formatMove } from '../game/compact.ts';
import { parseMoves } from '../game/notation.ts';
import { replay } from '../game/replay.ts';
import { describeMove } from '../game/words.ts';
import type { Rules } from '../rules/rules.ts';
import type { Row } from '../study/row.ts';
import type { TaskResult } from '../study/task.ts';
import { formatCount } from './numbers.ts';
import { unknownBecause } from './solution.ts';

export interface Hint {
  readonly row: Row;
  /** The first move of a winning line; null if none is known or none is needed. */
  readonly next: { readonly move: string; readonly words: string } | null;
}

export function hintFor(rules: Rules, deal: Deal, { row, solution }: TaskResult): Hint {
  const [first] = solution === null ? [] : replay(rules, deal, parseMoves(solution)).moves;
  const next = first && { move: formatMove(first), words: describeMove(rules, deal, first) };
  return { row, next: next ?? null };
}

export function renderHint({ row, next }: Hint): string {
  switch (row.verdict) {
    case 'solvable':
      return next === null
        ? 'Won: all cards are on the foundations.\n'
        : `Still winnable, in ${formatCount(row.moves ?? 0)} moves.\nNext move: ${next.words}.\n`;
    case 'unsolvable':
      return 'Not winnable: a complete search found no way to win from here.\n';
    case 'unknown':
      return `Unknown: ${unknownBecause(row)}.\n`;
  }
}

/** One JSON object on a line: the fields of a study row, and the next move in terse notation and in words, or null. */
export const renderHintJson = ({ row, next }: Hint): string =>
  `${JSON.stringify({ schema: 1, ...row, next })}\n`;
