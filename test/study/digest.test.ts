import { expect, test } from 'vitest';
import { digestFiles } from '../../src/study/digest.ts';
import type { Row } from '../../src/study/row.ts';
import { rateInterval } from '../../src/study/statistics.ts';
import { temporaryFolder } from '../cli/folder.ts';
import { writeStudyFile } from './files.ts';
import { exampleRow } from './rows.ts';

const folder = temporaryFolder();
const file = (name: string, ...rows: Row[]) => {
  writeStudyFile(folder.at(name), ...rows);
  return folder.at(name);
};
const digestsOf = (paths: readonly string[]) => digestFiles(paths).map(({ digest }) => digest);
const row = (seed: number, changes: Partial<Row> = {}) => exampleRow({ deal: `native:${seed}`, ...changes });
const UNSOLVABLE = { verdict: 'unsolvable', moves: null } as const;
const UNKNOWN = { verdict: 'unknown', reason: 'nodes', moves: null } as const;

test('counts what is missing as unknown, and spreads what is there', () => {
  const path = file(
    'a.csv',
    row(1, { moves: 100, nodes: 10, ms: 1000 }),
    row(2, { ...UNSOLVABLE, nodes: 20, ms: 2000 }),
    row(3, { moves: 200, nodes: 30, ms: 3000 }),
    row(6, { ...UNKNOWN, nodes: 40, ms: 4000 }),
  );
  const [digest] = digestsOf([path]);
  expect(digest).toMatchObject({
    game: 'forty-thieves',
    deals: 6,
    missing: 2,
    solvable: 2,
    unsolvable: 1,
    unknown: 3,
    rate: rateInterval(2, 3, 6),
    nodes: { mean: 25, median: 25, p90: 37 },
    seconds: { mean: 2.5, median: 2.5, p90: 3.7 },
    moves: { mean: 150, median: 150, p90: 190 },
  });
});

test('has no lengths where nothing was solved', () => {
  expect(digestsOf([file('a.csv', row(1, UNSOLVABLE))])[0]?.moves).toBeUndefined();
});

test('sums up shards together, and rows that files share once', () => {
  const paths = [file('a.csv', row(1), row(3)), file('b.csv', row(2), row(3, { ms: 9 }))];
  expect(digestsOf(paths)).toMatchObject([{ deals: 3, missing: 0, solvable: 3 }]);
});

test('keeps studies apart that differ in game, rules, budget or version', () => {
  const paths = [
    file('a.csv', row(1), row(1, { game: 'streets' })),
    file('b.csv', row(1, { budget: '5@5', nodes: 5 })),
    file('c.csv', row(1, { version: '9.9.9' }), row(2, { rules: '0000beef' })),
  ];
  expect(digestsOf(paths).map(({ game, rules, budget, version }) => [game, rules, budget, version])).toEqual([
    ['forty-thieves', '12345678', '3000000@256', '0.1.0'],
    ['streets', '12345678', '3000000@256', '0.1.0'],
    ['forty-thieves', '12345678', '5@5', '0.1.0'],
    ['forty-thieves', '12345678', '3000000@256', '9.9.9'],
    ['forty-thieves', '0000beef', '3000000@256', '0.1.0'],
  ]);
});

test('takes rows that a smaller budget had decided for those of the study', () => {
  const path = file('a.csv', row(1, { budget: '1000@256' }), row(2, UNKNOWN));
  expect(digestsOf([path])).toMatchObject([{ budget: '3000000@256', deals: 2, solvable: 1 }]);
});

test('refuses files that contradict each other', () => {
  const paths = [file('a.csv', row(1)), file('b.csv', row(1, UNSOLVABLE))];
  expect(() => digestsOf(paths)).toThrow(/b\.csv contradicts an earlier row of deal native:1/);
});
