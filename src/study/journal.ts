// The study file is its own checkpoint: rows are appended as deals finish, and opening the file again yields
// what is already known. Rows are written whole and synchronously, so that a killed process leaves at most
// one torn line, at the end; what is torn is cut off and solved again.
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { describingFailure, InputError } from '../errors.ts';
import { refuseCompressed } from './compressed.ts';
import { Ledger } from './ledger.ts';
import { readStudy } from './reader.ts';
import { formatRow, headerOf, type Row } from './row.ts';
import type { Stamp } from './stamp.ts';

/** Where rows go as deals finish, and what was there before. */
export interface Keeper {
  readonly path: string;
  /** What the file held when it was opened; rows of other games included. */
  readonly known: Ledger;
  append(row: Row): void;
  close(): void;
}

export interface JournalOptions {
  /** Whether to set an old file aside and start over. */
  readonly fresh?: boolean | undefined;
  readonly withSolutions?: boolean | undefined;
}

const SYNC_INTERVAL_MS = 2_000;

export class Journal implements Keeper {
  readonly path: string;
  readonly known: Ledger;
  readonly #file: number;
  #syncTimer: NodeJS.Timeout | undefined;
  #syncError: unknown;

  private constructor(path: string, known: Ledger, file: number) {
    this.path = path;
    this.known = known;
    this.#file = file;
  }

  /**
   * Opens or creates a study file, and its folder. A file of another study is refused, untouched, with the
   * difference named; `fresh` sets it aside instead and starts over. A new file has a column for solutions if
   * `withSolutions` says so; an old one keeps solutions if it always has.
   * @throws InputError if the file can't be read or written, is no study file, or belongs to another study.
   */
  static open(path: string, stamps: readonly Stamp[], options: JournalOptions = {}): Journal {
    const { fresh = false, withSolutions = false } = options;
    return describingFailure(`Can't use ${path} as a study file`, () => {
      refuseCompressed(path);
      const old = hasContent(path);
      if (old && fresh) renameSync(path, unusedName(path));
      const known = old && !fresh ? readStudy(path, stamps, { repair: true }) : new Ledger();
      const isNew = !hasContent(path);
      if (isNew) known.withSolutions = withSolutions;
      else if (withSolutions && !known.withSolutions) throw keepsNone(path);
      mkdirSync(dirname(path), { recursive: true });
      const journal = new Journal(path, known, openSync(path, 'a'));
      if (isNew) journal.#write(headerOf(known.withSolutions));
      return journal;
    });
  }

  /** Writes a row at once; it is safe from a crash of the machine a few seconds later. */
  append(row: Row): void {
    this.#describingFailure(() => {
      if (this.#syncError !== undefined) throw this.#syncError;
      this.#write(formatRow(row, this.known.withSolutions));
    });
    this.#syncTimer ??= setTimeout(() => this.#syncLater(), SYNC_INTERVAL_MS).unref();
  }

  close(): void {
    clearTimeout(this.#syncTimer);
    this.#describingFailure(() => {
      try {
        fsyncSync(this.#file);
      } finally {
        closeSync(this.#file);
      }
    });
  }

  /** Nobody waits for this, so that a failure is kept for the next who does. */
  #syncLater(): void {
    this.#syncTimer = undefined;
    try {
      fsyncSync(this.#file);
    } catch (error) {
      this.#syncError = error;
    }
  }

  /** All of the text or none of it: a disk that fills up in between must not leave a torn line. */
  #write(text: string): void {
    const bytes = Buffer.from(text);
    let done = 0;
    try {
      while (done < bytes.length) done += writeSync(this.#file, bytes, done);
    } catch (error) {
      ftruncateSync(this.#file, fstatSync(this.#file).size - done);
      throw error;
    }
  }

  #describingFailure(action: () => void): void {
    const advice = 'Its rows are whole, and the same command goes on from there.';
    describingFailure(`Can't write to ${this.path}`, action, advice);
  }
}

const keepsNone = (path: string): InputError =>
  new InputError(
    `${path} holds rows without solutions: start over with --fresh, go on without --with-solutions, or name another file.`,
  );

/** False if there is no file or an empty one. Devices and pipes are refused before anything is read: they may have no end. */
function hasContent(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === false) {
    throw new InputError(`Can't use ${path} as a study file: it is not a regular file.`);
  }
  return stats !== undefined && stats.size > 0;
}

function unusedName(path: string): string {
  let number = 1;
  while (existsSync(`${path}.${number}`)) number++;
  return `${path}.${number}`;
}
