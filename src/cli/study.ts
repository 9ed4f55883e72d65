// What `winrate` and `solve` share: running a plan with a study file, progress and a clean stop.
import { InputError } from '../errors.ts';
import { formatCount } from '../report/numbers.ts';
import { Journal, type Keeper } from '../study/journal.ts';
import { Ledger } from '../study/ledger.ts';
import { affordableThreads, heapLimit } from '../study/memory.ts';
import { type Plan, plannedRows, planStamps } from '../study/plan.ts';
import { SolverPool } from '../study/pool.ts';
import { isWorthRetry, Retry } from '../study/retry.ts';
import type { Row } from '../study/row.ts';
import { runStudy } from '../study/run.ts';
import { formatSettings } from '../study/settings.ts';
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
  const affordable = affordableThreads(options.threads, settings.budget, options.memory);
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
  const threads = Math.min(affordable, Math.max(1, planned - before));
  if (threads === affordable && affordable < options.threads) {
    note(
      `The memory of ${formatCount(options.memory)} MB suffices for ${affordable} of ${options.threads} threads.`,
    );
  }
  const watch = new Watch(session, paces, {
    shown: options.watched && !quiet && planned > before,
    log,
    details: { budget: formatSettings(settings), version: settings.version, threads },
  });
  onStart?.();
  try {
    await runStudy(plan, {
      solvers: new SolverPool(threads, heapLimit(settings.budget)),
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
  } finally {
    watch.end();
    keeper?.close();
  }
  const [, done] = totals(paces);
  if (session.stop.aborted && planned > 1) note(stopNote(done, planned, out));
  if (done > 0 && everyDealFailed(plan, known)) session.exitCode = EXIT.fault;
  return known;
}

function openKeeper(plan: Plan, { out, fresh, retryUnknown }: StudyOptions): Keeper | undefined {
  if (out !== undefined) {
    return retryUnknown ? Retry.open(out, planStamps(plan)) : Journal.open(out, planStamps(plan), fresh);
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
