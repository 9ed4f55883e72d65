// How many deals may be solved at the same time without using more memory than there is. Verdicts depend on the
// memory of a deal, which is part of its budget, so only the number of threads gives way.
import { totalmem } from 'node:os';
import { InputError } from '../errors.ts';
import { type Budget, formatBudget } from '../solver/budget.ts';

/** Megabytes of the program itself: runtime, code, and the rows of a long study. */
const PROGRAM_MB = 64;
/** Megabytes of a thread besides what the budget gives to a deal: its runtime and code. */
const THREAD_MB = 32;
/** Others want to run as well. */
const SHARE_OF_MACHINE = 0.75;

/** Megabytes (2^20 bytes) that this program takes if nothing else is said: a share of the machine or its container. */
export function defaultMemory(): number {
  // Zero or an immense number where no limit is set.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.floor((Math.min(limit, totalmem()) * SHARE_OF_MACHINE) / 2 ** 20);
}

/**
 * The threads, at most `wanted`, that `megabytes` in all suffice for.
 * @throws InputError if they don't suffice for one.
 */
export function affordableThreads(wanted: number, budget: Budget, megabytes: number): number {
  const each = budget.memory + THREAD_MB;
  const threads = Math.min(wanted, Math.floor((megabytes - PROGRAM_MB) / each));
  if (threads >= 1) return threads;
  const left = megabytes - PROGRAM_MB - THREAD_MB;
  const advice =
    left >= 1 ? `, or take a smaller budget, such as ${formatBudget({ ...budget, memory: left })}` : '';
  throw new InputError(
    `A deal with the budget ${formatBudget(budget)} needs ${PROGRAM_MB + each} MB, the program included, and --memory is ${megabytes}: raise it${advice}.`,
  );
}

/** The most megabytes that a thread's heap may take: the searches keep their tables outside of it. */
export const heapLimit = (budget: Budget): number => budget.memory + THREAD_MB;

/** Lets deals of any budgets in, in their order, as long as the memory suffices. */
export class MemoryRoom {
  readonly #megabytes: number;
  #taken = PROGRAM_MB;
  readonly #waiting: (() => boolean)[] = [];

  /** @param megabytes For the whole program. */
  constructor(megabytes: number) {
    this.#megabytes = megabytes;
  }

  /**
   * Resolves when there is room, to what must be called at the end.
   * @throws InputError if there never will be.
   */
  async enter(budget: Budget): Promise<() => void> {
    affordableThreads(1, budget, this.#megabytes);
    const needed = budget.memory + THREAD_MB;
    await new Promise<void>((resolve) => {
      this.#waiting.push(() => {
        if (this.#taken + needed > this.#megabytes) return false;
        this.#taken += needed;
        resolve();
        return true;
      });
      this.#admit();
    });
    return () => {
      this.#taken -= needed;
      this.#admit();
    };
  }

  #admit(): void {
    while (this.#waiting[0]?.()) this.#waiting.shift();
  }
}
