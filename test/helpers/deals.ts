// Fresh deals for tests, for any rules and any size of deck, without leaning on the dealers under test.
import { type Card, makeCard, rankOf } from '../../src/cards/card.ts';
import { fullDeck } from '../../src/cards/deck.ts';
import type { Deal } from '../../src/deals/deal.ts';
import { type Rules, stockSize } from '../../src/rules/rules.ts';
import { type Random, seededRandom, shuffled } from './random.ts';

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

/** The fewest and the most cards that are left in an endgame. */
const LEFT = [7, 14] as const;

/** A position with most cards on foundations, some suits far behind others, and the rest anywhere. */
export function endgame(rules: Rules, random: Random): Deal {
  const lowest = rules.acesOut ? 1 : 0;
  const heights = Array.from({ length: rules.suits }, () => Array<number>(rules.decks).fill(rules.ranks));
  const slow = Array.from(heights, () => 1 + 6 * random(2) + random(3));
  const cards: Card[] = [];
  const left = LEFT[0] + random(LEFT[1] - LEFT[0] + 1);
  while (cards.length < left) {
    const suit = random(rules.suits);
    const pile = random(rules.decks);
    const height = heights[suit]?.[pile] ?? 0;
    if (height === lowest || random(slow[suit] ?? 1) > 0) {
      if (heights.every((suit) => suit.every((height) => height === lowest))) break;
      continue;
    }
    cards.push(makeCard(suit, height));
    heights[suit]?.splice(pile, 1, height - 1);
  }
  const order = shuffled(cards, random);
  const waste = order.splice(0, random(4));
  const stock = order.splice(0, random(6));
  const columns: Card[][] = Array.from({ length: rules.columns }, () => []);
  for (const card of order) columns[random(rules.columns)]?.push(card);
  return {
    columns,
    faceDown: columns.map((column) => Math.min(rules.faceDown, Math.max(0, column.length - 1))),
    stock,
    waste,
    foundations: heights.map((piles) => piles.toSorted((a, b) => b - a)),
    redeals: rules.redeals === null ? null : random(rules.redeals + 1),
  };
}
