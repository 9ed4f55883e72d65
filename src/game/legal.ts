import type { Move, Pile } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { drawCount, isLegal } from './illegal.ts';
import type { Position } from './position.ts';
import { movableCount } from './run.ts';

/**
 * All legal moves, none left out: also moves that only swap columns, and every empty column by itself.
 * In the order of columns, then waste, draw and redeal; for each source the foundation first.
 */
export function legalMoves(rules: Rules, position: Position): Move[] {
  const moves: Move[] = [];
  const consider = (from: Pile, to: Pile, count: number): void => {
    const move = { from, to, count };
    if (isLegal(rules, position, move)) moves.push(move);
  };
  const targets: readonly Pile[] = ['foundation', ...position.columns.keys()];
  for (const from of position.columns.keys()) {
    const most = movableCount(rules, position, from);
    for (const to of targets) {
      for (let count = 1; count <= most; count++) consider(from, to, count);
    }
  }
  for (const to of targets) consider('waste', to, 1);
  consider('stock', 'waste', drawCount(rules, position));
  consider('waste', 'stock', position.waste.length);
  return moves;
}
