import { expect, test } from 'vitest';
import { formatCard } from '../../src/cards/text.ts';
import { checkDeal } from '../../src/deals/check.ts';
import type { Deal } from '../../src/deals/deal.ts';
import { dealNative } from '../../src/deals/native.ts';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { game } from '../helpers/games.ts';

const show = (deal: Deal): string[] =>
  [...deal.columns, deal.stock].map((pile) => pile.map(formatCard).join(' '));

// These must never change: published results name deals by their seeds.
test('native deal 42 of Forty Thieves is frozen', () => {
  expect(show(dealNative(game('forty-thieves'), '42'))).toMatchInlineSnapshot(`
    [
      "5S 4S 4S QD",
      "9S 9H 2D 7D",
      "AH 9S 6D TD",
      "5S 8C 8C 6H",
      "3H 4D 8H 9D",
      "8D 6H 5H 5D",
      "7D 7H KC KD",
      "4C 2H 4D 2S",
      "6C QC KC 6D",
      "AS 7H 9C 7C",
      "2C 3D 6S 6S 2D AS QS 2S 3H 9H AC AD JD QH 8D AD 2C 5D JH KS TS QC 9C TC 5C TH 5C 3C 9D 7S 8S JS AC KD KH JS AH JC QS TS 3D TC 3S QD 4H TH 6C 7S 5H 2H 3C KH JD 8S QH TD 4C JC JH 8H KS 7C 4H 3S",
    ]
  `);
});

test('native deal 42 of Lucas is frozen', () => {
  expect(show(dealNative(game('lucas'), '42'))).toMatchInlineSnapshot(`
    [
      "5S 6H KC",
      "9S 7H 9C",
      "5S 2H QD",
      "3H QC 7D",
      "8D 7H TD",
      "7D 4S 6H",
      "4C 2D 9D",
      "6C 6D 5D",
      "4S 8C KD",
      "9H 8H 2S",
      "9S 5H 6D",
      "8C KC 7C",
      "4D 4D 2C",
      "3D 6S 6S 2D QS 2S 3H 9H JD QH 8D 2C 5D JH KS TS QC 9C TC 5C TH 5C 3C 9D 7S 8S JS KD KH JS JC QS TS 3D TC 3S QD 4H TH 6C 7S 5H 2H 3C KH JD 8S QH TD 4C JC JH 8H KS 7C 4H 3S",
    ]
  `);
});

test.each([...GAMES, ...OTHER_READINGS])('deals $title right', (rules) => {
  for (let seed = 1; seed <= 20; seed++) {
    checkDeal(rules, dealNative(rules, String(seed)), { inPlay: false });
  }
});

/** The order in which a game with no aces out takes its cards from the shuffled deck. */
const asDealt = (rules: Rules, seed: string): number[] => {
  const { columns, stock } = dealNative(rules, seed);
  const rows = Array.from({ length: rules.cardsPerColumn }, (_, row) => columns.map((column) => column[row]));
  return [...rows.flat().map(Number), ...stock];
};

test('all games deal from the same deck, Lucas without its aces', () => {
  const deck = asDealt(game('forty-thieves'), '7');
  for (const rules of [...GAMES, ...OTHER_READINGS]) {
    const expected = rules.acesOut ? deck.filter((card) => (card & 15) !== 1) : deck;
    expect(asDealt(rules, '7')).toEqual(expected);
  }
});

test('small decks are shuffled whole', () => {
  const small: Rules = { ...game('lucas'), suits: 2, ranks: 4, columns: 3, cardsPerColumn: 2 };
  for (let seed = 1; seed <= 50; seed++) {
    checkDeal(small, dealNative(small, String(seed)), { inPlay: false });
  }
});

test('every card is as likely in the first place as any other', () => {
  const rules = game('forty-thieves');
  const deals = 10_400;
  const counts = new Map<number, number>();
  for (let seed = 1; seed <= deals; seed++) {
    const first = dealNative(rules, String(seed)).columns[0]?.[0] ?? -1;
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const expected = deals / 52;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(52);
  // 51 degrees of freedom: 99.9% of fair shuffles stay below 87.97.
  expect(chiSquare).toBeLessThan(87.97);
});
