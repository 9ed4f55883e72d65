// Whoever solves the deals of a study, and what becomes of a deal that they fail at.
import { faultResult, ProgramFault, type Task, type TaskResult } from './task.ts';

/** Threads of this machine, or other machines. */
export interface Solvers {
  /** How many deals to hand over before the first is done, so that nobody idles. */
  readonly inHand: number;
  /**
   * Rejects with a ProgramFault if no result may come of it, and with any other error if whoever solved the deal
   * threw, ran out of memory or died. After `stop` the verdict is `unknown` because of `interrupted`.
   */
  solve(task: Task): Promise<TaskResult>;
  /** Asks all searches to end. */
  stop(): void;
  /** Ends all work; what is still running is dropped. */
  close(): Promise<void>;
}

/** Tries a deal again if its solver failed. A second failure makes it `unknown` because of a `fault`. */
export async function solvePatiently(solvers: Solvers, task: Task): Promise<TaskResult> {
  try {
    return await solvers.solve(task);
  } catch (error) {
    if (error instanceof ProgramFault) throw error;
  }
  try {
    return await solvers.solve(task);
  } catch (error) {
    if (error instanceof ProgramFault) throw error;
    return faultResult(task, error);
  }
}
