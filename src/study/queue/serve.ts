// A worker: takes batches from the queue and solves them on its own threads. It may come and go. While it works it
// renews its hold on a batch; if it dies, the others find the batch without a holder and take it over.
import { once } from 'node:events';
import type { Job } from 'bullmq';
import { MemoryRoom } from '../memory.ts';
import { CannotStart, SolverPool } from '../pool.ts';
import { solvePatiently } from '../solvers.ts';
import { type Answer, ProgramFault, type Task } from '../task.ts';
import { type Answers, BATCH_SIZE, type Batch } from './batch.ts';
import { type Connection, orPartingTime } from './connection.ts';

export interface ServeOptions {
  readonly threads: number;
  /** Megabytes for the whole program. */
  readonly memory: number;
  /** When it aborts, running batches go back to the queue. */
  readonly stop: AbortSignal;
  /** Called for each deal when its batch is done. */
  readonly onAnswer: (answer: Answer) => void;
}

/** How long a worker may be silent before its batches are taken for lost. */
const HOLD_MS = 6_000;
const LOOK_FOR_LOST_MS = 2_000;
/** How often a batch may be lost; what kills all workers is given up. */
const MOST_LOSSES = 3;

/**
 * Works until `stop` aborts.
 * @throws InputError if a deal needs more memory than there is, CannotStart if there are no threads.
 */
export async function serveQueue(connection: Connection, options: ServeOptions): Promise<void> {
  const { threads, memory, stop, onAnswer } = options;
  const { bullmq, redis, queueName } = connection;
  const pool = new SolverPool(threads, Math.ceil(memory / threads));
  const room = new MemoryRoom(memory);
  const parting = new AbortController();
  const answer = async (task: Task): Promise<Answer> => {
    const leave = await room.enter(task.settings.budget);
    try {
      return { result: await solvePatiently(pool, task) };
    } catch (error) {
      if (!(error instanceof ProgramFault) || error instanceof CannotStart) throw error;
      return { programFault: error.message };
    } finally {
      leave();
    }
  };
  const work = async (job: Job<Batch, Answers>, token: string | undefined): Promise<Answers> => {
    try {
      const answers = await Promise.all(job.data.tasks.map(answer));
      if (!answers.some(isInterrupted)) {
        for (const each of answers) onAnswer(each);
        return answers;
      }
    } catch (error) {
      parting.abort(error);
    }
    await job.moveToWait(token);
    throw new bullmq.WaitingError();
  };
  const worker = new bullmq.Worker<Batch, Answers>(queueName, work, {
    connection: redis,
    concurrency: Math.ceil(threads / BATCH_SIZE) + 1,
    lockDuration: HOLD_MS,
    stalledInterval: LOOK_FOR_LOST_MS,
    maxStalledCount: MOST_LOSSES,
  });
  // The connection tells of its troubles itself.
  worker.on('error', () => undefined);
  try {
    const end = AbortSignal.any([stop, parting.signal]);
    if (!end.aborted) await once(end, 'abort');
    if (parting.signal.aborted) throw parting.signal.reason;
  } finally {
    const closed = worker.close();
    pool.stop();
    await orPartingTime(closed);
    await pool.close();
    redis.disconnect();
  }
}

const isInterrupted = (answer: Answer): boolean =>
  'result' in answer && answer.result.row.reason === 'interrupted';
