// The portfolio: budgets, reasons, stopping, and that the same question has the same answer.
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/deals/deal.ts';
import { dealByName, parseDealNames } from '../../src/deals/name.ts';
import { dealNative } from '../../src/deals/native.ts';
import { replay } from '../../src/game/replay.ts';
import { GAMES } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { solve } from '../../src/solver/solve.ts';
import { State } from '../../src/solver/state.ts';
import { STRATEGIES, type Strategy } from '../../src/solver/verdict.ts';
import { randomDeal } from '../helpers/deals.ts';
import { game } from '../helpers/games.ts';
import { SMALL_GAMES } from '../helpers/small-games.ts';
import { knownDeals } from '../helpers/truth.ts';

const lucas = game('lucas');
const fortyThieves = game('forty-thieves');
/** Can't be won, and that takes a complete search of hundreds of thousands of nodes. */
const HARD = dealByName(fortyThieves, parseDealNames('solvitaire:41').at(0));
/** All searches win it soon. */
const EASY = dealNative(lucas, '8');

describe.each(STRATEGIES)('strategy %s', (strategy) => {
  test('wins an easy deal', () => {
    const outcome = solve(lucas, EASY, { budget: { nodes: 20_000, memory: 64 }, strategy });
    if (outcome.verdict !== 'solvable') return expect.fail(outcome.verdict);
    expect(replay(lucas, EASY, outcome.line)).toMatchObject({ ok: true });
    expect(outcome.effort.method).toMatch(
      strategy === 'auto' ? /^(beam \d+|dfs)$/ : new RegExp(`^${strategy}`),
    );
  });

  test.each([1, 2, 100, 5_000])('uses up %i nodes, and no more', (nodes) => {
    const outcome = solve(fortyThieves, HARD, { budget: { nodes, memory: 64 }, strategy });
    expect(outcome).toMatchObject({ verdict: 'unknown', effort: { nodes } });
  });

  test('gives used up nodes as the reason', () => {
    const outcome = solve(fortyThieves, HARD, { budget: { nodes: 100, memory: 64 }, strategy });
    expect(outcome).toMatchObject({ reason: 'nodes' });
  });

  test('counts stages', () => {
    const outcome = solve(lucas, EASY, { budget: { nodes: 20_000, memory: 64 }, strategy });
    expect(outcome.effort.deepestStage).toBeGreaterThan(0);
  });

  test.each(['interrupted', 'time'] as const)('ends soon after it is told to, because of %s', (reason) => {
    let asked = 0;
    const stop = () => (++asked === 3 ? reason : undefined);
    const outcome = solve(fortyThieves, HARD, { budget: { nodes: 1e6, memory: 64 }, strategy, stop });
    expect(outcome).toMatchObject({ verdict: 'unknown', reason });
    expect(asked).toBe(3);
    expect(outcome.effort.nodes).toBeLessThanOrEqual(3 * 4096);
  });

  test('says the same each time', () => {
    for (const rules of GAMES) {
      const answer = () =>
        solve(rules, dealNative(rules, '3'), { budget: { nodes: 4_000, memory: 32 }, strategy });
      expect(answer(), rules.name).toEqual(answer());
    }
  });

  test('never contradicts the truth about small deals, however small its budget', () => {
    const verdicts = { solvable: 0, unsolvable: 0, unknown: 0 };
    for (const small of SMALL_GAMES) {
      for (const { rules, deal, winnable, seed } of knownDeals(small, 12, 1_500)) {
        for (const nodes of [1, 10, 100]) {
          const outcome = solve(rules, deal, { budget: { nodes, memory: 4 }, strategy });
          verdicts[outcome.verdict]++;
          if (outcome.verdict === 'unknown') continue;
          expect(outcome.verdict, `deal ${seed}`).toBe(winnable ? 'solvable' : 'unsolvable');
          if (outcome.verdict === 'solvable')
            expect(replay(rules, deal, outcome.line), `deal ${seed}`).toMatchObject({ ok: true });
        }
      }
    }
    expect(verdicts.solvable).toBeGreaterThan(50);
    expect(verdicts.unknown).toBeGreaterThan(20);
    // A beam can't know that there is no line.
    if (strategy === 'beam') expect(verdicts.unsolvable).toBe(0);
    else expect(verdicts.unsolvable).toBeGreaterThan(50);
  });
});

test.each(['beam', 'dfs', 'astar'] as const)(
  '%s runs out of memory before it runs out of nodes',
  (strategy) => {
    const outcome = solve(fortyThieves, HARD, { budget: { nodes: 1e6, memory: 4 }, strategy });
    expect(outcome).toMatchObject({ verdict: 'unknown', reason: 'memory' });
    expect(outcome.effort.nodes).toBeGreaterThan(0);
    expect(outcome.effort.nodes).toBeLessThan(1e6);
    if (strategy === 'dfs') expect(outcome.effort.tableLoad).toBeGreaterThan(0.75);
  },
);

describe('more memory than is needed changes nothing', () => {
  const answer = (rules: Rules, deal: Deal, strategy: Strategy, memory: number) => {
    const { effort, ...verdict } = solve(rules, deal, { budget: { nodes: 1e6, memory }, strategy });
    return { ...verdict, nodes: effort.nodes, method: effort.method };
  };

  test('when a beam wins', () => {
    expect(answer(lucas, EASY, 'auto', 256)).toEqual(answer(lucas, EASY, 'auto', 64));
  });

  test('when all lines of play lose, and the table has grown several times', () => {
    const least = answer(fortyThieves, HARD, 'dfs', 16);
    expect(least).toMatchObject({ verdict: 'unsolvable' });
    for (const memory of [64, 1000]) expect(answer(fortyThieves, HARD, 'dfs', memory)).toEqual(least);
  });
});

test('a game with more columns than a move can name is refused', () => {
  const rules = { ...lucas, columns: 25 };
  expect(() => new State(rules, randomDeal({ ...rules, cardsPerColumn: 2 }, 1))).toThrow(
    'lucas has 25 columns; the solver can name 24.',
  );
});
