import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { parseCard } from '../../src/cards/text.ts';
import { checkDeal } from '../../src/deals/check.ts';
import { dealPysolfc, normalisePysolfcSeed } from '../../src/deals/pysolfc.ts';
import { dealSolvitaire } from '../../src/deals/solvitaire.ts';
import { InputError } from '../../src/errors.ts';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { game } from '../helpers/games.ts';

interface Vector {
  readonly variant: string;
  readonly deal: string;
  readonly columns: readonly (readonly string[])[];
  readonly faceDownPerColumn?: number;
  readonly stockNextFirst: readonly string[];
}

const vectors = (file: string): Vector[] =>
  JSON.parse(readFileSync(new URL(`vectors/${file}.data.json`, import.meta.url), 'utf8')).deals;

const cards = (texts: readonly string[]): (Card | undefined)[] => texts.map(parseCard);
const seedOf = (deal: string): string => deal.slice(deal.indexOf(':') + 1);

describe.each([
  ['pysolfc', dealPysolfc],
  ['solvitaire', dealSolvitaire],
] as const)('%s', (family, dealIt) => {
  test.each(vectors(family))('$variant $deal', (vector) => {
    const rules = game(vector.variant);
    const deal = dealIt(rules, seedOf(vector.deal));
    expect(deal.columns).toEqual(vector.columns.map(cards));
    expect(deal.stock).toEqual(cards(vector.stockNextFirst));
    if (vector.faceDownPerColumn !== undefined) {
      expect(deal.faceDown).toEqual(vector.columns.map(() => vector.faceDownPerColumn));
    }
  });

  test.each([...GAMES, ...OTHER_READINGS])('deals $title right', (rules) => {
    for (const seed of ['1', '2', '31999', '32000', '2147483647']) {
      checkDeal(rules, dealIt(rules, seed), { inPlay: false });
    }
  });

  test('deals small decks', () => {
    const small: Rules = { ...game('forty-thieves'), suits: 2, ranks: 4, columns: 3, cardsPerColumn: 2 };
    checkDeal(small, dealIt(small, '40000'), { inPlay: false });
  });
});

test('each generator of PySolFC deals its own cards', () => {
  const rules = game('forty-thieves');
  const deals = ['5', 'ms3000000000', 'ms5000000000', '3000000000', '5000000000'].map((seed) =>
    JSON.stringify(dealPysolfc(rules, seed)),
  );
  expect(new Set(deals).size).toBe(deals.length);
  expect(dealPysolfc(rules, 'ms5')).toEqual(dealPysolfc(rules, '5'));
  expect(dealPysolfc(rules, 'ms40000')).not.toEqual(dealPysolfc(rules, '40000'));
});

test.each([
  ['1', '1'],
  ['#24', '24'],
  ['00000000000000000024', '24'],
  ['1 000 000L', '1000000'],
  ['240-000', '240000'],
  ['MS5', 'ms5'],
  ['12345678901234567890', '12345678901234567890'],
  ['100000000000000000000', '100000000000000000000'],
  ['ms8589934591', 'ms8589934591'],
  ['0', '0'],
])('PySolFC writes %j, we write %j', (text, seed) => {
  expect(normalisePysolfcSeed(text)).toBe(seed);
});

test.each(['', 'ms', 'x5', '5x', 'ms0', 'ms8589934592', '100000000000000000001', '1e6', '+5'])(
  '%j is no deal number of PySolFC',
  (text) => {
    expect(() => normalisePysolfcSeed(text)).toThrow(InputError);
  },
);
