import type { Move } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { applyMove } from './apply.ts';
import { legalMoves } from './legal.ts';
import type { Position } from './position.ts';

/**
 * The number of move sequences of a length (perft, as chess programmers call it), to compare two engines by. Moves
 * that differ only in the order of columns count once: the leftmost empty column stands for all, and a whole
 * column doesn't move to an empty one.
 */
export function perft(rules: Rules, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = distinctMoves(rules, position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(rules, applyMove(rules, position, move), depth - 1), 0);
}

function distinctMoves(rules: Rules, position: Position): Move[] {
  const leftmostEmpty = position.columns.findIndex((column) => column.length === 0);
  return legalMoves(rules, position).filter(({ from, to, count }) => {
    if (typeof to !== 'number' || position.columns[to]?.length !== 0) return true;
    const isWholeColumn = typeof from === 'number' && position.columns[from]?.length === count;
    return to === leftmostEmpty && !isWholeColumn;
  });
}
