// Solving deals on whatever workers listen to a queue. A batch that is in the queue already, from a study that was cut,
// isn't queued again: its answer is fetched.
import type { Queue, QueueEvents } from 'bullmq';
import type { Solvers } from '../solvers.ts';
import { interruptedResult, resultOf, type Task, type TaskResult } from '../task.ts';
import { type Answers, BATCH_SIZE, type Batch, batchId } from './batch.ts';
import { type Connection, orPartingTime } from './connection.ts';

/** A deal that somebody waits for. */
interface Waiting {
  readonly task: Task;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (error: unknown) => void;
}

const BATCHES_IN_HAND = 256;
/** Events and jobs get lost if the server restarts; then asking helps. */
const ASK_MS = 60_000;
const WEEK_S = 7 * 24 * 3600;
const JOB_OPTIONS = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  // What a study has read it removes; what is left over belongs to studies that never went on.
  removeOnComplete: { age: WEEK_S },
  removeOnFail: { age: WEEK_S },
} as const;

export class RemoteSolvers implements Solvers {
  readonly inHand = BATCHES_IN_HAND * BATCH_SIZE;
  readonly #connection: Connection;
  readonly #queue: Queue<Batch, Answers>;
  readonly #events: QueueEvents;
  readonly #asking: NodeJS.Timeout;
  /** By id of the job. */
  readonly #sent = new Map<string, readonly Waiting[]>();
  #unsent: Waiting[] = [];
  #stopped = false;

  constructor(connection: Connection) {
    const { bullmq, redis, queueName } = connection;
    this.#connection = connection;
    this.#queue = new bullmq.Queue(queueName, { connection: redis, streams: { events: { maxLen: 1_000 } } });
    this.#events = new bullmq.QueueEvents(queueName, { connection: redis });
    // The connection tells of its troubles itself.
    this.#queue.on('error', () => undefined);
    this.#events.on('error', () => undefined);
    this.#events.on('completed', ({ jobId, returnvalue }) =>
      this.#settle(jobId, returnvalue as unknown as Answers),
    );
    this.#events.on('failed', ({ jobId, failedReason }) => this.#fail(jobId, new Error(failedReason)));
    redis.on('ready', () => this.#askForAll());
    this.#asking = setInterval(() => this.#askForAll(), ASK_MS);
  }

  solve(task: Task): Promise<TaskResult> {
    if (this.#stopped) return Promise.resolve(interruptedResult(task));
    return new Promise((resolve, reject) => {
      const [first] = this.#unsent;
      if (first !== undefined && blockOf(first.task) !== blockOf(task)) this.#send();
      this.#unsent.push({ task, resolve, reject });
      if (this.#unsent.length === BATCH_SIZE) this.#send();
      else if (this.#unsent.length === 1) setImmediate(() => this.#send());
    });
  }

  /** Workers may finish what they are at; that is fetched when the study goes on. */
  stop(): void {
    this.#stopped = true;
    for (const { task, resolve } of [...this.#unsent, ...[...this.#sent.values()].flat()]) {
      resolve(interruptedResult(task));
    }
    this.#unsent = [];
  }

  async close(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#asking);
    await orPartingTime(this.#leave());
    this.#connection.redis.disconnect();
  }

  async #leave(): Promise<void> {
    await Promise.allSettled(Array.from(this.#sent.keys(), (id) => this.#withdraw(id)));
    await Promise.allSettled([this.#events.close(), this.#queue.close()]);
  }

  #send(): void {
    const waiting = this.#unsent;
    if (waiting.length === 0) return;
    this.#unsent = [];
    const id = batchId(batchOf(waiting));
    this.#sent.set(id, waiting);
    this.#queueOnce(id, waiting).catch((error) => this.#fail(id, error));
  }

  async #queueOnce(id: string, waiting: readonly Waiting[]): Promise<void> {
    // From here on, no event about the job can be missed.
    await this.#events.waitUntilReady();
    const job = await this.#queue.getJob(id);
    const state = await job?.getState();
    if (state === 'completed') return this.#settle(id, job?.returnvalue as Answers);
    if (this.#stopped) return;
    if (state === 'failed') await job?.remove();
    if (state === undefined || state === 'failed') {
      await this.#queue.add('deals', batchOf(waiting), { ...JOB_OPTIONS, jobId: id });
    }
  }

  #askForAll(): void {
    for (const [id, waiting] of this.#sent) {
      this.#queueOnce(id, waiting).catch((error) => this.#fail(id, error));
    }
  }

  #settle(id: string, answers: Answers): void {
    const waiting = this.#sent.get(id);
    // Behind a stop nobody writes rows; the answer stays for when the study goes on.
    if (waiting === undefined || this.#stopped) return;
    this.#sent.delete(id);
    for (const [index, { resolve, reject }] of waiting.entries()) {
      try {
        resolve(resultOf(answers[index] as Answers[number]));
      } catch (error) {
        reject(error);
      }
    }
    // By then the rows are written.
    setImmediate(() => this.#queue.remove(id).catch(() => undefined));
  }

  #fail(id: string, error: unknown): void {
    for (const { reject } of this.#sent.get(id) ?? []) reject(error);
    this.#sent.delete(id);
  }

  /** Takes a job back that no worker has begun. */
  async #withdraw(id: string): Promise<void> {
    const job = await this.#queue.getJob(id);
    if (job !== undefined && ['waiting', 'delayed'].includes(await job.getState())) await job.remove();
  }
}

/**
 * A batch holds tasks of one block of the plan only, so that a study that goes on makes the same batches as before,
 * whichever deals it has by then.
 */
const blockOf = ({ place = 0 }: Task): number => Math.floor(place / BATCH_SIZE);

const batchOf = (waiting: readonly Waiting[]): Batch => ({ tasks: waiting.map(({ task }) => task) });
