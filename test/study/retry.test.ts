import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { Journal } from '../../src/study/journal.ts';
import { isWorthRetry, Retry } from '../../src/study/retry.ts';
import type { Row } from '../../src/study/row.ts';
import type { Stamp } from '../../src/study/stamp.ts';
import { temporaryFolder } from '../cli/folder.ts';
import { writeStudyFile } from './files.ts';
import { exampleRow } from './rows.ts';

const folder = temporaryFolder();
const SMALL = '1000@256';
const LARGE = '3000000@256';
const STAMP: Stamp = exampleRow({ budget: LARGE });
const UNKNOWN = { verdict: 'unknown', reason: 'nodes', moves: null } as const;
const row = (seed: number, changes: Partial<Row>) => exampleRow({ deal: `native:${seed}`, ...changes });

const decided = row(1, { budget: SMALL });
const unknown = row(2, { budget: SMALL, ...UNKNOWN });
const stubborn = row(3, { budget: SMALL, ...UNKNOWN });
const solved = row(2, { budget: LARGE });
let path = '';
let original = '';
beforeEach(() => {
  path = folder.at('study.csv');
  writeStudyFile(path, decided, unknown, stubborn);
  original = readFileSync(path, 'utf8');
});

const rowsIn = (file: string, budget = LARGE): Row[] => {
  const journal = Journal.open(file, [{ ...STAMP, budget }]);
  journal.close();
  return [...journal.known.rows()];
};

/** A retry as `runStudy` drives it. */
function retry(...rows: Row[]): Retry {
  const open = Retry.open(path, [STAMP]);
  for (const each of rows) {
    open.append(each);
    open.known.set(each);
  }
  return open;
}

test('new rows take the places of old ones when the retry ends, and not before', () => {
  const still = row(3, { budget: LARGE, ...UNKNOWN });
  const open = retry(solved, still);
  expect(readFileSync(path, 'utf8')).toBe(original);
  open.close();
  expect(rowsIn(path)).toEqual([decided, solved, still]);
  expect(existsSync(`${path}.retry`)).toBe(false);
});

test('a retry without a new row leaves the file as it is', () => {
  retry().close();
  expect(readFileSync(path, 'utf8')).toBe(original);
  expect(existsSync(`${path}.retry`)).toBe(false);
});

describe('after a crash', () => {
  test('in the middle, the file is the old one, and the next retry begins with what was found', () => {
    retry(solved);
    expect(readFileSync(path, 'utf8')).toBe(original);
    expect(rowsIn(path, SMALL)).toEqual([decided, unknown, stubborn]);
    const next = Retry.open(path, [STAMP]);
    expect([...next.known.rows()]).toEqual([decided, solved, stubborn]);
    next.close();
  });

  test('behind the replacement, nothing is done twice', () => {
    retry(solved).close();
    writeStudyFile(`${path}.retry`, solved);
    const next = Retry.open(path, [STAMP]);
    expect([...next.known.rows()]).toEqual([decided, solved, stubborn]);
    next.close();
  });

  test('a row that does not belong is dropped: of another version, other rules, less budget, or no longer unknown', () => {
    writeStudyFile(
      `${path}.retry`,
      { ...solved, version: '9.9.9' },
      row(3, { budget: LARGE, rules: '0000beef' }),
      row(1, { budget: LARGE, verdict: 'unsolvable', moves: null }),
      row(9, { budget: LARGE }),
    );
    Retry.open(path, [STAMP]).close();
    expect(readFileSync(path, 'utf8')).toBe(original);
    writeStudyFile(`${path}.retry`, row(2, { budget: '5@5' }));
    Retry.open(path, [STAMP]).close();
    expect(readFileSync(path, 'utf8')).toBe(original);
  });
});

describe('the study afterwards', () => {
  test('goes on with the larger budget once none is unknown by less', () => {
    expect(() => rowsIn(path)).toThrow(/budget 1000@256, not 3000000@256: .*--retry-unknown/);
    retry(solved).close();
    expect(() => rowsIn(path)).toThrow(/budget 1000@256, not 3000000@256: .*--retry-unknown/);
    retry(row(3, { budget: LARGE })).close();
    expect(rowsIn(path)).toHaveLength(3);
    expect(() => rowsIn(path, SMALL)).toThrow(/budget 3000000@256, not 1000@256/);
  });

  test('is not taken for one of a larger budget only because all is decided', () => {
    writeStudyFile(path, decided);
    expect(() => rowsIn(path)).toThrow(/budget 1000@256, not 3000000@256/);
    expect(rowsIn(path, SMALL)).toEqual([decided]);
  });
});

test.each([
  ['no file', undefined, /no study file .*study\.csv/],
  ['another version', { ...decided, version: '9.9.9' }, /version 9\.9\.9, not 0\.1\.0/],
  ['a larger budget than now', { ...unknown, budget: '9000000@256' }, /budget 9000000@256, not 3000000@256/],
  ['another strategy', { ...unknown, budget: '1000@256 dfs' }, /budget 1000@256 dfs, not 3000000@256/],
])('is refused: %s', (_what, only, message) => {
  if (only === undefined) path = folder.at('nowhere/study.csv');
  else writeStudyFile(path, only);
  expect(() => Retry.open(path, [STAMP])).toThrow(message);
  expect(() => Retry.open(path, [STAMP])).toThrow(InputError);
});

test('what is unknown by a smaller budget or by a fault is worth a retry', () => {
  expect(isWorthRetry(unknown, LARGE)).toBe(true);
  expect(isWorthRetry({ ...unknown, budget: LARGE, reason: 'fault' }, LARGE)).toBe(true);
  expect(isWorthRetry({ ...unknown, budget: LARGE }, LARGE)).toBe(false);
  expect(isWorthRetry(decided, LARGE)).toBe(false);
  expect(isWorthRetry(undefined, LARGE)).toBe(false);
});
