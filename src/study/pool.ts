import { Piscina } from 'piscina';
import type { Solvers } from './solvers.ts';
import { type Answer, ProgramFault, resultOf, type Task, type TaskResult } from './task.ts';

/** What every thread of a pool shares. */
export interface PoolData {
  /** One element over shared memory; anything but 0 asks all running searches to stop. */
  readonly stopFlag: Int32Array;
}

/** A program whose threads all die before they solve anything. */
export class CannotStart extends ProgramFault {
  override readonly name = 'CannotStart';
}

/** Deals in hand for each thread, so that none idles while the main thread writes a row. */
const AHEAD = 2;

/** Threads that solve deals. A thread that dies is replaced; one that searches sees `stop` within moments. */
export class SolverPool implements Solvers {
  readonly inHand: number;
  readonly #stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #threads: Piscina<Task, Answer>;
  #hasAnswered = false;
  #fault: CannotStart | undefined;

  /** @param heapLimit Megabytes that the heap of a thread may take before the thread counts as out of memory. */
  constructor(threads: number, heapLimit: number) {
    this.inHand = threads * AHEAD;
    this.#threads = new Piscina({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
      workerData: { stopFlag: this.#stopFlag } satisfies PoolData,
    });
    this.#threads.on('error', (error: Error) => this.#onIdleDeath(error));
  }

  async solve(task: Task): Promise<TaskResult> {
    if (this.#fault !== undefined) throw this.#fault;
    try {
      const answer = await this.#threads.run(task);
      this.#hasAnswered = true;
      return resultOf(answer);
    } catch (error) {
      throw this.#fault ?? error;
    }
  }

  stop(): void {
    Atomics.store(this.#stopFlag, 0, 1);
  }

  close(): Promise<void> {
    return this.#threads.destroy();
  }

  /** Where threads can't even start, all others would die alike, and the deals in hand would wait for ever. */
  #onIdleDeath(error: Error): void {
    if (this.#hasAnswered) return;
    this.#fault = new CannotStart(`No thread can start: ${error.message}`);
    void this.#threads.destroy();
  }
}
