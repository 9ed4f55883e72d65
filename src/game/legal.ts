import type { Move } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { drawCount, whyIllegal } from './illegal.ts';
import type { Position } from './position.ts';
import { runLength } from './run.ts';

/**
 * All legal moves, none left out: also moves that only swap columns, and every empty column by itself.
 * In the order of columns, then waste, draw and redeal; of a pile, to the foundation first.
 */
export function legalMoves(rules: Rules, position: Position): Move[] {
  const columns = [...position.columns.keys()];
  const targets = ['foundation', ...columns] as const;
  const candidates: Move[] = [
    ...columns.flatMap((from) => {
      const counts = Array.from({ length: runLength(rules, position, from) }, (_, index) => index + 1);
      return targets.flatMap((to) => counts.map((count) => ({ from, to, count })));
    }),
    ...targets.map((to): Move => ({ from: 'waste', to, count: 1 })),
    { from: 'stock', to: 'waste', count: drawCount(rules, position) },
    { from: 'waste', to: 'stock', count: position.waste.length },
  ];
  return candidates.filter((move) => whyIllegal(rules, position, move) === undefined);
}
