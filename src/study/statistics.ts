// What rows say about a game. A rate is given as counts and as an interval in which an undecided deal counts
// against both ends: the lower bound takes it as unsolvable, the upper bound as solvable. A cut study is not a
// random sample of its deals (slow ones are missing), so only the deals up to the first missing one count.

import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import type { Ledger } from './ledger.ts';
import type { PlannedDeals } from './plan.ts';
import type { Row } from './row.ts';

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

/**
 * The deals of a game in the order of the plan, up to the first that is missing, or the first behind which the
 * interval of the rate reaches at most `until` to either side. Where that is follows from the verdicts alone.
 */
export class Prefix {
  readonly #game: string;
  readonly #planned: PlannedDeals;
  readonly #rows: Ledger;
  readonly #until: number;
  readonly counts = { solvable: 0, unsolvable: 0, unknown: 0 };
  length = 0;

  constructor(game: string, planned: PlannedDeals, rows: Ledger, until = 0) {
    this.#game = game;
    this.#planned = planned;
    this.#rows = rows;
    this.#until = until;
  }

  /** Goes on as far as rows are there, and hands each of them to `visit`. */
  advance(visit?: (row: Row) => void): this {
    while (this.length < this.#planned.length && !this.isExact) {
      const row = this.#rows.get(this.#game, this.#planned.at(this.length).name);
      if (row === undefined) break;
      this.length++;
      this.counts[row.verdict]++;
      visit?.(row);
    }
    return this;
  }

  get rate(): Interval {
    return rateInterval(this.counts.solvable, this.counts.unknown, this.length);
  }

  /** Whether the interval is as narrow as was asked for. */
  get isExact(): boolean {
    const { low, high } = this.rate;
    return (high - low) / 2 <= this.#until;
  }
}

/** Sums up one game of a plan; `until` as for `Prefix`. */
export function summarise(rules: Rules, planned: PlannedDeals, rows: Ledger, until?: number): GameSummary {
  const prefix = new Prefix(rules.name, planned, rows, until);
  let nodes = 0;
  let seconds = 0;
  prefix.advance((row) => {
    nodes += row.nodes;
    seconds += row.ms / 1000;
  });
  return {
    rules,
    rulesId: rulesId(rules),
    planned: planned.length,
    deals: prefix.length,
    ...prefix.counts,
    rate: prefix.rate,
    meanNodes: nodes / Math.max(1, prefix.length),
    meanSeconds: seconds / Math.max(1, prefix.length),
  };
}
