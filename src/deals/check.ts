import { type Card, makeCard, rankOf, suitOf } from '../cards/card.ts';
import { symbolCard } from '../cards/text.ts';
import { countOf } from '../count-of.ts';
import { InputError } from '../errors.ts';
import { cardCount, type Rules, stockSize } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { unshuffledDeck } from './fresh.ts';

export interface CheckOptions {
  /** Whether play may have begun. If not, every pile must be as the game deals it. */
  readonly inPlay: boolean;
  /** How messages name a column by its index; `Column 3` for 2 if left out. */
  readonly nameColumn?: (index: number) => string;
}

const COPIES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const NAMED_AT_MOST = 8;

/** For messages: `third copy of 7♠`. `copy` counts from 1. */
export const nameCopy = (card: Card, copy: number): string =>
  `${COPIES[copy - 1] ?? `${copy}th`} copy of ${symbolCard(card)}`;

/** Whether the card is one of those that the game is played with. */
export const inDeck = (rules: Rules, card: Card): boolean =>
  suitOf(card) < rules.suits && rankOf(card) <= rules.ranks;

/** The cards that lie on foundations of these heights, suit by suit. */
export const foundationCards = (foundations: Deal['foundations']): Card[] =>
  foundations.flatMap((heights, suit) =>
    heights.flatMap((height) => Array.from({ length: height }, (_, index) => makeCard(suit, index + 1))),
  );

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

function checkColumns(rules: Rules, deal: Deal, { inPlay, nameColumn }: Required<CheckOptions>): void {
  if (deal.columns.length !== rules.columns) {
    throw new InputError(
      `${rules.title} has ${countOf(rules.columns, 'column')}, not ${deal.columns.length}.`,
    );
  }
  // A column grows by building downwards only, so by no more than the ranks below a king.
  const longest = rules.cardsPerColumn + rules.ranks - 1;
  deal.columns.forEach((column, index) => {
    if (!inPlay && column.length !== rules.cardsPerColumn) {
      throw new InputError(
        `${nameColumn(index)} has ${countOf(column.length, 'card')}; ${rules.title} deals ${rules.cardsPerColumn}.`,
      );
    }
    if (column.length > longest) {
      throw new InputError(
        `${nameColumn(index)} has ${countOf(column.length, 'card')}; in ${rules.title} no column grows beyond ${longest}.`,
      );
    }
  });
}

function checkFaceDown(rules: Rules, deal: Deal, { inPlay, nameColumn }: Required<CheckOptions>): void {
  if (deal.faceDown.length !== deal.columns.length) {
    throw new InputError(
      `The deal counts face-down cards for ${countOf(deal.faceDown.length, 'column')}, but has ${deal.columns.length}.`,
    );
  }
  deal.faceDown.forEach((count, index) => {
    const size = deal.columns[index]?.length ?? 0;
    if (inPlay ? !isCount(count, rules.faceDown) : count !== rules.faceDown) {
      throw new InputError(
        `${nameColumn(index)} has ${countOf(count, 'face-down card')}; ${rules.title} ${inPlay ? 'has at most' : 'deals'} ${rules.faceDown}.`,
      );
    }
    if (count > 0 && count >= size) {
      throw new InputError(`${nameColumn(index)} has a face-down card on top; it would be turned up.`);
    }
  });
}

function checkFoundations(rules: Rules, deal: Deal, inPlay: boolean): void {
  if (deal.foundations.length !== rules.suits) {
    throw new InputError(
      `The deal has foundations for ${countOf(deal.foundations.length, 'suit')}; ${rules.title} has ${rules.suits}.`,
    );
  }
  const start = rules.acesOut ? 1 : 0;
  for (const heights of deal.foundations) {
    if (heights.length !== rules.decks) {
      throw new InputError(
        `A suit has ${countOf(heights.length, 'foundation')}; ${rules.title} has ${rules.decks}.`,
      );
    }
    heights.forEach((height, index) => {
      if (!isCount(height, rules.ranks)) throw new InputError(`A foundation can't hold ${height} cards.`);
      if (height > (heights[index - 1] ?? height)) {
        throw new InputError(`A suit's foundations must be given highest first, not ${heights.join(', ')}.`);
      }
      if (height < start) {
        throw new InputError(`${rules.title} begins with all aces on the foundations, and they stay there.`);
      }
      if (!inPlay && height !== start) {
        throw new InputError(`A fresh deal of ${rules.title} can't have ${height} cards on a foundation.`);
      }
    });
  }
}

function checkStockAndWaste(rules: Rules, deal: Deal, inPlay: boolean): void {
  const size = stockSize(rules);
  const { stock, waste } = deal;
  if (!inPlay && waste.length > 0) {
    throw new InputError(`A fresh deal has no waste, but there are ${countOf(waste.length, 'card')}.`);
  }
  if (inPlay ? stock.length > size : stock.length !== size) {
    throw new InputError(
      `The stock has ${countOf(stock.length, 'card')}; in ${rules.title} it ${inPlay ? 'never has more than' : 'has'} ${size}.`,
    );
  }
  if (waste.length > size - stock.length) {
    throw new InputError(
      `The waste has ${countOf(waste.length, 'card')}, but only ${size - stock.length} can have left the stock.`,
    );
  }
}

function checkRedeals(rules: Rules, deal: Deal, inPlay: boolean): void {
  const { redeals } = deal;
  if (rules.redeals === null || redeals === null) {
    if (redeals !== rules.redeals) {
      throw new InputError(
        `${rules.title} allows ${rules.redeals ?? 'any number of'} redeals, not ${redeals ?? 'any number'}.`,
      );
    }
  } else if (inPlay ? !isCount(redeals, rules.redeals) : redeals !== rules.redeals) {
    const range =
      rules.redeals === 0 ? 'none' : inPlay ? `0 to ${rules.redeals}` : `${rules.redeals} to begin with`;
    throw new InputError(`The deal has ${countOf(redeals, 'redeal')} left; ${rules.title} has ${range}.`);
  }
}

function checkCards(rules: Rules, deal: Deal): void {
  const counts = new Map<Card, number>();
  const cards = [...deal.columns.flat(), ...deal.stock, ...deal.waste, ...foundationCards(deal.foundations)];
  for (const card of cards) {
    if (!inDeck(rules, card)) throw new InputError(`${symbolCard(card)} is no card of ${rules.title}.`);
    const copies = (counts.get(card) ?? 0) + 1;
    if (copies > rules.decks) {
      throw new InputError(
        `There is a ${nameCopy(card, copies)}; ${rules.title} is played with ${countOf(rules.decks, 'deck')}.`,
      );
    }
    counts.set(card, copies);
  }
  if (cards.length === cardCount(rules)) return;
  const missing = unshuffledDeck(rules).filter((card) => {
    const copies = counts.get(card) ?? 0;
    counts.set(card, copies - 1);
    return copies <= 0;
  });
  const named = missing.slice(0, NAMED_AT_MOST).map(symbolCard).join(' ');
  const more = missing.length > NAMED_AT_MOST ? ` and ${missing.length - NAMED_AT_MOST} more` : '';
  throw new InputError(`${missing.length === 1 ? 'A card is' : 'Cards are'} missing: ${named}${more}.`);
}

/**
 * Holds a deal against a game: the right cards, each as often as there are decks, in piles that can come about.
 * Throws an InputError that names the first pile or card that is wrong.
 */
export function checkDeal(rules: Rules, deal: Deal, options: CheckOptions): void {
  const { inPlay, nameColumn = (index: number) => `Column ${index + 1}` } = options;
  checkColumns(rules, deal, { inPlay, nameColumn });
  checkFaceDown(rules, deal, { inPlay, nameColumn });
  checkFoundations(rules, deal, inPlay);
  checkStockAndWaste(rules, deal, inPlay);
  checkRedeals(rules, deal, inPlay);
  checkCards(rules, deal);
}
