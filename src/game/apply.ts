import { type Card, rankOf, suitOf } from '../cards/card.ts';
import type { Move } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { requireLegal } from './illegal.ts';
import { cardsTaken, type Position } from './position.ts';

/** The position after a move. Throws an Error that names the reason if the move is illegal. */
export function applyMove(rules: Rules, position: Position, move: Move): Position {
  requireLegal(rules, position, move);
  if (move.to === 'stock') return turnWasteOver(position);
  return put(take(position, move), move, cardsTaken(position, move));
}

/** The first card that was drawn is the first to draw again, so the order of the cards stays. */
const turnWasteOver = (position: Position): Position => ({
  ...position,
  stock: position.waste,
  waste: [],
  redeals: position.redeals === null ? null : position.redeals - 1,
});

/** The position without the cards of a move. A face-down card on which nothing is left turns up. */
function take(position: Position, { from, count }: Move): Position {
  if (from === 'stock') return { ...position, stock: position.stock.slice(count) };
  if (from === 'waste') return { ...position, waste: position.waste.slice(0, -count) };
  const columns = position.columns.map((cards, column) => (column === from ? cards.slice(0, -count) : cards));
  const faceDown = position.faceDown.map((hidden, column) =>
    hidden > 0 && hidden === columns[column]?.length ? hidden - 1 : hidden,
  );
  return { ...position, columns, faceDown };
}

function put(position: Position, { to }: Move, cards: readonly Card[]): Position {
  if (to === 'waste') return { ...position, waste: [...position.waste, ...cards] };
  if (to === 'foundation') return { ...position, foundations: cards.reduce(raise, position.foundations) };
  const columns = position.columns.map((column, index) => (index === to ? [...column, ...cards] : column));
  return { ...position, columns };
}

/** The first foundation of the right height takes the card; those before it are higher, so their order stays. */
const raise = (foundations: Position['foundations'], card: Card): Position['foundations'] =>
  foundations.map((heights, suit) =>
    suit === suitOf(card) ? heights.with(heights.indexOf(rankOf(card) - 1), rankOf(card)) : heights,
  );
