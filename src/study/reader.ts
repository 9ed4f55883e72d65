// Reading study files from front to back, a piece at a time, so that their size doesn't matter.
import { closeSync, openSync, readSync, truncateSync } from 'node:fs';
import { describingFailure, InputError } from '../errors.ts';
import { isCompressed, readCompressed } from './compressed.ts';
import { Ledger } from './ledger.ts';
import { replaceStudy } from './replace.ts';
import { formatRow, headerOf, parseLine, type Row } from './row.ts';
import { type Stamp, StampCheck } from './stamp.ts';

interface Extent {
  /** Bytes up to the end of the last whole line. */
  readonly whole: number;
  /** What stands behind it: a line that a killed process has torn, or nothing. */
  readonly rest: string;
}

interface FileExtent extends Extent {
  /** Whether the file has a column for solutions. A file without header has none. */
  readonly withSolutions: boolean;
}

/** What is read at once; more only where a line is longer, as rows with very long solutions are. */
const PIECE_BYTES = 2 ** 18;
const MOST_LINE_BYTES = 2 ** 24;
const LINE_FEED = 10;

/**
 * Hands the rows of a study file to `visit`, with the numbers of their lines, but for a torn last one. The header
 * may be torn, too, if nothing follows. A file whose name ends in .gz is unpacked, in memory.
 * @throws InputError if the file can't be read or holds anything else.
 */
export function readRows(path: string, visit: (row: Row, line: number) => void): FileExtent {
  let number = 0;
  let withSolutions = false;
  const visitLine = (line: string) => {
    number++;
    if (number === 1) {
      withSolutions = `${line}\n` === headerOf(true);
      if (!withSolutions && `${line}\n` !== headerOf(false)) throw differs(path);
      return;
    }
    const row = parseLine(line, withSolutions);
    if (row === undefined) throw new InputError(`${path}: line ${number} is not a row of a study.`);
    visit(row, number);
  };
  const extent = describingFailure(`Can't read ${path}`, () => readLines(path, visitLine));
  if (number === 0 && !headerOf(true).startsWith(extent.rest)) throw differs(path);
  return { ...extent, withSolutions };
}

const differs = (path: string) => new InputError(`${path} is not a study file: its first line differs.`);

/** Fills a piece from a place on, as far as it can, and returns how many bytes it read; 0 at the end. */
type Read = (piece: Buffer, from: number) => number;

function readLines(path: string, visit: (line: string) => void): Extent {
  if (isCompressed(path)) {
    const content = readCompressed(path);
    let done = 0;
    return splitLines(path, visit, (piece, from) => {
      const copied = content.copy(piece, from, done);
      done += copied;
      return copied;
    });
  }
  const file = openSync(path, 'r');
  try {
    return splitLines(path, visit, (piece, from) => readSync(file, piece, from, piece.length - from, null));
  } finally {
    closeSync(file);
  }
}

function splitLines(path: string, visit: (line: string) => void, read: Read): Extent {
  let piece = Buffer.allocUnsafe(PIECE_BYTES);
  let whole = 0;
  for (let kept = 0; ; ) {
    if (kept === MOST_LINE_BYTES)
      throw new InputError(`${path} is not a study file: it has a line without end.`);
    if (kept === piece.length) piece = Buffer.concat([piece], piece.length * 2);
    const filled = kept + read(piece, kept);
    const end = piece.subarray(0, filled).lastIndexOf(LINE_FEED) + 1;
    if (filled === kept) return { whole, rest: piece.toString('utf8', 0, filled) };
    const text = piece.toString('utf8', 0, end);
    for (let start = 0, next = 0; start < text.length; start = next + 1) {
      next = text.indexOf('\n', start);
      visit(text.slice(start, next));
    }
    piece.copyWithin(0, end, filled);
    kept = filled - end;
    whole += end;
  }
}

export interface ReadOptions {
  /** Whether unknown rows of smaller budgets are welcome, to be tried again. */
  readonly retry?: boolean;
  /** Whether to cut off a torn line and to write rows that stand there twice once. */
  readonly repair?: boolean;
}

/**
 * The rows of a study file, each deal once.
 * @throws InputError if it is no study file, or belongs to another study.
 */
export function readStudy(
  path: string,
  stamps: readonly Stamp[],
  { retry = false, repair = false }: ReadOptions,
): Ledger {
  const rows = new Ledger();
  const check = new StampCheck(path, stamps, { retry });
  let repeated = false;
  const extent = readRows(path, (row, line) => {
    check.see(row);
    if (addOnce(rows, row, `${path}: line ${line}`)) return;
    repeated = true;
  });
  check.end();
  rows.withSolutions = extent.withSolutions;
  if (repair && repeated) replaceStudy(path, rows.rows(), rows.withSolutions);
  else if (repair && extent.rest !== '') truncateSync(path, extent.whole);
  return rows;
}

/** The rows of a study file, each deal once. Throws an InputError if it is no study file. */
export function readWhole(path: string): Ledger {
  const rows = new Ledger();
  const extent = readRows(path, (row, line) => addOnce(rows, row, `${path}: line ${line}`));
  rows.withSolutions = extent.withSolutions;
  return rows;
}

/** Whether a row's deal is new; a solution that only one of two rows has is kept. Throws an InputError if it is known with another outcome. */
export function addOnce(rows: Ledger, row: Row, where: string): boolean {
  const twin = rows.get(row.game, row.deal);
  if (twin === undefined) {
    rows.set(row);
    return true;
  }
  const solution = twin.solution ?? row.solution;
  const outcomeOf = (either: Row) =>
    formatRow({ ...either, ms: 0, solution: either.solution ?? solution }, true);
  if (outcomeOf(twin) === outcomeOf(row)) {
    if (solution !== twin.solution) rows.set({ ...twin, solution });
    return false;
  }
  throw new InputError(`${where} contradicts an earlier row of deal ${row.deal}.`);
}
