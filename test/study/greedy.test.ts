import { expect, test } from 'vitest';
import { dealByName, parseDealNames } from '../../src/deals/name.ts';
import { readDeal } from '../../src/deals/read.ts';
import { gradeOf, HARD_NODES } from '../../src/study/difficulty.ts';
import { playGreedily } from '../../src/study/greedy.ts';
import { game } from '../helpers/games.ts';

const deal = (name: string, seed: number) => dealByName(game(name), parseDealNames(String(seed)).at(0));

test('wins what only has to be cleared away, and never what cannot be won', () => {
  const rules = { ...game('streets'), suits: 2, ranks: 3, decks: 1, columns: 2, cardsPerColumn: 3 };
  const won = readDeal(rules, '3C 2C AC\n3H 2H AH');
  const lost = readDeal({ ...rules, build: 'same-suit' }, 'AC 3C 2H\nAH 3H 2C');
  expect(playGreedily(rules, won, 20)).toEqual({ tries: 20, wins: 20 });
  expect(playGreedily({ ...rules, build: 'same-suit' }, lost, 20)).toEqual({ tries: 20, wins: 0 });
});

test('tries the same games every time, and games that differ', () => {
  const [rules, cards] = [game('lucas'), deal('lucas', 1)];
  const wins = Array.from({ length: 30 }, (_, tries) => playGreedily(rules, cards, tries + 1).wins);
  expect(playGreedily(rules, cards, 30).wins).toBe(wins.at(-1));
  // More tries begin with those of fewer, so wins never fall and rise by one at most; some are lost and some won.
  for (let i = 1; i < 30; i++) expect([0, 1]).toContain((wins[i] ?? 0) - (wins[i - 1] ?? 0));
  expect(wins.at(-1)).toBeGreaterThan(0);
  expect(wins.at(-1)).toBeLessThan(30);
});

test('ends, though the waste may be turned over without limit', () => {
  const rules = { ...game('little-forty'), redeals: null };
  const cards = { ...deal('little-forty', 1), redeals: null };
  expect(playGreedily(rules, cards, 20).wins).toBeGreaterThan(0);
  const stuck = { ...game('forty-thieves'), redeals: null };
  expect(playGreedily(stuck, { ...deal('forty-thieves', 1), redeals: null }, 5).tries).toBe(5);
});

test.each([
  [20, 1e9, 'easy'],
  [5, 1e9, 'easy'],
  [4, 1, 'medium'],
  [1, 1e9, 'medium'],
  [0, HARD_NODES, 'hard'],
  [0, HARD_NODES + 1, 'expert'],
] as const)('%i wins and %i nodes make a deal %s', (wins, nodes, grade) => {
  expect(gradeOf(nodes, { tries: 20, wins })).toBe(grade);
});
