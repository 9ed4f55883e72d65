import { type Card, rankOf } from '../cards/card.ts';
import { fullDeck } from '../cards/deck.ts';
import { type Rules, stockSize } from '../rules/rules.ts';
import type { Deal } from './deal.ts';

/** The cards of a game in the order of `fullDeck`, before anyone shuffles them. */
export const unshuffledDeck = (rules: Rules): Card[] => fullDeck(rules.decks, rules.suits, rules.ranks);

/** The heights of the foundations when play begins. */
export const startFoundations = (rules: Rules): number[][] =>
  Array.from({ length: rules.suits }, () => Array<number>(rules.decks).fill(rules.acesOut ? 1 : 0));

/** How many cards go to the columns when a game is dealt. */
export const tableauSize = (rules: Rules): number => rules.columns * rules.cardsPerColumn;

/** The cards that are dealt: all of a shuffled deck, or all but the aces where those begin on the foundations. */
export const dealtCards = (rules: Rules, shuffled: readonly Card[]): Card[] =>
  shuffled.filter((card) => !rules.acesOut || rankOf(card) !== 1);

/**
 * A fresh deal: `tableau` is dealt row by row, from the left column to the right one, and `stock` is the rest,
 * the next card to draw first.
 */
export function layOut(rules: Rules, tableau: readonly Card[], stock: readonly Card[]): Deal {
  return {
    columns: Array.from({ length: rules.columns }, (_, column) =>
      tableau.filter((_card, index) => index % rules.columns === column),
    ),
    faceDown: Array<number>(rules.columns).fill(rules.faceDown),
    stock,
    waste: [],
    foundations: startFoundations(rules),
    redeals: rules.redeals,
  };
}

/** Whether play has not begun: everything lies as `layOut` leaves it, whatever the cards. */
export const isFresh = (rules: Rules, deal: Deal): boolean =>
  deal.columns.every((column) => column.length === rules.cardsPerColumn) &&
  deal.faceDown.every((count) => count === rules.faceDown) &&
  deal.stock.length === stockSize(rules) &&
  deal.redeals === rules.redeals;
