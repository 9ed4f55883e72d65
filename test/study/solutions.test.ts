// Study files that keep solutions.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { Journal } from '../../src/study/journal.ts';
import { Ledger } from '../../src/study/ledger.ts';
import { mergeFiles } from '../../src/study/merge.ts';
import { addOnce, readRows } from '../../src/study/reader.ts';
import { replaceStudy } from '../../src/study/replace.ts';
import { Retry } from '../../src/study/retry.ts';
import { formatRow, headerOf, type Row } from '../../src/study/row.ts';
import { temporaryFolder } from '../cli/folder.ts';
import { writeStudyFile } from './files.ts';
import { exampleRow } from './rows.ts';

const folder = temporaryFolder();
const won = exampleRow({ deal: 'native:1', moves: 3, solution: 'd w5 3-5x2' });
const lost = exampleRow({ deal: 'native:2', verdict: 'unsolvable', moves: null });
const unknown = { verdict: 'unknown', reason: 'nodes', moves: null } as const;
const STAMP = exampleRow();

const write = (name: string, ...rows: Row[]): string => {
  replaceStudy(folder.at(name), rows, true);
  return folder.at(name);
};
const rowsOf = (path: string): Row[] => {
  const rows: Row[] = [];
  readRows(path, (row) => rows.push(row));
  return rows;
};

describe('a journal', () => {
  test('keeps solutions from the first run on, and in later runs without being told again', () => {
    const path = folder.at('new.csv');
    const first = Journal.open(path, [STAMP], { withSolutions: true });
    first.append(won);
    first.close();
    const second = Journal.open(path, [STAMP]);
    expect([...second.known.rows()]).toEqual([won]);
    second.append(lost);
    second.close();
    expect(readFileSync(path, 'utf8')).toBe(headerOf(true) + formatRow(won, true) + formatRow(lost, true));
  });

  test('that holds none is not given any, and stays as it is', () => {
    const path = folder.at('plain.csv');
    writeStudyFile(path);
    expect(() => Journal.open(path, [STAMP], { withSolutions: true })).toThrow(InputError);
    expect(() => Journal.open(path, [STAMP], { withSolutions: true })).toThrow(/rows without solutions/);
    expect(readFileSync(path, 'utf8')).toBe(headerOf(false));
    const fresh = Journal.open(path, [STAMP], { withSolutions: true, fresh: true });
    fresh.close();
    expect(readFileSync(path, 'utf8')).toBe(headerOf(true));
  });

  test('whose header is torn anywhere starts over as is wanted now', () => {
    for (let length = 0; length < headerOf(true).length; length++) {
      const path = folder.at(`torn-${length}.csv`);
      writeFileSync(path, headerOf(true).slice(0, length));
      Journal.open(path, [STAMP], { withSolutions: true }).close();
      expect(readFileSync(path, 'utf8')).toBe(headerOf(true));
    }
  });

  test('goes on behind solutions that are longer than what is read at once', () => {
    const long = exampleRow({ deal: 'native:4', solution: '10-11 '.repeat(2 ** 17).trim() });
    const path = write('long-lines.csv', won, long, lost, { ...long, deal: 'native:5' });
    writeFileSync(path, formatRow({ ...long, deal: 'native:6' }, true).slice(0, -1), { flag: 'a' });
    const journal = Journal.open(path, [STAMP]);
    journal.append(exampleRow({ deal: 'native:7' }));
    journal.close();
    expect(rowsOf(path)).toEqual([
      won,
      long,
      lost,
      { ...long, deal: 'native:5' },
      exampleRow({ deal: 'native:7' }),
    ]);
  });

  test('that holds a row twice is written anew with solutions', () => {
    const path = write('twice.csv', won, { ...won, ms: 99 }, lost);
    Journal.open(path, [STAMP]).close();
    expect(rowsOf(path)).toEqual([won, lost]);
  });
});

test('a retry keeps the solutions that are there and those that it finds', () => {
  const path = write('retry.csv', won, exampleRow({ ...unknown, deal: 'native:3', budget: '5@5' }));
  const retry = Retry.open(path, [STAMP]);
  const found = exampleRow({ deal: 'native:3', moves: 1, solution: 'wf' });
  retry.append(found);
  retry.known.set(found);
  retry.close();
  expect(rowsOf(path)).toEqual([won, found]);
});

test('merging takes a row that stands twice in a file with the solution that one of them has', () => {
  const path = write('half.csv', { ...won, solution: null }, won);
  expect([...mergeFiles([path]).rows()]).toEqual([won]);
});

test('merging keeps solutions, though only one of the files has them', () => {
  const plain = folder.at('shard.csv');
  writeStudyFile(plain, lost);
  const merged = mergeFiles([plain, write('shard-2.csv', won)]);
  expect(merged.withSolutions).toBe(true);
  expect([...merged.sortedRows()]).toEqual([won, lost]);
  expect(mergeFiles([plain]).withSolutions).toBe(false);
});

test('of two rows of a deal of which one has a solution, that is kept; two different ones contradict each other', () => {
  for (const [one, other] of [
    [won, { ...won, solution: null }],
    [{ ...won, solution: null }, won],
  ] as const) {
    const rows = new Ledger();
    expect(addOnce(rows, one, 'a')).toBe(true);
    expect(addOnce(rows, other, 'b')).toBe(false);
    expect([...rows.rows()]).toEqual([won]);
  }
  const rows = new Ledger();
  addOnce(rows, won, 'a');
  expect(() => addOnce(rows, { ...won, solution: 'd wf wf' }, 'b')).toThrow(/^b contradicts/);
});

describe('a packed file', () => {
  test('is not written: neither a new one, nor one that is there', () => {
    const path = folder.at('grows.csv.gz');
    const packed = gzipSync(headerOf(false));
    for (const open of [Journal.open, Retry.open]) {
      expect(() => open(path, [STAMP])).toThrow(/compressed.* write .*grows\.csv, and gzip it/);
      writeFileSync(path, packed);
      expect(() => open(path, [STAMP])).toThrow(InputError);
      expect(readFileSync(path)).toEqual(packed);
      rmSync(path);
    }
  });

  test('is read in pieces as a plain one is', () => {
    const rows = Array.from({ length: 2500 }, (_, index) =>
      exampleRow({ deal: `native:${index}`, solution: 'd wf 3-5x2 '.repeat(index % 99).trim() || null }),
    );
    const path = write('long.csv', ...rows);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path)));
    expect(rowsOf(path)).toEqual(rows);
    expect(rowsOf(`${path}.gz`)).toEqual(rows);
  });

  test('is read as if it were not, but for a torn last line', () => {
    const path = write('plain-text.csv', won, lost);
    const packed = folder.at('packed.csv.gz');
    writeFileSync(packed, gzipSync(`${readFileSync(path, 'utf8')}forty-`));
    expect(rowsOf(packed)).toEqual([won, lost]);
  });

  test('that is none, or damaged, is refused', () => {
    const path = folder.at('not.csv.gz');
    for (const bytes of [Buffer.from(headerOf(false)), gzipSync(headerOf(false)).subarray(0, -9)]) {
      writeFileSync(path, bytes);
      expect(() => rowsOf(path)).toThrow(/not\.csv\.gz can't be unpacked/);
    }
    writeFileSync(path, gzipSync('other,text\n'));
    expect(() => rowsOf(path)).toThrow(/is not a study file/);
  });
});
