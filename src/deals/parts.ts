// From what a file says to a deal. Every format reads into the same parts, so that all are checked alike and every
// message can say where in the file the offender stands.
import { type Card, makeCard, SUIT_SYMBOLS } from '../cards/card.ts';
import { symbolCard } from '../cards/text.ts';
import { countOf } from '../count-of.ts';
import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import { checkDeal, foundationCards, inDeck, nameCopy } from './check.ts';
import type { Deal } from './deal.ts';
import { startFoundations } from './fresh.ts';

/** A card and the place where it is written, e.g. `Line 3`. */
export interface WrittenCard {
  readonly card: Card;
  readonly faceDown: boolean;
  readonly where: string;
}

export interface WrittenColumn {
  readonly cards: readonly WrittenCard[];
  readonly where: string;
}

export interface WrittenFoundation {
  readonly suit: number;
  readonly height: number;
  readonly where: string;
}

/** What a file says. Parts that it leaves out are as they are when play begins. */
export interface DealParts {
  readonly columns: readonly WrittenColumn[];
  readonly stock: readonly WrittenCard[];
  /** Undefined if the file has no such part. One that has it, even empty, shows a position in play. */
  readonly waste: readonly WrittenCard[] | undefined;
  readonly foundations: readonly WrittenFoundation[];
  /** Undefined if the file doesn't say. */
  readonly redeals: number | null | undefined;
}

const cardsOf = (written: readonly WrittenCard[]): Card[] => written.map(({ card }) => card);

/** The heights of all foundations: those that are written, and the rest as when play begins. */
function readFoundations(rules: Rules, written: readonly WrittenFoundation[]): number[][] {
  for (const { suit, height, where } of written) {
    if (suit >= rules.suits || height > rules.ranks) {
      throw new InputError(`${where}: ${symbolCard(makeCard(suit, height))} is no card of ${rules.title}.`);
    }
  }
  return startFoundations(rules).map((start, suit) => {
    const piles = written.filter((pile) => pile.suit === suit);
    const extra = piles[rules.decks];
    if (extra !== undefined) {
      throw new InputError(
        `${extra.where}: more than ${countOf(rules.decks, 'foundation')} of ${SUIT_SYMBOLS[suit]}.`,
      );
    }
    const heights = [...piles.map(({ height }) => height), ...start.slice(piles.length)];
    return heights.sort((a, b) => b - a);
  });
}

/** Whether the file shows a position in play, not a fresh deal. */
const showsPlay = (rules: Rules, parts: DealParts): boolean =>
  parts.waste !== undefined ||
  parts.foundations.some(({ height }) => height > (rules.acesOut ? 1 : 0)) ||
  (parts.redeals !== undefined && parts.redeals !== rules.redeals);

function checkCopies(rules: Rules, written: readonly WrittenCard[], onFoundations: readonly Card[]): void {
  const counts = new Map<Card, number>();
  for (const card of onFoundations) counts.set(card, (counts.get(card) ?? 0) + 1);
  const played = new Set(onFoundations);
  for (const { card, where } of written) {
    if (!inDeck(rules, card))
      throw new InputError(`${where}: ${symbolCard(card)} is no card of ${rules.title}.`);
    const copies = (counts.get(card) ?? 0) + 1;
    if (copies > rules.decks) {
      const note = played.has(card) ? ', counting the foundations' : '';
      throw new InputError(
        `${where}: ${nameCopy(card, copies)}${note}; ${rules.title} is played with ${countOf(rules.decks, 'deck')}.`,
      );
    }
    counts.set(card, copies);
  }
}

/** How many of a column's cards lie face down; they must be the deepest, with a card on top that isn't. */
function countFaceDown({ cards }: WrittenColumn): number {
  const faceUp = cards.findIndex(({ faceDown }) => !faceDown);
  const count = faceUp < 0 ? cards.length : faceUp;
  const above = cards.slice(count).find(({ faceDown }) => faceDown);
  if (above !== undefined) {
    throw new InputError(
      `${above.where}: ${symbolCard(above.card)} lies face down above a card that is face up.`,
    );
  }
  const top = cards.at(-1);
  if (top?.faceDown) {
    throw new InputError(`${top.where}: ${symbolCard(top.card)} lies face down on top of its column.`);
  }
  return count;
}

/**
 * The deal that a file says, checked. In a fresh deal that marks no card as face down, those lie face down that the
 * game deals so. Throws an InputError that names the first thing that is wrong and where it stands.
 */
export function assembleDeal(rules: Rules, parts: DealParts): Deal {
  const { columns, stock, waste = [] } = parts;
  const foundations = readFoundations(rules, parts.foundations);
  checkCopies(
    rules,
    [...columns.flatMap(({ cards }) => cards), ...stock, ...waste],
    foundationCards(foundations),
  );
  const inPlay = showsPlay(rules, parts);
  const marked = columns.map(countFaceDown);
  const unmarked = !inPlay && marked.every((count) => count === 0);
  const deal: Deal = {
    columns: columns.map(({ cards }) => cardsOf(cards)),
    faceDown: unmarked ? marked.map(() => rules.faceDown) : marked,
    stock: cardsOf(stock),
    waste: cardsOf(waste),
    foundations,
    redeals: parts.redeals === undefined ? rules.redeals : parts.redeals,
  };
  const nameColumn = (index: number): string => {
    const where = columns[index]?.where;
    return where === undefined ? `Column ${index + 1}` : `${where}: column ${index + 1}`;
  };
  checkDeal(rules, deal, { inPlay, nameColumn });
  return deal;
}
