// Our own deal numbers. They are frozen: published results name deals by them, so the same seed must give the
// same cards in every version. A snapshot test guards this.
import seedrandom from 'seedrandom';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { dealtCards, layOut, tableauSize, unshuffledDeck } from './fresh.ts';
import { shuffle } from './shuffle.ts';

const WORDS = 2 ** 32;

/** A uniform index below `bound`. Words of the uneven rest at the top of the range are thrown away, so there is no bias. */
function randomIndex(nextWord: () => number, bound: number): number {
  const even = WORDS - (WORDS % bound);
  for (;;) {
    const word = nextWord();
    if (word < even) return word % bound;
  }
}

/**
 * The native deal of a seed. The shuffled deck depends on the seed and on which cards there are, not on the game, and
 * is dealt from its front; games that begin with the aces out skip the aces.
 */
export function dealNative(rules: Rules, seed: string): Deal {
  const random = seedrandom(`forty-thieves/${seed}`);
  const nextWord = () => random.int32() >>> 0;
  const shuffled = shuffle(unshuffledDeck(rules), (bound) => randomIndex(nextWord, bound));
  const cards = dealtCards(rules, shuffled);
  const dealt = tableauSize(rules);
  return layOut(rules, cards.slice(0, dealt), cards.slice(dealt));
}
