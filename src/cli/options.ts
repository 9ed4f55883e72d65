// Options that several commands share, and how their values are read.
import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import { type Budget, DEFAULT_BUDGET, formatBudget } from '../solver/budget.ts';
import { STRATEGIES, type Strategy } from '../solver/verdict.ts';
import { defaultMemory } from '../study/memory.ts';
import type { Settings } from '../study/settings.ts';
import { parseCount } from './count.ts';
import { VERSION } from './version.ts';

/** Reads a budget as study files show it: nodes, and megabytes behind an `@`, which may be left out. */
function parseBudget(text: string): Budget {
  const [nodes = '', memory, ...rest] = text.split('@');
  if (rest.length > 0) throw new InvalidArgumentError('It must be nodes, or nodes@MB, such as 3e6@256.');
  return {
    nodes: parseCount(nodes),
    memory: memory === undefined ? DEFAULT_BUDGET.memory : parseCount(memory),
  };
}

const count = (flags: string, description: string, fallback: number): Option =>
  new Option(flags, description).argParser(parseCount).default(fallback);

export interface SolverOptions {
  readonly budget: Budget;
  readonly strategy: Strategy;
}

export interface MachineOptions {
  readonly threads: number;
  /** Megabytes for all threads together. */
  readonly memory: number;
}

/** What decides verdicts. */
export const solverOptions = (): Option[] =>
  [
    new Option('--budget <nodes[@MB]>', 'positions to expand for a deal, and memory to keep them in')
      .argParser(parseBudget)
      .default(DEFAULT_BUDGET, formatBudget(DEFAULT_BUDGET)),
    new Option('--strategy <name>', 'which search to use').choices(STRATEGIES).default('auto'),
  ].map((option) => option.helpGroup('Solving:'));

/** What to take of this machine; verdicts don't depend on it. */
export const machineOptions = (): Option[] =>
  [
    count('--threads <n>', 'deals to solve at the same time, if the memory suffices', availableParallelism()),
    count('--memory <MB>', 'memory for the whole program', defaultMemory()),
  ].map((option) => option.helpGroup('Machine:'));

export const settingsOf = ({ budget, strategy }: SolverOptions): Settings => ({
  budget,
  strategy,
  version: VERSION,
});
