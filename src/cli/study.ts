// What `winrate` and `solve` share: running a plan with a study file, progress and a clean stop.
import { InputError } from '../errors.ts';
import { formatCount } from '../report/numbers.ts';
import { Journal, type Keeper } from '../study/journal.ts';
import { Ledger } from '../study/ledger.ts';
import { affordableThreads, heapLimit } from '../study/memory.ts';
import { type Plan, plannedRows, planStamps } from '../study/plan.ts';
import { SolverPool } from '../study/pool.ts';
import { connect, watchConnection } from '../study/queue/connection.ts';
import { RemoteSolvers } from '../study/queue/remote.ts';
import { isWorthRetry, Retry } from '../study/retry.ts';
import type { Row } from '../study/row.ts';
import { runStudy } from '../study/run.ts';
import { formatSettings, type Settings } from '../study/settings.ts';
import type { Solvers } from '../study/solvers.ts';
import type { TaskResult } from '../study/task.ts';
import { Pace } from './pace.ts';
import { EXIT, type Session } from './session.ts';
import type { StudyOptions } from './study-options.ts';
import { Watch } from './watch.ts';

export interface RunPlanOptions extends StudyOptions {
  /** Whether progress would not disturb other output. */
  readonly watched: boolean;
  /** As for `runStudy`. */
  readonly until?: number | undefined;
  /** Called when the study file is open and solving begins. */
  readonly onStart?: () => void;
  /** As for `runStudy`. */
  readonly onSolved?: (result: TaskResult) => void;
  readonly onResult?: (result: TaskResult) => void;
}

/** Solves a plan, or goes on with it, and returns the rows. The study file is opened before anything is solved. */
export async function runPlan(session: Session, plan: Plan, options: RunPlanOptions): Promise<Ledger> {
  const { out, retryUnknown, quiet, log, until, onStart, onSolved, onResult } = options;
  const note = (text: string) => {
    if (!quiet) session.stderr.write(`${text}\n`);
  };
  const { settings } = plan;
  if (options.queue === undefined) affordableThreads(1, settings.budget, options.memory);
  const keeper = openKeeper(plan, options);
  const known = keeper?.known ?? new Ledger();
  const wants = retryUnknown ? (row?: Row) => isWorthRetry(row, formatSettings(settings)) : undefined;
  const paces = pacesOf(plan, known, wants);
  const [planned, before] = totals(paces);
  if (retryUnknown) note(`${formatCount(planned)} unknown deals of ${out} are tried again.`);
  if (before > 0) {
    note(
      `${formatCount(before)} of ${formatCount(planned)} deals are in ${out} already; --fresh solves all again.`,
    );
  }
  try {
    const left = planned - before;
    const details = { budget: formatSettings(settings), version: settings.version };
    const watch = new Watch(session, paces, { log, details });
    onStart?.();
    try {
      if (left > 0) {
        const solvers = await startSolvers(options, settings, left, note);
        if (options.watched && !quiet) watch.show();
        await runStudy(plan, {
          solvers,
          known,
          wants,
          keep: (row) => keeper?.append(row),
          until,
          stop: session.stop,
          onSolved,
          onResult: (result) => {
            watch.see(result);
            onResult?.(result);
          },
        });
      }
    } finally {
      watch.end();
    }
  } finally {
    keeper?.close();
  }
  const [, done] = totals(paces);
  if (session.stop.aborted && planned > 1) note(stopNote(done, planned, out));
  if (done > 0 && everyDealFailed(plan, known)) session.exitCode = EXIT.fault;
  return known;
}

/** Threads of this machine, or whoever listens to the queue. */
async function startSolvers(
  { queue, threads, memory }: StudyOptions,
  { budget, version }: Settings,
  deals: number,
  note: (text: string) => void,
): Promise<Solvers> {
  if (queue !== undefined) {
    const connection = await connect(queue, version);
    watchConnection(connection, note);
    note(`The deals are at ${connection.address}, for forty-thieves worker --queue ${connection.address}`);
    return new RemoteSolvers(connection);
  }
  const wanted = Math.min(threads, deals);
  const affordable = affordableThreads(wanted, budget, memory);
  if (affordable < wanted) {
    note(`The memory of ${formatCount(memory)} MB suffices for ${affordable} of ${wanted} threads.`);
  }
  return new SolverPool(affordable, heapLimit(budget));
}

function openKeeper(plan: Plan, options: StudyOptions): Keeper | undefined {
  const { out, retryUnknown } = options;
  if (out !== undefined) {
    return retryUnknown ? Retry.open(out, planStamps(plan)) : Journal.open(out, planStamps(plan), options);
  }
  if (retryUnknown) throw new InputError('--retry-unknown is for deals in a study file: name it with --out.');
  return undefined;
}

/** Game by game: all deals of the plan, those that are known as done; or only the known ones that `wants` chooses. */
const pacesOf = (plan: Plan, known: Ledger, wants: ((row: Row) => boolean) | undefined): Pace[] =>
  plan.games.map((rules) => {
    const rows = plannedRows({ ...plan, games: [rules] }, known);
    if (wants === undefined) return new Pace(rules, plan.deals.length, rows);
    return new Pace(rules, Array.from(rows).filter(wants).length, []);
  });

const totals = (paces: readonly Pace[]): [planned: number, done: number] =>
  paces.reduce(([planned, done], pace) => [planned + pace.planned, done + pace.done], [0, 0]);

function everyDealFailed(plan: Plan, known: Ledger): boolean {
  for (const { reason } of plannedRows(plan, known)) if (reason !== 'fault') return false;
  return true;
}

const stopNote = (done: number, planned: number, out: string | undefined): string =>
  `Stopped with ${formatCount(done)} of ${formatCount(planned)} deals done. ${
    out === undefined
      ? 'With --out FILE they would be kept for another run.'
      : `They are in ${out}; the same command, without --fresh, goes on from there.`
  }`;
