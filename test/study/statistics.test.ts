import { describe, expect, test } from 'vitest';
import { findGame } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { Ledger } from '../../src/study/ledger.ts';
import type { PlannedDeals } from '../../src/study/plan.ts';
import type { Row } from '../../src/study/row.ts';
import { Prefix, rateInterval, summarise, wilson } from '../../src/study/statistics.ts';
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

describe('until an interval is narrow enough', () => {
  const rules = findGame('streets') as Rules;
  const verdicts = 'SSUSS?SSSUSSSSSSSS?SSSSSSSUSSSSSSSSS'.repeat(4);
  const row = (index: number): Row => {
    const base = exampleRow({ game: 'streets', deal: `native:${index + 1}` });
    if (verdicts[index] === 'S') return base;
    const unknown = verdicts[index] === '?';
    return {
      ...base,
      verdict: unknown ? 'unknown' : 'unsolvable',
      moves: null,
      reason: unknown ? 'nodes' : null,
    };
  };
  const deals: PlannedDeals = {
    length: verdicts.length,
    at: (index) => ({ name: `native:${index + 1}`, dealFor: () => expect.unreachable() }),
  };
  const all = Array.from(verdicts, (_, index) => row(index));
  const halfWidth = ({ rate }: { rate: { low: number; high: number } }) => (rate.high - rate.low) / 2;

  test('the first deals count at which it is, however many there are', () => {
    const summary = summarise(rules, deals, ledgerOf(...all), 0.15);
    expect(halfWidth(summary)).toBeLessThanOrEqual(0.15);
    expect(summary.deals).toBeLessThan(verdicts.length);
    const before = { length: summary.deals - 1, at: deals.at };
    expect(halfWidth(summarise(rules, before, ledgerOf(...all)))).toBeGreaterThan(0.15);
    const enough = ledgerOf(...all.slice(0, summary.deals));
    expect(summarise(rules, deals, enough, 0.15)).toEqual(summary);
    expect(summarise(rules, deals, ledgerOf(...all.toReversed()), 0.15)).toEqual(summary);
  });

  test('all deals count if it never is', () => {
    const summary = summarise(rules, deals, ledgerOf(...all), 0.01);
    expect(summary.deals).toBe(verdicts.length);
  });

  test('a prefix goes on where it was when rows come in any order', () => {
    const rows = ledgerOf(...all.slice(1, 50));
    const prefix = new Prefix('streets', deals, rows, 0.15);
    expect(prefix.advance().length).toBe(0);
    rows.set(all[0] as Row);
    expect(prefix.advance().length).toBe(summarise(rules, deals, rows, 0.15).deals);
    expect(prefix.isExact).toBe(true);
  });
});

function ledgerOf(...rows: Row[]): Ledger {
  const ledger = new Ledger();
  for (const row of rows) ledger.set(row);
  return ledger;
}
