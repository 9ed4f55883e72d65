import { type Card, makeCard, RANKS, rankOf, SUIT_SYMBOLS, SUITS, suitOf } from './card.ts';

/** Two letters, rank then suit: `TD` is the ten of diamonds. */
export const formatCard = (card: Card): string => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;

/** For people: `10♦`. */
export const symbolCard = (card: Card): string => {
  const rank = rankOf(card);
  return `${rank === 10 ? '10' : RANKS[rank]}${SUIT_SYMBOLS[suitOf(card)]}`;
};

// Outlined symbols (♡) and the letters of the other case mean the same suits.
const SUIT_SPELLINGS = ['C♣♧', 'H♥♡', 'S♠♤', 'D♦♢'] as const;

/** Reads `TD`, `10d`, `10♦` or `1D` (ace); an emoji variation selector after the suit is ignored. Undefined if it is no card. */
export function parseCard(text: string): Card | undefined {
  const match = /^(10|[1-9]|[ATJQK])(.)\uFE0F?$/u.exec(text.toUpperCase());
  if (match === null) return undefined;
  const [, rankText = '', suitText = ''] = match;
  const rank =
    rankText === '10' ? 10 : rankText === '1' ? 1 : RANKS.indexOf(rankText as (typeof RANKS)[number]);
  const suit = SUIT_SPELLINGS.findIndex((spellings) => spellings.includes(suitText));
  return suit < 0 ? undefined : makeCard(suit, rank);
}
