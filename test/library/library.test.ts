import { describe, expect, test } from 'vitest';
import * as library from '../../src/index.ts';
import { type Deal, games, parseDeal, solve, verify } from '../../src/index.ts';

const BUDGET = { nodes: 100_000, memory: 64 };
const lucas17 = parseDeal('lucas', '17');
/** Four cards that block each other. */
const TINY = {
  name: 'tiny',
  decks: 1,
  suits: 2,
  ranks: 2,
  columns: 2,
  cardsPerColumn: 2,
  build: 'same-suit',
} as const;

test('exports four names', () => {
  expect(Object.keys(library).sort()).toEqual(['games', 'parseDeal', 'solve', 'verify']);
});

test('games are the nine and two more, each accepted as rules again', () => {
  expect(games.map(({ name }) => name).slice(0, 9)).toContain('rank-and-file');
  expect(games).toHaveLength(11);
  for (const rules of games) expect(parseDeal(rules, '17')).toEqual(parseDeal(rules.name, '17'));
});

describe('parseDeal', () => {
  test('takes names and texts', () => {
    expect(lucas17.columns).toHaveLength(13);
    expect(lucas17.foundations).toEqual({ C: [1, 1], H: [1, 1], S: [1, 1], D: [1, 1] });
    expect(parseDeal('lucas', ' native:17\n')).toEqual(lucas17);
    const text = [...lucas17.columns, ['Stock:', ...lucas17.stock]]
      .map((cards) => cards.join(' '))
      .join('\n');
    expect(parseDeal('lucas', text)).toEqual(lucas17);
    expect(parseDeal('lucas', JSON.stringify(lucas17))).toEqual(lucas17);
  });

  test('shows face-down cards', () => {
    expect(parseDeal('indian', '17').columns[0]?.[0]).toMatch(/^<..>$/);
  });

  test.each([
    ['klondike', '17', /no game "klondike"/],
    ['street', '17', /did you mean streets\?/],
    ['streets', '1..3', /means 3 deals; give one/],
    ['streets', 'seventeen', /"seventeen" names no deal/],
    ['streets', '', /empty/],
    ['streets', '7S 7X', /^Line 1: "7X" is no card/],
  ])('of %s refuses %j', (game, text, message) => {
    expect(() => parseDeal(game, text)).toThrow(expect.objectContaining({ name: 'InputError' }));
    expect(() => parseDeal(game, text)).toThrow(message);
  });
});

describe('solve', () => {
  test('gives a solution as moves and in words, and verify agrees with both', () => {
    const outcome = solve('lucas', lucas17, { budget: BUDGET });
    if (outcome.verdict !== 'solvable') throw new Error(`native:17 of Lucas is ${outcome.verdict}`);
    const { length: moves } = outcome.solution;
    expect(verify('lucas', lucas17, outcome.solution)).toEqual({ wins: true, moves });
    const words = outcome.solution.map((move) => move.words).join('\n');
    expect(verify('lucas', lucas17, words)).toEqual({ wins: true, moves });
    expect(outcome.effort.nodes).toBeGreaterThan(0);
  });

  test('knows when there is none, by rules of your own', () => {
    const deal = parseDeal(TINY, 'AC 2C\nAH 2H');
    expect(solve(TINY, deal)).toMatchObject({ verdict: 'unsolvable' });
    const open: Deal = {
      ...deal,
      columns: [
        ['2C', 'AC'],
        ['2H', 'AH'],
      ],
    };
    expect(solve(TINY, open)).toMatchObject({ verdict: 'solvable' });
  });

  test('gives up when its budget is used up or it is told to', () => {
    const hard = parseDeal('forty-thieves', '2');
    expect(solve('forty-thieves', hard, { budget: { nodes: 50 } })).toMatchObject({
      verdict: 'unknown',
      reason: 'nodes',
    });
    expect(solve('forty-thieves', hard, { stop: () => 'time' })).toMatchObject({
      verdict: 'unknown',
      reason: 'time',
    });
  });

  test('refuses deals, rules and budgets that are not valid', () => {
    const [first = [], ...rest] = lucas17.columns;
    expect(() => solve('lucas', { ...lucas17, columns: [first.slice(1), ...rest] })).toThrow(/missing/);
    expect(() => solve('lucas', { ...lucas17, columns: rest })).toThrow(/13 columns, not 12/);
    expect(() => solve({ ...TINY, columns: 99 }, lucas17)).toThrow(/columns: /);
    expect(() => solve('lucas', lucas17, { budget: { nodes: 0.5 } })).toThrow(/budget\.nodes .* not 0\.5/);
  });
});

describe('verify', () => {
  test('names the first move that is wrong', () => {
    expect(verify('lucas', lucas17, 'd 99f')).toEqual({ wins: false, at: 2, why: 'there is no column 99' });
    expect(verify('lucas', lucas17, [{ from: 'stock', to: 'waste', count: 1 }])).toMatchObject({
      wins: false,
      at: 1,
      why: expect.stringContaining("doesn't win"),
    });
    expect(() => verify('lucas', lucas17, 'hocus pocus')).toThrow(/^Line 1: "hocus pocus" is no move/);
  });
});
