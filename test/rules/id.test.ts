import { expect, test } from 'vitest';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import { rulesId } from '../../src/rules/id.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { game } from '../helpers/games.ts';

const all = [...GAMES, ...OTHER_READINGS];
const base = game('forty-thieves');

test('the ids of the games stand in study files and must never change', () => {
  expect(Object.fromEntries(all.map((rules) => [rules.name, rulesId(rules)]))).toMatchInlineSnapshot(`
    {
      "forty-thieves": "8308819d",
      "indian": "29862d68",
      "limited": "a8770db1",
      "little-forty": "cccc6fec",
      "little-forty-pysolfc": "c4979700",
      "lucas": "33b1c516",
      "lucas-pysolfc": "54633dc9",
      "maria": "0dbd9e74",
      "number-ten": "2d90b8bd",
      "rank-and-file": "a155ac70",
      "streets": "acd29715",
    }
  `);
});

test('names do not count', () => {
  expect(rulesId({ ...base, name: 'roosevelt', title: 'Roosevelt at San Juan' })).toBe(rulesId(base));
});

test('what holds runs together does not count where none move', () => {
  expect(rulesId({ ...base, runBuild: 'any-suit' })).toBe(rulesId(base));
});

const changes: Partial<Rules>[] = [
  { decks: 3 },
  { suits: 3 },
  { ranks: 12 },
  { columns: 11 },
  { cardsPerColumn: 3 },
  { faceDown: 1 },
  { build: 'other-suit' },
  { moveRuns: true },
  { moveRuns: true, runBuild: 'any-suit' },
  { draw: 2 },
  { redeals: 1 },
  { redeals: null },
  { acesOut: true },
  { emptyColumn: 'none' },
];

test('every other field counts', () => {
  const ids = [base, ...changes.map((change) => ({ ...base, ...change }))].map(rulesId);
  expect(new Set(ids).size).toBe(changes.length + 1);
});
