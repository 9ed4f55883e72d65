import type { Card } from '../cards/card.ts';

/**
 * Fisher-Yates from the last card down: each card changes places with the one at `index(bound)`, a number below
 * `bound`, which counts the cards up to and including it. All seed families shuffle so; they differ in `index`.
 */
export function shuffle(cards: readonly Card[], index: (bound: number) => number): Card[] {
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = index(last + 1);
    const card = shuffled[last] as Card;
    shuffled[last] = shuffled[chosen] as Card;
    shuffled[chosen] = card;
  }
  return shuffled;
}
