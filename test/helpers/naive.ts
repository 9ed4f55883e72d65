// The truth on small decks: every position that the reference engine can reach, with no pruning of any kind.
// Positions that differ only in the order of columns are one position, as the rules say.
import type { Deal } from '../../src/deals/deal.ts';
import { applyMove } from '../../src/game/apply.ts';
import { legalMoves } from '../../src/game/legal.ts';
import type { Position } from '../../src/game/position.ts';
import { isWon } from '../../src/game/won.ts';
import type { Rules } from '../../src/rules/rules.ts';

const identity = (position: Position): string => {
  const columns = position.columns.map((column, index) => `${column.join(' ')}/${position.faceDown[index]}`);
  return `${columns.sort().join('|')}#${position.stock.join(' ')}#${position.waste.join(' ')}#${position.redeals}`;
};

/** Whether the deal can be won; undefined if more than `limit` positions would have to be looked at. */
export function canBeWon(rules: Rules, deal: Deal, limit: number): boolean | undefined {
  const met = new Set([identity(deal)]);
  let layer: Position[] = [deal];
  while (layer.length > 0) {
    const next: Position[] = [];
    for (const position of layer) {
      if (isWon(rules, position)) return true;
      for (const move of legalMoves(rules, position)) {
        const child = applyMove(rules, position, move);
        const id = identity(child);
        if (met.has(id)) continue;
        if (met.size >= limit) return undefined;
        met.add(id);
        next.push(child);
      }
    }
    layer = next;
  }
  return false;
}
