// How much faster a study is on several threads: `node build/bench/threads.js`. One thread and several take turns, so
// that what else the machine has to do falls on both.
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { dealByName, formatDealName } from '../src/deals/name.ts';
import { alignColumns } from '../src/report/align.ts';
import type { Rules } from '../src/rules/rules.ts';
import { heapLimit } from '../src/study/memory.ts';
import type { Plan } from '../src/study/plan.ts';
import { SolverPool } from '../src/study/pool.ts';
import { runStudy } from '../src/study/run.ts';
import { machineInWords } from './shared/machine.ts';
import { median } from './shared/median.ts';
import { countOption, dealsOption, gamesOption, type NamedDeals, runScript } from './shared/script.ts';

interface Options {
  readonly games: readonly Rules[];
  readonly deals: NamedDeals;
  readonly threads: number;
  readonly nodes: number;
  readonly memory: number;
  readonly runs: number;
}

/** Seconds that a study takes, the start of its threads included. */
async function timedStudy(plan: Plan, threads: number): Promise<number> {
  const started = performance.now();
  await runStudy(plan, {
    solvers: new SolverPool(threads, heapLimit(plan.settings.budget)),
    stop: new AbortController().signal,
    onResult() {},
  });
  return (performance.now() - started) / 1000;
}

async function measure({ games, deals, threads, runs, ...budget }: Options): Promise<void> {
  const plan: Plan = {
    games,
    deals: {
      length: deals.names.length,
      at: (index) => {
        const name = deals.names.at(index);
        return { name: formatDealName(name), dealFor: (rules) => dealByName(rules, name) };
      },
    },
    settings: { budget, strategy: 'auto', version: 'bench' },
  };
  const one: number[] = [];
  const several: number[] = [];
  for (let run = 0; run < runs; run++) {
    one.push(await timedStudy(plan, 1));
    several.push(await timedStudy(plan, threads));
  }
  const line = (count: number, seconds: readonly number[]) => [
    String(count),
    ...[median(seconds), Math.min(...seconds), Math.max(...seconds)].map((value) => value.toFixed(2)),
    (median(one) / median(seconds)).toFixed(2),
  ];
  process.stdout.write(
    alignColumns(
      [['threads', 'seconds', 'least', 'most', 'speed-up'], line(1, one), line(threads, several)],
      0,
    ),
  );
  console.log(
    `Medians of ${runs} runs over ${deals.text} of ${games.map(({ title }) => title).join(', ')}; ${machineInWords()}.`,
  );
}

const command = new Command('threads')
  .description('Measures how much faster a study is on several threads than on one.')
  .addOption(gamesOption())
  .addOption(dealsOption('--deals <range>', 'deals of the study', '1..200'))
  .addOption(countOption('--threads <n>', 'threads to compare with one', availableParallelism()))
  .addOption(countOption('--nodes <n>', 'budget of a deal', 100_000))
  .addOption(countOption('--memory <MB>', 'memory of a deal', 256))
  .addOption(countOption('--runs <n>', 'runs of each', 3))
  .action(measure);

await runScript(command);
