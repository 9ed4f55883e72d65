import { type Card, makeCard } from './card.ts';

/** The cards of one or more decks, deck by deck, suit by suit in the order of SUITS, ace to king. */
export function fullDeck(decks: number, suits = 4, ranks = 13): Card[] {
  const cards: Card[] = [];
  for (let deck = 0; deck < decks; deck++) {
    for (let suit = 0; suit < suits; suit++) {
      for (let rank = 1; rank <= ranks; rank++) cards.push(makeCard(suit, rank));
    }
  }
  return cards;
}
