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
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { InputError, systemReason } from '../errors.ts';
import { formatRow, HEADER, parseRow, type Row, rowKey } from './row.ts';

/** What the rows of one game must agree on with the study that continues them. */
export type Stamp = Pick<Row, 'game' | 'rules' | 'budget' | 'version'>;

const SYNC_INTERVAL_MS = 2_000;

export class Journal {
  readonly path: string;
  /** What the file held when it was opened, by `rowKey`; rows of other games included. */
  readonly known: ReadonlyMap<string, Row>;
  readonly #file: number;
  #length: number;
  #syncTimer: NodeJS.Timeout | undefined;

  private constructor(path: string, known: ReadonlyMap<string, Row>, file: number) {
    this.path = path;
    this.known = known;
    this.#file = file;
    this.#length = fstatSync(file).size;
  }

  /**
   * Opens or creates a study file, and its folder. A file of another study is refused, untouched, with the
   * difference named; `fresh` sets it aside instead and starts over.
   * @throws InputError if the file can't be read or written, is no study file, or belongs to another study.
   */
  static open(path: string, stamps: readonly Stamp[], fresh = false): Journal {
    return describingFailure(path, () => {
      const old = readIfThere(path);
      if (fresh && old !== '') renameSync(path, unusedName(path));
      const text = fresh ? '' : old;
      const { rows, clean } = readStudy(path, text);
      for (const row of rows.values()) checkStamp(path, row, stamps);
      if (!clean) replaceStudy(path, rows.values());
      mkdirSync(dirname(path), { recursive: true });
      const journal = new Journal(path, rows, openSync(path, 'a'));
      if (journal.#length === 0) journal.#write(HEADER);
      return journal;
    });
  }

  /** Writes a row at once; it is safe from a crash of the machine a few seconds later. */
  append(row: Row): void {
    describingFailure(this.path, () => this.#write(formatRow(row)));
    this.#syncTimer ??= setTimeout(() => this.#sync(), SYNC_INTERVAL_MS).unref();
  }

  close(): void {
    describingFailure(this.path, () => {
      this.#sync();
      closeSync(this.#file);
    });
  }

  #sync(): void {
    clearTimeout(this.#syncTimer);
    this.#syncTimer = undefined;
    fsyncSync(this.#file);
  }

  /** All of the text or none of it: a disk that fills up in between must not leave a torn line. */
  #write(text: string): void {
    const bytes = Buffer.from(text);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    } catch (error) {
      ftruncateSync(this.#file, this.#length);
      throw error;
    }
    this.#length += bytes.length;
  }
}

/** Empty if there is no such file. Devices and pipes are refused before anything is read: they may have no end. */
function readIfThere(path: string): string {
  try {
    if (!statSync(path).isFile()) {
      throw new InputError(`Can't use ${path} as a study file: it is not a regular file.`);
    }
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** The rows of a study file's text, each deal once, and whether the file holds exactly those. */
function readStudy(path: string, text: string): { rows: Map<string, Row>; clean: boolean } {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const rows = new Map<string, Row>();
  if (whole === '' && HEADER.startsWith(text)) return { rows, clean: text === '' };
  if (!whole.startsWith(HEADER)) throw new InputError(`${path} is not a study file: its first line differs.`);
  let clean = whole.length === text.length;
  for (const [index, fields] of parseLines(path, whole.slice(HEADER.length)).entries()) {
    const row = parseRow(fields);
    if (row === undefined) throw new InputError(`${path}: line ${index + 2} is not a row of a study.`);
    const twin = rows.get(rowKey(row));
    if (twin === undefined) rows.set(rowKey(row), row);
    else {
      clean = false;
      if (formatRow({ ...twin, ms: 0 }) !== formatRow({ ...row, ms: 0 })) {
        throw new InputError(`${path}: line ${index + 2} contradicts an earlier row of deal ${row.deal}.`);
      }
    }
  }
  return { rows, clean };
}

function parseLines(path: string, text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true });
  } catch (error) {
    throw new InputError(`${path} is not a study file: ${(error as Error).message}`);
  }
}

function checkStamp(path: string, row: Row, stamps: readonly Stamp[]): void {
  const stamp = stamps.find((wanted) => wanted.game === row.game);
  if (stamp === undefined) return;
  for (const field of ['rules', 'budget', 'version'] as const) {
    if (row[field] !== stamp[field]) {
      throw new InputError(
        `${path} holds ${row.game} with ${field} ${row[field]}, not ${stamp[field]}: start over with --fresh, or name another file.`,
      );
    }
  }
}

/** Puts a repaired file in the place of the old one in a single step. */
function replaceStudy(path: string, rows: Iterable<Row>): void {
  const draft = `${path}.tmp`;
  writeFileSync(draft, HEADER + Array.from(rows, formatRow).join(''), { flush: true });
  renameSync(draft, path);
}

function unusedName(path: string): string {
  let number = 1;
  while (existsSync(`${path}.${number}`)) number++;
  return `${path}.${number}`;
}

/** Turns the system's errors into sentences for people. */
function describingFailure<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    throw new InputError(`Can't use ${path} as a study file: ${reason}.`);
  }
}
