// How many deals are decided with budgets that stand for 0.1, 1 and 10 seconds a deal, as CSV on stdout:
// `node build/bench/strength.js`. Budgets are nodes, so that the figures are the same on every machine. Each deal is
// solved once, with the largest: searches follow each other in the same order whatever the budget, so that a smaller
// one decides the deals that took fewer nodes than it has.
import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { stringify } from 'csv-stringify/sync';
import { dealsNamed } from '../src/cli/deals.ts';
import type { Rules } from '../src/rules/rules.ts';
import { DEFAULT_BUDGET } from '../src/solver/budget.ts';
import { STRATEGIES, type Strategy } from '../src/solver/verdict.ts';
import { Journal } from '../src/study/journal.ts';
import { Ledger } from '../src/study/ledger.ts';
import { heapLimit } from '../src/study/memory.ts';
import { type Plan, plannedRows, planStamps } from '../src/study/plan.ts';
import { SolverPool } from '../src/study/pool.ts';
import type { Row } from '../src/study/row.ts';
import { runStudy } from '../src/study/run.ts';
import { VERSION } from './shared/machine.ts';
import { countOption, dealsOption, gamesOption, type NamedDeals, runScript } from './shared/script.ts';

interface Options {
  readonly games: readonly Rules[];
  readonly deals: NamedDeals;
  readonly strategy: Strategy;
  readonly rate: number;
  readonly memory: number;
  readonly threads: number;
  readonly study?: string;
}

const SECONDS = [0.1, 1, 10];

async function solveAll(plan: Plan, { threads, study }: Options): Promise<Ledger> {
  const journal = study === undefined ? undefined : Journal.open(study, planStamps(plan));
  const known = journal?.known ?? new Ledger();
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  await runStudy(plan, {
    solvers: new SolverPool(threads, heapLimit(plan.settings.budget)),
    known,
    keep: (row) => journal?.append(row),
    stop: stopping.signal,
    onResult: () => undefined,
  });
  journal?.close();
  return known;
}

/** What would have become of the deals with fewer nodes. */
function countsWithin(rows: readonly Row[], nodes: number) {
  const decided = rows.filter((row) => row.verdict !== 'unknown' && row.nodes < nodes);
  const solvable = decided.filter(({ verdict }) => verdict === 'solvable').length;
  return { solvable, unsolvable: decided.length - solvable, unknown: rows.length - decided.length };
}

async function measure(options: Options): Promise<void> {
  const { games, deals, strategy, rate, memory } = options;
  const budget = { nodes: Math.max(...SECONDS) * rate, memory };
  const plan: Plan = {
    games,
    deals: dealsNamed(deals.text),
    settings: { budget, strategy, version: VERSION },
  };
  const known = await solveAll(plan, options);
  const lines = games.flatMap((rules) => {
    const rows = [...plannedRows({ ...plan, games: [rules] }, known)];
    return SECONDS.map((seconds) => ({
      game: rules.name,
      deals: rows.length,
      seconds,
      nodes: seconds * rate,
      ...countsWithin(rows, seconds * rate),
      memory,
      strategy,
      version: VERSION,
    }));
  });
  process.stdout.write(stringify(lines, { header: true }));
}

const command = new Command('strength')
  .description('Counts the deals that are decided with budgets that stand for 0.1, 1 and 10 seconds a deal.')
  .addOption(gamesOption())
  .addOption(dealsOption('--deals <range>', 'deals of each game', '1..100'))
  .addOption(new Option('--strategy <name>', 'which search to use').choices(STRATEGIES).default('auto'))
  .addOption(countOption('--rate <nodes>', 'nodes that stand for a second', 1_000_000))
  .addOption(countOption('--memory <MB>', 'memory for a deal', DEFAULT_BUDGET.memory))
  .addOption(countOption('--threads <n>', 'deals to solve at the same time', availableParallelism()))
  .option('--study <file>', 'study file that keeps the rows, so that the same command goes on after an end')
  .action(measure);

await runScript(command);
