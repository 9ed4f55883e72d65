// Where cards lie when a solution begins, in few letters: the page has it for each deal that it can play.
import type { Card } from '../../cards/card.ts';
import { formatCard, parseCard } from '../../cards/text.ts';
import type { Deal } from '../../deals/deal.ts';

/** Piles are cards of two letters without anything between them. */
export interface StartData {
  readonly columns: readonly string[];
  readonly faceDown: readonly number[];
  readonly stock: string;
  readonly waste: string;
  readonly foundations: readonly (readonly number[])[];
  readonly redeals: number | null;
}

export const packStart = ({ columns, faceDown, stock, waste, foundations, redeals }: Deal): StartData => ({
  columns: columns.map(packPile),
  faceDown,
  stock: packPile(stock),
  waste: packPile(waste),
  foundations,
  redeals,
});

export const unpackStart = ({ columns, faceDown, stock, waste, foundations, redeals }: StartData): Deal => ({
  columns: columns.map(unpackPile),
  faceDown,
  stock: unpackPile(stock),
  waste: unpackPile(waste),
  foundations,
  redeals,
});

const packPile = (cards: readonly Card[]): string => cards.map(formatCard).join('');

const unpackPile = (text: string): Card[] => (text.match(/../g) ?? []).map((card) => parseCard(card) as Card);
