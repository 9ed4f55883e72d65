import type { Card } from '../cards/card.ts';
import type { Deal } from '../deals/deal.ts';
import type { Move } from '../rules/move.ts';

/** A state of play. It has the shape of a deal, because play may begin anywhere, and is never changed in place. */
export type Position = Deal;

/** How many cards of a column lie face up. None if there is no such column. */
export const faceUpCount = (position: Position, column: number): number =>
  (position.columns[column]?.length ?? 0) - (position.faceDown[column] ?? 0);

/** The cards that a move takes, in the order in which they lie or are drawn; the one that ends on top is last. */
export function cardsTaken(position: Position, { from, count }: Move): readonly Card[] {
  if (count < 1 || from === 'foundation') return [];
  if (from === 'stock') return position.stock.slice(0, count);
  return (from === 'waste' ? position.waste : (position.columns[from] ?? [])).slice(-count);
}
