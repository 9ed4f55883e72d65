import { describe, expect, test } from 'vitest';
import { findGame } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { Ledger } from '../../src/study/ledger.ts';
import type { PlannedDeals } from '../../src/study/plan.ts';
import type { Row } from '../../src/study/row.ts';
import { rateInterval, summarise, wilson } from '../../src/study/statistics.ts';
import { exampleRow } from './rows.ts';

describe('wilson', () => {
  // Worked examples: Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('all of the range without trials', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('mirrored when successes and failures change places', () => {
    const { low, high } = wilson(7, 40);
    const mirrored = wilson(33, 40);
    expect(mirrored.low).toBeCloseTo(1 - high, 12);
    expect(mirrored.high).toBeCloseTo(1 - low, 12);
  });
});

describe('rateInterval', () => {
  test('counts unknown deals against both ends', () => {
    expect(rateInterval(30, 50, 100)).toEqual({ low: wilson(30, 100).low, high: wilson(80, 100).high });
  });
});

describe('summarise', () => {
  const rules = findGame('streets') as Rules;
  const row = exampleRow({ game: 'streets' });
  const named = (...names: string[]): PlannedDeals => ({
    length: names.length,
    at: (index) => ({ name: names[index] ?? '', dealFor: () => expect.unreachable() }),
  });
  const rows = ledgerOf(
    { ...row, deal: '1', verdict: 'solvable', moves: 120, reason: null, nodes: 100, ms: 500 },
    { ...row, deal: '2', verdict: 'unknown', moves: null, reason: 'nodes', nodes: 300, ms: 1500 },
    { ...row, deal: '4', verdict: 'unsolvable', moves: null, reason: null, nodes: 999, ms: 9000 },
  );

  test('takes the deals up to the first missing one, however many came after it', () => {
    expect(summarise(rules, named('1', '2', '3', '4'), rows)).toMatchObject({
      planned: 4,
      deals: 2,
      solvable: 1,
      unsolvable: 0,
      unknown: 1,
      meanNodes: 200,
      meanSeconds: 1,
      rate: { low: wilson(1, 2).low, high: 1 },
    });
  });

  test('takes the deals of the plan alone, in its order', () => {
    expect(summarise(rules, named('4', '1'), rows)).toMatchObject({
      planned: 2,
      deals: 2,
      solvable: 1,
      unsolvable: 1,
    });
  });

  test('of nothing says nothing', () => {
    expect(summarise(rules, named('5'), rows)).toMatchObject({
      deals: 0,
      rate: { low: 0, high: 1 },
      meanNodes: 0,
      meanSeconds: 0,
    });
  });
});

function ledgerOf(...rows: Row[]): Ledger {
  const ledger = new Ledger();
  for (const row of rows) ledger.set(row);
  return ledger;
}
