import type { Card } from '../cards/card.ts';

/**
 * Where every card lies when play (or solving) begins: a fresh deal, or a position in the middle of play.
 * The deal says nothing of the game; `checkDeal` holds it against one.
 */
export interface Deal {
  /** Columns from left to right, each from its deepest card to the exposed one. */
  readonly columns: readonly (readonly Card[])[];
  /** For each column, how many of its deepest cards lie face down. */
  readonly faceDown: readonly number[];
  /** The next card to draw first. */
  readonly stock: readonly Card[];
  /** The top card, the one that can be played, last. */
  readonly waste: readonly Card[];
  /** For each suit, in the order of SUITS, the heights of its foundations (0 is empty), one per deck, highest first. */
  readonly foundations: readonly (readonly number[])[];
  /** Redeals left. `null` is without limit. */
  readonly redeals: number | null;
}
