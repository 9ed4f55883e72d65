// What `winrate` and `solve` share: running a plan on the pool with a study file, progress and a clean stop.
import { formatCount } from '../report/numbers.ts';
import { Journal } from '../study/journal.ts';
import { affordableThreads } from '../study/memory.ts';
import { type Plan, plannedRows, planSize, planStamps } from '../study/plan.ts';
import type { Row } from '../study/row.ts';
import { runStudy } from '../study/run.ts';
import type { TaskResult } from '../study/task.ts';
import type { MachineOptions } from './options.ts';
import { startProgress } from './progress.ts';
import type { Session } from './session.ts';

export interface StudyOptions extends MachineOptions {
  readonly out?: string;
  readonly fresh?: true;
  readonly quiet?: true;
}

export interface RunPlanOptions extends StudyOptions {
  /** Whether to show progress, unless `quiet` says otherwise. */
  readonly watched: boolean;
  /** Called when the study file is open and solving begins. */
  readonly onStart?: () => void;
  readonly onResult?: (result: TaskResult) => void;
}

/** Solves a plan, or goes on with it, and returns the rows by `rowKey`. The study file is opened before anything is solved. */
export async function runPlan(
  session: Session,
  plan: Plan,
  { threads: wanted, memory, out, fresh, quiet, watched, onStart, onResult }: RunPlanOptions,
): Promise<ReadonlyMap<string, Row>> {
  const note = (text: string) => {
    if (!quiet) session.stderr.write(`${text}\n`);
  };
  const size = planSize(plan);
  const affordable = affordableThreads(wanted, plan.settings.budget, memory);
  const journal = out === undefined ? undefined : Journal.open(out, planStamps(plan), fresh);
  const known = journal === undefined ? 0 : countKnown(plan, journal);
  if (known > 0) {
    note(
      `${formatCount(known)} of ${formatCount(size)} deals are in ${out} already; --fresh solves all again.`,
    );
  }
  const threads = Math.min(affordable, Math.max(1, size - known));
  if (threads === affordable && affordable < wanted) {
    note(`The memory of ${formatCount(memory)} MB suffices for ${affordable} of ${wanted} threads.`);
  }
  onStart?.();
  const progress = startProgress(session, { total: size - known, shown: watched && !quiet });
  let done = known;
  try {
    const rows = await runStudy(plan, {
      threads,
      journal,
      stop: session.stop,
      onResult: (result) => {
        if (result.row.reason !== 'interrupted') {
          done++;
          progress.update(result.row);
        }
        onResult?.(result);
      },
    });
    progress.stop();
    if (session.stop.aborted && size > 1) note(stopNote(done, size, out));
    return rows;
  } finally {
    progress.stop();
    journal?.close();
  }
}

const countKnown = (plan: Plan, { known }: Journal): number =>
  known.size === 0 ? 0 : Array.from(plannedRows(plan, known)).length;

const stopNote = (done: number, size: number, out: string | undefined): string =>
  `Stopped with ${formatCount(done)} of ${formatCount(size)} deals done. ${
    out === undefined
      ? 'With --out FILE they would be kept for another run.'
      : `They are in ${out}; the same command, without --fresh, goes on from there.`
  }`;
