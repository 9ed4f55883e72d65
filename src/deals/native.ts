// Our own deal numbers. They are frozen: published results name deals by them, so the same seed must give the
// same cards in every version. A snapshot test guards this.
import seedrandom from 'seedrandom';
import type { Card } from '../cards/card.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { dealtCards, layOut, tableauSize, unshuffledDeck } from './fresh.ts';

const WORDS = 2 ** 32;

/** A uniform index below `bound`. Words of the uneven rest at the top of the range are thrown away, so there is no bias. */
function randomIndex(nextWord: () => number, bound: number): number {
  const even = WORDS - (WORDS % bound);
  for (;;) {
    const word = nextWord();
    if (word < even) return word % bound;
  }
}

/** Fisher-Yates over the deck in the order of `fullDeck`. It depends on the seed and the size of the deck, on nothing else of the game. */
function shuffledDeck(rules: Rules, seed: string): Card[] {
  const random = seedrandom(`forty-thieves/${seed}`);
  const nextWord = () => random.int32() >>> 0;
  const cards = unshuffledDeck(rules);
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = randomIndex(nextWord, last + 1);
    const card = cards[last] as Card;
    cards[last] = cards[chosen] as Card;
    cards[chosen] = card;
  }
  return cards;
}

/** The native deal of a seed, dealt from the front of the shuffled deck; games that begin with the aces out skip the aces. */
export function dealNative(rules: Rules, seed: string): Deal {
  const cards = dealtCards(rules, shuffledDeck(rules, seed));
  const dealt = tableauSize(rules);
  return layOut(rules, cards.slice(0, dealt), cards.slice(dealt));
}
