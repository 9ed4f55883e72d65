// What the rules allow. This is the only place that says so: legal moves, applying and replaying all ask here.
import { type Card, makeCard, rankOf, suitOf } from '../cards/card.ts';
import { symbolCard } from '../cards/text.ts';
import { countOf } from '../deals/check.ts';
import type { Move } from '../rules/move.ts';
import type { Build, Rules } from '../rules/rules.ts';
import { cardsTaken, faceUpCount, type Position } from './position.ts';
import { isBuiltOn, runLength } from './run.ts';

const BUILD_WORDS: Readonly<Record<Build, string>> = {
  'same-suit': 'in the same suit',
  'alternating-colour': 'in alternating colours',
  'other-suit': 'in any suit but the same',
  'any-suit': 'in any suit',
};

/** Why a move may not be made, as a sentence without capital and full stop; undefined if it may. */
export function whyIllegal(rules: Rules, position: Position, move: Move): string | undefined {
  const { from, to } = move;
  if (from === 'foundation') return 'cards never return from a foundation';
  if (from === 'stock') {
    return to === 'waste'
      ? whyNoDraw(rules, position, move.count)
      : 'cards of the stock go to the waste first';
  }
  if (to === 'waste') return 'only cards of the stock go to the waste';
  if (to === 'stock') {
    return from === 'waste'
      ? whyNoRedeal(position, move.count)
      : 'only the whole waste goes back to the stock';
  }
  const whyStuck =
    from === 'waste'
      ? whyNotFromWaste(position, move.count)
      : whyNotFromColumn(rules, position, from, move.count);
  if (whyStuck !== undefined) return whyStuck;
  const cards = cardsTaken(position, move);
  return to === 'foundation'
    ? whyNotToFoundation(position, cards)
    : whyNotToColumn(rules, position, cards, from, to);
}

/** Throws an Error that names the reason if the move may not be made. */
export function requireLegal(rules: Rules, position: Position, move: Move): void {
  const why = whyIllegal(rules, position, move);
  if (why !== undefined) throw new Error(`illegal move ${JSON.stringify(move)}: ${why}`);
}

/** How many cards a draw takes: fewer than the game's number at the end of the stock, 0 if it is empty. */
export const drawCount = (rules: Rules, position: Position): number =>
  Math.min(rules.draw, position.stock.length);

function whyNoDraw(rules: Rules, position: Position, count: number): string | undefined {
  if (position.stock.length === 0) return 'the stock is empty';
  const due = drawCount(rules, position);
  return count === due ? undefined : `a draw takes ${countOf(due, 'card')} here, not ${count}`;
}

function whyNoRedeal(position: Position, count: number): string | undefined {
  const size = position.waste.length;
  if (position.stock.length > 0) return "the waste can't be turned over before the stock is empty";
  if (size === 0) return 'the waste is empty';
  if (position.redeals === 0) return 'no redeal is left';
  return count === size
    ? undefined
    : `the waste of ${countOf(size, 'card')} is turned over whole, not ${count}`;
}

function whyNotFromWaste(position: Position, count: number): string | undefined {
  if (position.waste.length === 0) return 'the waste is empty';
  return count === 1 ? undefined : 'only the top card of the waste can be played';
}

function whyNotFromColumn(
  rules: Rules,
  position: Position,
  column: number,
  count: number,
): string | undefined {
  const cards = position.columns[column];
  if (cards === undefined) return `there is no column ${column + 1}`;
  if (cards.length === 0) return `column ${column + 1} is empty`;
  if (!Number.isInteger(count) || count < 1) return `${count} is no number of cards to move`;
  if (count > 1 && !rules.moveRuns) return `in ${rules.title} cards move one at a time`;
  if (count > faceUpCount(position, column)) {
    return `column ${column + 1} doesn't have ${countOf(count, 'card')} face up`;
  }
  return count <= runLength(rules, position, column)
    ? undefined
    : `the last ${count} cards of column ${column + 1} are not a run`;
}

function whyNotToFoundation(position: Position, cards: readonly Card[]): string | undefined {
  const [card] = cards;
  if (card === undefined || cards.length > 1) return 'cards go to a foundation one at a time';
  const suit = suitOf(card);
  const below = rankOf(card) - 1;
  if (position.foundations[suit]?.includes(below)) return undefined;
  const need = below === 0 ? 'is empty' : `is built up to ${symbolCard(makeCard(suit, below))}`;
  return `${symbolCard(card)} can't go to a foundation: none of its suit ${need}`;
}

function whyNotToColumn(
  rules: Rules,
  position: Position,
  cards: readonly Card[],
  from: number | 'waste',
  to: number,
): string | undefined {
  const column = position.columns[to];
  const [card] = cards;
  if (column === undefined) return `there is no column ${to + 1}`;
  if (from === to) return 'a move goes to another column';
  if (card === undefined) return 'no card moves';
  const under = column.at(-1);
  if (under === undefined) return whyNotToEmptyColumn(rules, card, from);
  if (isBuiltOn(rules.build, card, under)) return undefined;
  return `${symbolCard(card)} can't go onto ${symbolCard(under)}: columns are built down ${BUILD_WORDS[rules.build]}`;
}

function whyNotToEmptyColumn(rules: Rules, card: Card, from: number | 'waste'): string | undefined {
  switch (rules.emptyColumn) {
    case 'any':
      return undefined;
    case 'none':
      return 'nothing may go into an empty column';
    case 'king':
      return rankOf(card) === rules.ranks
        ? undefined
        : `${symbolCard(card)} can't go into an empty column: only a card of the highest rank can`;
    case 'waste':
      return from === 'waste' ? undefined : 'only the top card of the waste may go into an empty column';
  }
}
