import type { Rules } from '../rules/rules.ts';
import { heapLimit } from '../study/memory.ts';
import { SolverPool } from '../study/pool.ts';
import { runStudy } from '../study/run.ts';
import type { TaskResult } from '../study/task.ts';
import type { NamedDeal } from './deals.ts';
import { type SolverOptions, settingsOf } from './options.ts';
import type { Session } from './session.ts';

/** Solves one deal on a thread of its own, so that signals are heard. Undefined if one came before it began. */
export async function solveDeal(
  { stop }: Session,
  rules: Rules,
  { name, deal }: NamedDeal,
  options: SolverOptions,
): Promise<TaskResult | undefined> {
  const deals = { length: 1, at: () => ({ name, dealFor: () => deal }) };
  const settings = settingsOf(options);
  const results: TaskResult[] = [];
  await runStudy(
    { games: [rules], deals, settings },
    {
      solvers: new SolverPool(1, heapLimit(settings.budget)),
      stop,
      onResult: (result) => results.push(result),
    },
  );
  return results[0];
}
