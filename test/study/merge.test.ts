import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { coveragesOf } from '../../src/study/coverage.ts';
import { mergeFiles } from '../../src/study/merge.ts';
import type { Row } from '../../src/study/row.ts';
import { temporaryFolder } from '../cli/folder.ts';
import { writeStudyFile } from './files.ts';
import { exampleRow } from './rows.ts';

const folder = temporaryFolder();
const paths = ['a.csv', 'b.csv', 'c.csv'];
const write = (...files: (Row | string)[][]) => {
  for (const [index, parts] of files.entries()) writeStudyFile(folder.at(paths[index] as string), ...parts);
  return files.map((_, index) => folder.at(paths[index] as string));
};
const row = (seed: number, changes: Partial<Row> = {}) => exampleRow({ deal: `native:${seed}`, ...changes });
const unknown = { verdict: 'unknown', reason: 'nodes', moves: null } as const;

describe('merging', () => {
  test('joins the rows of all files, sorted', () => {
    const other = row(5, { game: 'streets', rules: '87654321' });
    const files = write([row(10), other], [row(9)], [row(2), row(11)]);
    expect([...mergeFiles(files).sortedRows()]).toEqual([row(2), row(9), row(10), row(11), other]);
  });

  test('takes what a killed run has left: a row twice, a torn line, a file without rows', () => {
    const files = write([row(1), row(1, { ms: 99 }), 'forty-thi'], []);
    expect([...mergeFiles(files).rows()]).toEqual([row(1)]);
  });

  test('takes rows of a smaller budget that it has decided', () => {
    const small = { budget: '1000@256' };
    const files = write([row(1, small), row(2, unknown)], [row(3, small)]);
    expect(mergeFiles(files).size).toBe(3);
  });

  test.each([
    [
      'other rules',
      [row(1)],
      [row(2, { rules: '0000beef' })],
      /b\.csv.*rules 0000beef.*|rules 12345678.*b\.csv/,
    ],
    [
      'another version',
      [row(1)],
      [row(2, { version: '9.9.9' })],
      /version 0\.1\.0, but .*b\.csv with 9\.9\.9/,
    ],
    [
      'unknown deals of a smaller budget',
      [row(1)],
      [row(2, { ...unknown, budget: '5@5' })],
      /b\.csv holds forty-thieves with budget 5@5, but .*a\.csv with 3000000@256/,
    ],
    [
      'budgets that cannot be compared',
      [row(1)],
      [row(2, { budget: '3000000@256 dfs' })],
      /b\.csv .* budget 3000000@256 dfs, but .*a\.csv with 3000000@256/,
    ],
    ['a deal in two files', [row(1), row(2)], [row(2)], /Both .*a\.csv and .*b\.csv hold deal native:2/],
    ['rows that contradict each other', [row(1), row(1, { nodes: 5 })], [], /a\.csv: line 3 contradicts/],
    ['rubbish', [row(1), 'rubbish\n'], [], /a\.csv: line 3 is not a row/],
  ])('refuses %s', (_what, first, second, message) => {
    const files = write(first, second);
    expect(() => mergeFiles(files)).toThrow(message);
    expect(() => mergeFiles(files)).toThrow(InputError);
  });

  test('names a file that cannot be read', () => {
    expect(() => mergeFiles([folder.at('nowhere.csv')])).toThrow(/Can't read .*nowhere\.csv: no such file/);
    expect(() => mergeFiles([folder.path])).toThrow(/Can't read .*: illegal operation on a directory/);
  });
});

describe('coverage', () => {
  const coverageOf = (...rows: Row[]) => coveragesOf(mergeFiles(write(rows)));

  test('tells the missing seeds of each family between the lowest and the highest', () => {
    const rows = [3, 4, 8, 6, 11].map((seed) => row(seed));
    expect(coverageOf(...rows, exampleRow({ deal: 'pysolfc:ms7' }))).toEqual([
      {
        game: 'forty-thieves',
        stem: 'native:',
        first: 3,
        last: 11,
        present: 5,
        missing: 4,
        gaps: [
          { first: 5, last: 5 },
          { first: 7, last: 7 },
          { first: 9, last: 10 },
        ],
      },
      {
        game: 'forty-thieves',
        stem: 'pysolfc:ms',
        first: 7,
        last: 7,
        present: 1,
        missing: 0,
        gaps: [],
      },
    ]);
  });

  test('leaves out deals from files', () => {
    expect(
      coverageOf(exampleRow({ deal: 'a.txt#00000001' }), exampleRow({ deal: 'a.txt#00000009' })),
    ).toEqual([]);
  });
});
