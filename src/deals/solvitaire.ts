// The deals that Solvitaire (Blake and Gent) makes with `--random N`: C++'s std::mt19937 and Boost's
// uniform_int_distribution, so that its published results can be checked deal by deal.
import { type Card, makeCard } from '../cards/card.ts';
import type { Rules } from '../rules/rules.ts';
import { stockSize } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { dealtCards, layOut } from './fresh.ts';
import { mt19937, type NextWord } from './mt19937.ts';
import { shuffle } from './shuffle.ts';

/** Solvitaire's seeds are 32-bit signed integers; the negative ones are of no use to anyone. */
export const LAST_SOLVITAIRE_SEED = 2n ** 31n - 1n;

const LAST_WORD = 2 ** 32 - 1;

/** Boost cuts the range of a word into `bound` buckets of one size and draws again when a word falls behind the last. */
function bucketIndex(nextWord: NextWord, bound: number): number {
  const size = Math.floor(LAST_WORD / bound) + (LAST_WORD % bound === bound - 1 ? 1 : 0);
  for (;;) {
    const index = Math.floor(nextWord() / size);
    if (index < bound) return index;
  }
}

function unshuffled(rules: Rules): Card[] {
  const deck = Array.from({ length: rules.ranks }, (_, rank) =>
    Array.from({ length: rules.suits }, (__, suit) => makeCard(suit, rank + 1)),
  ).flat();
  return Array.from({ length: rules.decks }, () => deck).flat();
}

/** The deal of a seed (digits), dealt from the end of the shuffled deck: the stock first, then the tableau. */
export function dealSolvitaire(rules: Rules, seed: string): Deal {
  const nextWord = mt19937(Number(seed));
  const shuffled = shuffle(unshuffled(rules), (bound) => bucketIndex(nextWord, bound));
  const cards = dealtCards(rules, shuffled.reverse());
  const size = stockSize(rules);
  return layOut(rules, cards.slice(size), cards.slice(0, size).reverse());
}
