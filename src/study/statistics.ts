// What rows say about a game. A rate is given as counts and as an interval in which an undecided deal counts
// against both ends: the lower bound takes it as unsolvable, the upper bound as solvable. A cut study is not a
// random sample of its deals (slow ones are missing), so only the deals up to the first missing one count.

import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import type { PlannedDeals } from './plan.ts';
import { type Row, rowKey } from './row.ts';

export interface Interval {
  /** Both between 0 and 1. */
  readonly low: number;
  readonly high: number;
}

export interface GameSummary {
  readonly rules: Rules;
  readonly rulesId: string;
  /** How many deals the study asks for. */
  readonly planned: number;
  /** How many of them count here: all up to the first that is missing. */
  readonly deals: number;
  readonly solvable: number;
  readonly unsolvable: number;
  readonly unknown: number;
  /** Share of the deals that are solvable, at 95% confidence, with unknown deals counted both ways. */
  readonly rate: Interval;
  readonly meanNodes: number;
  readonly meanSeconds: number;
}

/** The normal quantile of a two-sided interval at 95%. */
const Z95 = 1.959963984540054;

/**
 * Wilson's score interval for a share of `successes` in `trials`; all of 0 to 1 if there were no trials.
 * Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927).
 */
export function wilson(successes: number, trials: number, z = Z95): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const weight = (z * z) / trials;
  const centre = (share + weight / 2) / (1 + weight);
  const reach = Math.sqrt((share * (1 - share) + weight / 4) * weight) / (1 + weight);
  return {
    low: successes === 0 ? 0 : Math.max(0, centre - reach),
    high: successes === trials ? 1 : Math.min(1, centre + reach),
  };
}

/** Lower bound with every unknown deal as unsolvable, upper bound with every unknown deal as solvable. */
export const rateInterval = (solvable: number, unknown: number, deals: number): Interval => ({
  low: wilson(solvable, deals).low,
  high: wilson(solvable + unknown, deals).high,
});

/** Sums up one game of a plan. `rows` is by `rowKey`. */
export function summarise(rules: Rules, planned: PlannedDeals, rows: ReadonlyMap<string, Row>): GameSummary {
  const counted = completePrefix(rules, planned, rows);
  const count = (verdict: Row['verdict']) => counted.filter((row) => row.verdict === verdict).length;
  const mean = (value: (row: Row) => number) =>
    counted.reduce((sum, row) => sum + value(row), 0) / Math.max(1, counted.length);
  const solvable = count('solvable');
  const unknown = count('unknown');
  return {
    rules,
    rulesId: rulesId(rules),
    planned: planned.length,
    deals: counted.length,
    solvable,
    unsolvable: count('unsolvable'),
    unknown,
    rate: rateInterval(solvable, unknown, counted.length),
    meanNodes: mean((row) => row.nodes),
    meanSeconds: mean((row) => row.ms / 1000),
  };
}

/** The rows of the planned deals, up to the first deal that has none. */
function completePrefix(rules: Rules, planned: PlannedDeals, rows: ReadonlyMap<string, Row>): Row[] {
  const prefix: Row[] = [];
  for (let index = 0; index < planned.length; index++) {
    const row = rows.get(rowKey({ game: rules.name, deal: planned.at(index).name }));
    if (row === undefined) break;
    prefix.push(row);
  }
  return prefix;
}
