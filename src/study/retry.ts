// Trying unknown deals again. New rows gather in a file of their own, and take the places of the old ones when the
// retry ends or is interrupted, all in a single step. After a crash the next retry begins with that step.
import { existsSync, rmSync } from 'node:fs';
import { describingFailure, InputError } from '../errors.ts';
import { refuseCompressed } from './compressed.ts';
import { Journal, type Keeper } from './journal.ts';
import type { Ledger } from './ledger.ts';
import { readRows, readStudy } from './reader.ts';
import { replaceStudy } from './replace.ts';
import type { Row } from './row.ts';
import { isWithin } from './settings.ts';
import type { Stamp } from './stamp.ts';

const sideFile = (path: string): string => `${path}.retry`;

export class Retry implements Keeper {
  readonly path: string;
  readonly known: Ledger;
  readonly #side: Journal;
  #replaced = 0;

  private constructor(path: string, known: Ledger, side: Journal) {
    this.path = path;
    this.known = known;
    this.#side = side;
  }

  /**
   * Opens a study file to replace rows in it. `stamps` hold the budget to try now.
   * @throws InputError if there is no such study file, or if it belongs to another study.
   */
  static open(path: string, stamps: readonly Stamp[]): Retry {
    return describingFailure(`Can't use ${path} as a study file`, () => {
      refuseCompressed(path);
      if (!existsSync(path))
        throw new InputError(`There is no study file ${path} whose unknown deals could be tried again.`);
      const known = readStudy(path, stamps, { retry: true, repair: true });
      if (existsSync(sideFile(path))) takeOver(path, known);
      return new Retry(
        path,
        known,
        Journal.open(sideFile(path), stamps, { withSolutions: known.withSolutions }),
      );
    });
  }

  append(row: Row): void {
    this.#side.append(row);
    this.#replaced++;
  }

  /** By now `known` holds the new rows. */
  close(): void {
    this.#side.close();
    const replace = () => {
      if (this.#replaced > 0) replaceStudy(this.path, this.known.rows(), this.known.withSolutions);
      rmSync(this.#side.path);
    };
    const advice = `It is as it was; the new rows are in ${this.#side.path}, and the same command goes on from there.`;
    describingFailure(`Can't replace ${this.path}`, replace, advice);
  }
}

/** Whether a row is to be tried again within a budget: it is unknown, and by less than that or by a fault. */
export const isWorthRetry = (row: Row | undefined, budget: string): boolean =>
  row?.verdict === 'unknown' && (row.reason === 'fault' || row.budget !== budget);

/** Brings home the rows of a retry that crashed. Those that don't fit any more are dropped. */
function takeOver(path: string, known: Ledger): void {
  let replaced = 0;
  readRows(sideFile(path), (row) => {
    const old = known.get(row.game, row.deal);
    if (old?.verdict !== 'unknown' || old.rules !== row.rules || old.version !== row.version) return;
    if (!isWithin(old.budget, row.budget)) return;
    known.set(row);
    replaced++;
  });
  if (replaced > 0) replaceStudy(path, known.rows(), known.withSolutions);
  rmSync(sideFile(path));
}
