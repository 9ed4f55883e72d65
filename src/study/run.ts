// Drives a study: hands out deals in the order of the plan, and keeps the rows that come back. Who solves what, and
// when, has no influence on the rows.
import { Ledger } from './ledger.ts';
import { type Plan, planTasks } from './plan.ts';
import type { Row } from './row.ts';
import { type Solvers, solvePatiently } from './solvers.ts';
import { Prefix } from './statistics.ts';
import { isSolved, type Task, type TaskResult } from './task.ts';

export interface RunOptions {
  /** Closed at the end. */
  readonly solvers: Solvers;
  /** What is known already. Rows are added as they come. */
  readonly known?: Ledger | undefined;
  /** Whether a deal is to be solved, given its row if there is one; by default it is if there is none. */
  readonly wants?: ((row: Row | undefined) => boolean) | undefined;
  /** Called with each new row before anything else learns of it. It carries its solution if those in `known` do. */
  readonly keep?: ((row: Row) => void) | undefined;
  /** A game is done when the interval of its rate reaches no farther than this to either side. */
  readonly until?: number | undefined;
  /** When it aborts, no more deals are handed out and running searches end as `interrupted`. */
  readonly stop: AbortSignal;
  /** Called with the first result of a deal whose solution is going to be made shorter. */
  readonly onSolved?: ((result: TaskResult) => void) | undefined;
  /** Called once per deal, interrupted ones included, in the order in which they finish. */
  readonly onResult: (result: TaskResult) => void;
}

/**
 * Solves what is wanted, or as much of it as `stop` allows. Interrupted deals give no row: they are solved when the
 * study goes on. Rejects at the first fault of the program or of `keep`, with nothing left running.
 */
export async function runStudy(plan: Plan, options: RunOptions): Promise<void> {
  const { solvers, known = new Ledger(), wants, keep, until, stop, onSolved, onResult } = options;
  const prefixes = new Map(plan.games.map(({ name }) => [name, new Prefix(name, plan.deals, known, until)]));
  const inHand = new Set<string>();
  let ended = false;
  const tasks = planTasks(plan, {
    isOpen: (game) => until === undefined || !prefixes.get(game)?.advance().isExact,
    wants: (game, deal) =>
      !inHand.has(taskKey(game, deal)) &&
      (wants === undefined ? !known.has(game, deal) : wants(known.get(game, deal))),
  });
  const solveAndShorten = async (task: Task): Promise<TaskResult> => {
    const result = await solvePatiently(solvers, task);
    if (ended || !task.settings.shorten || !isSolved(result)) return result;
    onSolved?.(result);
    return solvePatiently(solvers, { ...task, solved: result });
  };
  const feed = async () => {
    while (!stop.aborted) {
      const next = tasks.next();
      if (next.done) return;
      const key = taskKey(next.value.rules.name, next.value.name);
      inHand.add(key);
      const result = await solveAndShorten(next.value);
      if (ended) return;
      inHand.delete(key);
      if (result.row.reason !== 'interrupted') {
        const row = known.withSolutions ? { ...result.row, solution: result.solution } : result.row;
        keep?.(row);
        known.set(row);
      }
      onResult(result);
    }
  };
  const onAbort = () => solvers.stop();
  stop.addEventListener('abort', onAbort);
  try {
    await Promise.all(Array.from({ length: solvers.inHand }, feed));
  } finally {
    ended = true;
    stop.removeEventListener('abort', onAbort);
    await solvers.close();
  }
}

const taskKey = (game: string, deal: string): string => `${game} ${deal}`;
