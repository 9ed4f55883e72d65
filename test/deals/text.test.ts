import { expect, test } from 'vitest';
import type { Deal } from '../../src/deals/deal.ts';
import { dealNative } from '../../src/deals/native.ts';
import { formatSolvitaireJson } from '../../src/deals/solvitaire-json.ts';
import { formatDealText } from '../../src/deals/text.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { game } from '../helpers/games.ts';

const small: Rules = {
  ...game('number-ten'),
  suits: 2,
  ranks: 5,
  columns: 3,
  cardsPerColumn: 4,
  redeals: 2,
};
const fresh = dealNative(small, '42');

test('a fresh deal is columns and stock', () => {
  expect(formatDealText(small, fresh)).toMatchInlineSnapshot(`
    "<5H> <2C> 5H 2C
    <AH> <2H> 4H 3C
    <4C> <2H> 3H 5C
    Stock: 4C 3H AC 5C 3C AC AH 4H
    "
  `);
});

test('a position in play has all parts', () => {
  const position: Deal = {
    columns: [[], fresh.columns[1] ?? [], fresh.columns[2] ?? []],
    faceDown: [0, 2, 1],
    stock: fresh.stock.slice(2),
    waste: fresh.stock.slice(0, 2),
    foundations: [
      [5, 0],
      [2, 1],
    ],
    redeals: 1,
  };
  expect(formatDealText(small, position)).toMatchInlineSnapshot(`
    "-
    <AH> <2H> 4H 3C
    <4C> 2H 3H 5C
    Stock: AC 5C 3C AC AH 4H
    Waste: 4C 3H
    Foundations: C-5 H-2 H-A
    Redeals: 1
    "
  `);
  expect(formatDealText({ ...small, redeals: null }, { ...position, redeals: null })).toContain(
    'Redeals: unlimited',
  );
});

test('Solvitaire’s JSON has the top of every pile last, and small letters for face-down cards', () => {
  expect(JSON.parse(formatSolvitaireJson(small, fresh))).toMatchInlineSnapshot(`
    {
      "stock": [
        "4H",
        "AH",
        "AC",
        "3C",
        "5C",
        "AC",
        "3H",
        "4C",
      ],
      "tableau piles": [
        [
          "5h",
          "2c",
          "5H",
          "2C",
        ],
        [
          "Ah",
          "2h",
          "4H",
          "3C",
        ],
        [
          "4c",
          "2h",
          "3H",
          "5C",
        ],
      ],
    }
  `);
});

test('Solvitaire’s JSON can’t hold a second foundation, nor used redeals', () => {
  const foundations = [
    [0, 0],
    [2, 1],
  ];
  expect(() => formatSolvitaireJson(small, { ...fresh, foundations })).toThrow('second foundation of ♥');
  expect(() => formatSolvitaireJson(small, { ...fresh, redeals: 1 })).toThrow('redeals are used up');
});

test('aces that begin on the foundations are left to the game', () => {
  const lucas = game('lucas');
  expect(formatDealText(lucas, dealNative(lucas, '1'))).not.toContain('Foundations');
  expect(formatSolvitaireJson(lucas, dealNative(lucas, '1'))).not.toContain('foundations');
});
