import { Piscina } from 'piscina';
import type { Task, TaskResult } from './task.ts';

/** What every thread of a pool shares. */
export interface PoolData {
  /** One element over shared memory; anything but 0 asks all running searches to stop. */
  readonly stopFlag: Int32Array;
}

/** Threads that solve deals. A thread that is in the middle of a search sees `stop` within moments. */
export class SolverPool {
  readonly threads: number;
  readonly #stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #threads: Piscina<Task, TaskResult>;

  constructor(threads: number) {
    this.threads = threads;
    this.#threads = new Piscina({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      workerData: { stopFlag: this.#stopFlag } satisfies PoolData,
    });
  }

  /** Rejects if the solver has a fault. After `stop` the verdict is `unknown` because of `interrupted`. */
  solve(task: Task): Promise<TaskResult> {
    return this.#threads.run(task);
  }

  stop(): void {
    Atomics.store(this.#stopFlag, 0, 1);
  }

  /** Ends the threads; tasks that still run are dropped. */
  close(): Promise<void> {
    return this.#threads.destroy();
  }
}
