// What study files say, without the plan that they were made for.
import { type Coverage, coveragesOf } from './coverage.ts';
import { Ledger } from './ledger.ts';
import { addOnce, readWhole } from './reader.ts';
import type { Row } from './row.ts';
import { largestBudget } from './settings.ts';
import { type Spread, spreadOf } from './spread.ts';
import { type Interval, rateInterval } from './statistics.ts';

/** The rows of one game with the same rules, budget and version. */
export interface Digest {
  readonly game: string;
  readonly rules: string;
  readonly budget: string;
  readonly version: string;
  readonly coverages: readonly Coverage[];
  /** Rows, and deals that are missing between them. */
  readonly deals: number;
  readonly missing: number;
  readonly solvable: number;
  readonly unsolvable: number;
  /** Those that are missing included. */
  readonly unknown: number;
  /** As in `GameSummary`. */
  readonly rate: Interval;
  /** Of the deals that are there. */
  readonly nodes: Spread;
  readonly seconds: Spread;
  /** Lengths of the solutions that were found, if any. */
  readonly moves: Spread | undefined;
}

/** Rows of one game with the same rules, budget and version, and what they say in sum. */
export interface DigestedRows {
  readonly digest: Digest;
  readonly rows: Ledger;
}

/**
 * Sums up study files together; rows that several of them hold count once.
 * @throws InputError if one is no study file, or if rows contradict each other.
 */
export function digestFiles(paths: readonly string[]): DigestedRows[] {
  const studies = new Map<string, { budget: string; rows: Ledger }>();
  for (const path of paths) {
    const file = readWhole(path);
    const budgets = budgetsOf(file);
    for (const row of file.rows()) {
      // A smaller budget than the largest of a file is what was tried before that.
      const budget = budgets.get(row.game) ?? row.budget;
      const key = [row.game, row.rules, budget, row.version].join('\n');
      const study = studies.get(key) ?? { budget, rows: new Ledger() };
      studies.set(key, study);
      addOnce(study.rows, row, path);
    }
  }
  return Array.from(studies.values(), ({ budget, rows }) => ({ digest: digestRows(budget, rows), rows }));
}

/** For each game the largest budget, if there is one that includes all others. */
function budgetsOf(rows: Ledger): ReadonlyMap<string, string | undefined> {
  const all = new Map<string, Set<string>>();
  for (const { game, budget } of rows.rows()) {
    const budgets = all.get(game) ?? new Set();
    all.set(game, budgets.add(budget));
  }
  return new Map(Array.from(all, ([game, budgets]) => [game, largestBudget([...budgets])]));
}

function digestRows(budget: string, rows: Ledger): Digest {
  const counts = { solvable: 0, unsolvable: 0, unknown: 0 };
  const nodes = new Float64Array(rows.size);
  const seconds = new Float64Array(rows.size);
  const moves: number[] = [];
  let index = 0;
  let last: Row | undefined;
  for (const row of rows.rows()) {
    counts[row.verdict]++;
    nodes[index] = row.nodes;
    seconds[index] = row.ms / 1000;
    if (row.moves !== null) moves.push(row.moves);
    index++;
    last = row;
  }
  const { game, rules, version } = last as Row;
  const coverages = coveragesOf(rows);
  const missing = coverages.reduce((sum, coverage) => sum + coverage.missing, 0);
  const deals = rows.size + missing;
  const unknown = counts.unknown + missing;
  return {
    game,
    rules,
    budget,
    version,
    coverages,
    deals,
    missing,
    ...counts,
    unknown,
    rate: rateInterval(counts.solvable, unknown, deals),
    nodes: spreadOf(nodes) as Spread,
    seconds: spreadOf(seconds) as Spread,
    moves: spreadOf(Float64Array.from(moves)),
  };
}
