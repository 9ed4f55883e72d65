// Nodes a second of each search in each game: `node build/bench/speed.js`. A run solves all deals one after the other,
// memory for tables and positions taken anew each time, as studies do; the first run only warms up.
import { Command, Option } from 'commander';
import { dealByName } from '../src/deals/name.ts';
import { alignColumns } from '../src/report/align.ts';
import { formatCount } from '../src/report/numbers.ts';
import type { Rules } from '../src/rules/rules.ts';
import { solve } from '../src/solver/solve.ts';
import { STRATEGIES, type Strategy } from '../src/solver/verdict.ts';
import { machineInWords } from './shared/machine.ts';
import { median } from './shared/median.ts';
import { countOption, dealsOption, gamesOption, type NamedDeals, runScript } from './shared/script.ts';

interface Options {
  readonly games: readonly Rules[];
  readonly deals: NamedDeals;
  readonly strategies: readonly Strategy[];
  readonly nodes: number;
  readonly memory: number;
  readonly runs: number;
}

interface Run {
  readonly nodes: number;
  readonly perSecond: number;
}

function timedRun(rules: Rules, strategy: Strategy, { deals, ...budget }: Options): Run {
  let nodes = 0;
  let ms = 0;
  for (let i = 0; i < deals.names.length; i++) {
    const deal = dealByName(rules, deals.names.at(i));
    const start = performance.now();
    nodes += solve(rules, deal, { budget, strategy }).effort.nodes;
    ms += performance.now() - start;
  }
  return { nodes, perSecond: (nodes / ms) * 1000 };
}

function measure(options: Options): void {
  const lines = [['game', 'search', 'nodes', 'nodes/s', 'slowest', 'fastest']];
  for (const rules of options.games) {
    for (const strategy of options.strategies) {
      const { nodes } = timedRun(rules, strategy, options);
      const speeds = Array.from({ length: options.runs }, () => timedRun(rules, strategy, options).perSecond);
      const figures = [nodes, median(speeds), Math.min(...speeds), Math.max(...speeds)];
      lines.push([rules.title, strategy, ...figures.map(formatCount)]);
    }
  }
  process.stdout.write(alignColumns(lines, 2));
  console.log(`Medians of ${options.runs} runs over ${options.deals.text}; ${machineInWords()}.`);
}

const command = new Command('speed')
  .description('Measures nodes a second of each search in each game.')
  .addOption(gamesOption())
  .addOption(dealsOption('--deals <range>', 'deals to solve in a run', '1..3'))
  .addOption(
    new Option('--strategies <name...>', 'searches to measure')
      .choices(STRATEGIES)
      .default(['beam', 'dfs', 'astar']),
  )
  .addOption(countOption('--nodes <n>', 'nodes for a deal', 200_000))
  .addOption(countOption('--memory <MB>', 'memory for a deal', 256))
  .addOption(countOption('--runs <n>', 'runs to take the median of', 5))
  .action(measure);

await runScript(command);
