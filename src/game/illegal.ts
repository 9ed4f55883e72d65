// What the rules allow. This is the only place that says so: listing, applying and replaying moves all ask here.
import { type Card, makeCard, rankOf, suitOf } from '../cards/card.ts';
import { symbolCard } from '../cards/text.ts';
import { countOf } from '../count-of.ts';
import type { Move } from '../rules/move.ts';
import type { Build, Rules } from '../rules/rules.ts';
import { faceUpCount, type Position } from './position.ts';
import { isBuiltOn, movableCount } from './run.ts';

/** Why a move may not be made. Listing moves raises many of these, so each is put into words only when asked. */
type Objection = () => string;

/** Whether the rules allow a move. */
export const isLegal = (rules: Rules, position: Position, move: Move): boolean =>
  objectionTo(rules, position, move) === undefined;

/** Why a move may not be made, as a sentence without capital and full stop; undefined if it may. */
export const whyIllegal = (rules: Rules, position: Position, move: Move): string | undefined =>
  objectionTo(rules, position, move)?.();

/** Throws an Error that names the reason if the move may not be made. */
export function requireLegal(rules: Rules, position: Position, move: Move): void {
  const why = whyIllegal(rules, position, move);
  if (why !== undefined) throw new Error(`illegal move ${JSON.stringify(move)}: ${why}`);
}

/** How many cards a draw takes: fewer than the game's number at the end of the stock, 0 if it is empty. */
export const drawCount = (rules: Rules, position: Position): number =>
  Math.min(rules.draw, position.stock.length);

function objectionTo(rules: Rules, position: Position, { from, to, count }: Move): Objection | undefined {
  if (from === 'foundation') return () => 'cards never return from a foundation';
  if (from === 'stock') {
    if (to !== 'waste') return () => 'cards of the stock go to the waste first';
    return objectionToDraw(rules, position, count);
  }
  if (to === 'waste') return () => 'only cards of the stock go to the waste';
  if (to === 'stock') {
    if (from !== 'waste') return () => 'only the whole waste goes back to the stock';
    return objectionToRedeal(position, count);
  }
  const objection =
    from === 'waste' ? objectionToWaste(position, count) : objectionToTail(rules, position, from, count);
  if (objection !== undefined) return objection;
  const pile = from === 'waste' ? position.waste : (position.columns[from] ?? []);
  const card = pile.at(-count) as Card;
  if (to !== 'foundation') return objectionToBuild(rules, position, card, from, to);
  return count === 1 ? objectionToFoundation(position, card) : () => 'cards go to a foundation one at a time';
}

function objectionToDraw(rules: Rules, position: Position, count: number): Objection | undefined {
  const due = drawCount(rules, position);
  if (due === 0) return () => 'the stock is empty';
  return count === due ? undefined : () => `a draw takes ${countOf(due, 'card')} here, not ${count}`;
}

function objectionToRedeal({ stock, waste, redeals }: Position, count: number): Objection | undefined {
  const size = waste.length;
  if (stock.length > 0) return () => "the waste can't be turned over before the stock is empty";
  if (size === 0) return () => 'the waste is empty';
  if (redeals === 0) return () => 'no redeal is left';
  return count === size ? undefined : () => `a redeal turns over ${countOf(size, 'card')} here, not ${count}`;
}

function objectionToWaste({ waste }: Position, count: number): Objection | undefined {
  if (waste.length === 0) return () => 'the waste is empty';
  return count === 1 ? undefined : () => 'only the top card of the waste can be played';
}

function objectionToTail(
  rules: Rules,
  position: Position,
  column: number,
  count: number,
): Objection | undefined {
  const cards = position.columns[column];
  if (cards === undefined) return () => `there is no column ${column + 1}`;
  if (cards.length === 0) return () => `column ${column + 1} is empty`;
  if (!Number.isInteger(count) || count < 1) return () => `${count} is no number of cards to move`;
  if (count <= movableCount(rules, position, column)) return undefined;
  if (!rules.moveRuns) return () => `in ${rules.title} cards move one at a time`;
  return count > faceUpCount(position, column)
    ? () => `column ${column + 1} doesn't have ${countOf(count, 'card')} face up`
    : () => `the last ${count} cards of column ${column + 1} are not a run`;
}

function objectionToFoundation({ foundations }: Position, card: Card): Objection | undefined {
  const suit = suitOf(card);
  const below = rankOf(card) - 1;
  if (foundations[suit]?.includes(below)) return undefined;
  return () => {
    const need = below === 0 ? 'is empty' : `is built up to ${symbolCard(makeCard(suit, below))}`;
    return `${symbolCard(card)} can't go to a foundation: none of its suit ${need}`;
  };
}

const BUILD_WORDS: Readonly<Record<Build, string>> = {
  'same-suit': 'in the same suit',
  'alternating-colour': 'in alternating colours',
  'other-suit': 'in any suit but the same',
  'any-suit': 'in any suit',
};

function objectionToBuild(
  rules: Rules,
  { columns }: Position,
  card: Card,
  from: number | 'waste',
  to: number,
): Objection | undefined {
  const column = columns[to];
  if (column === undefined) return () => `there is no column ${to + 1}`;
  if (from === to) return () => 'a move goes to another column';
  const under = column.at(-1);
  if (under === undefined) return objectionToFilling(rules, card, from);
  if (isBuiltOn(rules.build, card, under)) return undefined;
  return () =>
    `${symbolCard(card)} can't go onto ${symbolCard(under)}: columns are built down ${BUILD_WORDS[rules.build]}`;
}

function objectionToFilling(rules: Rules, card: Card, from: number | 'waste'): Objection | undefined {
  switch (rules.emptyColumn) {
    case 'any':
      return undefined;
    case 'none':
      return () => 'nothing may go into an empty column';
    case 'king':
      return rankOf(card) === rules.ranks
        ? undefined
        : () => `${symbolCard(card)} can't go into an empty column: only a card of the highest rank can`;
    case 'waste':
      return from === 'waste'
        ? undefined
        : () => 'only the top card of the waste may go into an empty column';
  }
}
