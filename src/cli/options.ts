// Options that several commands share, and how their values are read.
import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import { DEFAULT_BUDGET } from '../solver/budget.ts';
import { STRATEGIES, type Strategy } from '../solver/verdict.ts';
import type { Settings } from '../study/task.ts';
import { VERSION } from './version.ts';

/** Reads a whole number from 1 up, also as `1e6`, `2.5e6` or `3_000_000`. */
export function parseCount(text: string): number {
  const value = /^\d+(_\d+)*$|^\d+(\.\d+)?e\d+$/i.test(text) ? Number(text.replaceAll('_', '')) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError('It must be a whole number from 1 up, such as 500, 3_000_000 or 1e6.');
  }
  return value;
}

const count = (flags: string, description: string, fallback: number): Option =>
  new Option(flags, description).argParser(parseCount).default(fallback);

export interface SolverOptions {
  readonly budget: number;
  readonly memory: number;
  readonly strategy: Strategy;
  readonly threads: number;
}

/** What decides verdicts, and how many threads to take. */
export const solverOptions = (): Option[] =>
  [
    count('--budget <nodes>', 'positions to expand per deal', DEFAULT_BUDGET.nodes),
    count('--memory <MB>', 'memory per thread for tables and stored positions', DEFAULT_BUDGET.memory),
    new Option('--strategy <name>', 'which search to use').choices(STRATEGIES).default('auto'),
    count('--threads <n>', 'deals to solve at the same time', availableParallelism()),
  ].map((option) => option.helpGroup('Solving:'));

export const settingsOf = ({ budget, memory, strategy }: SolverOptions): Settings => ({
  budget: { nodes: budget, memory },
  strategy,
  version: VERSION,
});

export const quietOption = (): Option => new Option('-q, --quiet', 'no progress and no notes on stderr');
