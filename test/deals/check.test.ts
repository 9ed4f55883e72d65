// Deals that programs make, not files: what files can get wrong is in read.test.ts.
import { describe, expect, test } from 'vitest';
import { makeCard } from '../../src/cards/card.ts';
import { parseCard } from '../../src/cards/text.ts';
import { checkDeal } from '../../src/deals/check.ts';
import type { Deal } from '../../src/deals/deal.ts';
import { InputError } from '../../src/errors.ts';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { randomDeal } from '../helpers/deals.ts';
import { game } from '../helpers/games.ts';
import { seededRandom } from '../helpers/random.ts';
import { randomWalk } from '../helpers/walks.ts';

const all = [...GAMES, ...OTHER_READINGS].map((rules) => [rules.title, rules] as const);

describe.each(all)('%s', (_title, rules) => {
  test('a fresh deal passes, as fresh and as a position', () => {
    checkDeal(rules, randomDeal(rules, 1), { inPlay: false });
    checkDeal(rules, randomDeal(rules, 1), { inPlay: true });
  });

  test('every position of random games passes as a position', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const walk = randomWalk(rules, randomDeal(rules, seed), seededRandom(seed), 300);
      for (const position of walk.positions) checkDeal(rules, position, { inPlay: true });
    }
  });

  test('after a draw it is no fresh deal', () => {
    const { stock, ...rest } = randomDeal(rules, 1);
    const drawn: Deal = { ...rest, stock: stock.slice(1), waste: stock.slice(0, 1) };
    expect(() => checkDeal(rules, drawn, { inPlay: false })).toThrow(InputError);
  });

  test('no two cards may be swapped for twins of others', () => {
    const { stock, ...rest } = randomDeal(rules, 1);
    const last = stock.at(-1) as number;
    const other = stock.find((card) => card !== last) as number;
    const wrong: Deal = { ...rest, stock: [...stock.slice(0, -1), other] };
    expect(() => checkDeal(rules, wrong, { inPlay: false })).toThrow(/third copy|missing/);
  });
});

const fortyThieves = game('forty-thieves');
const littleForty = game('little-forty');
const fresh = randomDeal(fortyThieves, 7);

test.each<[string, Rules, Partial<Deal>, RegExp]>([
  ['columns', fortyThieves, { columns: fresh.columns.slice(1) }, /10 columns, not 9/],
  ['counts of face-down cards', fortyThieves, { faceDown: [0] }, /face-down cards for 1 column, but has 10/],
  ['suits', fortyThieves, { foundations: [[0, 0]] }, /foundations for 1 suit; .*has 4/],
  [
    'foundations of a suit',
    fortyThieves,
    { foundations: [[0], [0], [0], [0]] },
    /A suit has 1 foundation; .*has 2/,
  ],
  [
    'a top card face down',
    game('indian'),
    { columns: fresh.columns.with(0, fresh.columns[0]?.slice(0, 1) ?? []), faceDown: Array(10).fill(1) },
    /Column 1 has a face-down card on top/,
  ],
  [
    'a height',
    fortyThieves,
    {
      foundations: [
        [14, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    },
    /can't hold 14 cards/,
  ],
  [
    'half a height',
    fortyThieves,
    {
      foundations: [
        [0.5, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    },
    /can't hold 0\.5 cards/,
  ],
  [
    'the order of heights',
    fortyThieves,
    {
      foundations: [
        [1, 2],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    },
    /highest first, not 1, 2/,
  ],
  ['a card that is none', fortyThieves, { stock: fresh.stock.with(0, makeCard(4, 1)) }, /no card/],
  ['redeals without limit', fortyThieves, { redeals: null }, /allows 0 redeals, not any number/],
  [
    'limited redeals',
    { ...fortyThieves, redeals: null },
    { redeals: 2 },
    /allows any number of redeals, not 2/,
  ],
  ['redeals begun', littleForty, { redeals: 4 }, /4 redeals left; .*0 to 3/],
])('wrong: %s', (_what, rules, change, message) => {
  const check = () => checkDeal(rules, { ...fresh, ...change }, { inPlay: true });
  expect(check).toThrow(InputError);
  expect(check).toThrow(message);
});

test('a card of a larger deck is named', () => {
  const small: Rules = { ...fortyThieves, suits: 2, ranks: 4, columns: 3, cardsPerColumn: 2 };
  const deal = randomDeal(small, 1);
  const stock = deal.stock.with(0, parseCard('5H') as number);
  expect(() => checkDeal(small, { ...deal, stock }, { inPlay: false })).toThrow(
    '5♥ is no card of Forty Thieves',
  );
});

test('the caller may name columns', () => {
  const columns = fresh.columns.with(2, []);
  const check = () =>
    checkDeal(fortyThieves, { ...fresh, columns }, { inPlay: false, nameColumn: (index) => `Row ${index}` });
  expect(check).toThrow('Row 2 has 0 cards');
});
