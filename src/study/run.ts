// Drives a study: hands deals to the pool in the order of the plan, a few ahead of the threads, and keeps the
// rows that come back. Which thread solves what, and when, has no influence on the rows.
import type { Journal } from './journal.ts';
import { type Plan, planTasks } from './plan.ts';
import { SolverPool } from './pool.ts';
import { type Row, rowKey } from './row.ts';
import type { TaskResult } from './task.ts';

export interface RunOptions {
  readonly threads: number;
  /** Where rows are kept and earlier ones come from. Stays open. */
  readonly journal?: Journal | undefined;
  /** When it aborts, no more deals are handed out and running searches end as `interrupted`. */
  readonly stop: AbortSignal;
  /** Called once per deal, interrupted ones included, in the order in which they finish. */
  readonly onResult: (result: TaskResult) => void;
}

/** Deals in hand for each thread, so that none idles while the main thread writes a row. */
const AHEAD = 2;

/**
 * Solves what the journal doesn't hold yet, or as much of it as `stop` allows, and returns all rows by `rowKey`.
 * Interrupted deals give no row: they are solved when the study goes on.
 * Rejects at the first fault, with nothing left running.
 */
export async function runStudy(plan: Plan, options: RunOptions): Promise<ReadonlyMap<string, Row>> {
  const { threads, journal, stop, onResult } = options;
  const rows = new Map(journal?.known);
  const inHand = new Set<string>();
  const tasks = planTasks(plan, (key) => rows.has(key) || inHand.has(key));
  const pool = new SolverPool(threads);
  const onAbort = () => pool.stop();
  stop.addEventListener('abort', onAbort);
  const feed = async () => {
    while (!stop.aborted) {
      const next = tasks.next();
      if (next.done) return;
      const key = rowKey({ game: next.value.rules.name, deal: next.value.name });
      inHand.add(key);
      const result = await pool.solve(next.value);
      inHand.delete(key);
      if (result.row.reason !== 'interrupted') {
        journal?.append(result.row);
        rows.set(key, result.row);
      }
      onResult(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads * AHEAD }, feed));
  } finally {
    stop.removeEventListener('abort', onAbort);
    await pool.close();
  }
  return rows;
}
