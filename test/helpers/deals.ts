// Fresh deals for tests, for any rules and any size of deck, without leaning on the dealers under test.
import { rankOf } from '../../src/cards/card.ts';
import { fullDeck } from '../../src/cards/deck.ts';
import type { Deal } from '../../src/deals/deal.ts';
import { type Rules, stockSize } from '../../src/rules/rules.ts';
import { seededRandom, shuffled } from './random.ts';

/** A fresh deal of the game that depends on the seed alone. Throws if the rules want more cards than there are. */
export function randomDeal(rules: Rules, seed: number): Deal {
  if (stockSize(rules) < 0) throw new RangeError(`${rules.name} wants more cards than its decks hold`);
  const deck = fullDeck(rules.decks, rules.suits, rules.ranks);
  const dealt = shuffled(
    rules.acesOut ? deck.filter((card) => rankOf(card) !== 1) : deck,
    seededRandom(seed),
  );
  const columns = Array.from({ length: rules.columns }, (_, column) =>
    dealt.slice(column * rules.cardsPerColumn, (column + 1) * rules.cardsPerColumn),
  );
  const startHeight = rules.acesOut ? 1 : 0;
  return {
    columns,
    faceDown: columns.map(() => rules.faceDown),
    stock: dealt.slice(rules.columns * rules.cardsPerColumn),
    waste: [],
    foundations: Array.from({ length: rules.suits }, () => Array<number>(rules.decks).fill(startHeight)),
    redeals: rules.redeals,
  };
}
