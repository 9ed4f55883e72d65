import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { renderCoverage, renderDigests } from '../../src/report/digest.ts';
import type { Coverage } from '../../src/study/coverage.ts';
import type { Digest } from '../../src/study/digest.ts';

const spread = { mean: 1234.5678, median: 1000, p90: 2000.4, p99: 3000 };
const digest: Digest = {
  game: 'streets',
  rules: '1234abcd',
  budget: '3000000@256',
  version: '1.2.3',
  coverages: [],
  deals: 2000,
  missing: 100,
  solvable: 900,
  unsolvable: 300,
  unknown: 800,
  rate: { low: 0.5749514, high: 0.8194437 },
  nodes: spread,
  seconds: { mean: 1.23456, median: 0.05, p90: 12.34, p99: 100 },
  moves: spread,
};
const FIELDS = {
  game: 'streets',
  rules: '1234abcd',
  budget: '3000000@256',
  version: '1.2.3',
  deals: 2000,
  missing: 100,
  solvable: 900,
  unsolvable: 300,
  unknown: 800,
  decided: 0.6,
  low: 0.574951,
  high: 0.819444,
  meanNodes: 1235,
  medianNodes: 1000,
  p90Nodes: 2000,
  p99Nodes: 3000,
  meanSeconds: 1.235,
  medianSeconds: 0.05,
  p90Seconds: 12.34,
  p99Seconds: 100,
  meanMoves: 1234.6,
  medianMoves: 1000,
  p90Moves: 2000.4,
  p99Moves: 3000,
};

test('as text is a table of verdicts and one of effort', () => {
  expect(renderDigests([digest, { ...digest, game: 'maria', moves: undefined }], 'text').split('\n')).toEqual(
    [
      'game     rules     budget       version  deals  missing  solvable  unsolvable  unknown  decided        win rate',
      'streets  1234abcd  3000000@256  1.2.3    2,000      100       900         300      800    60.0%  57.5% to 81.9%',
      'maria    1234abcd  3000000@256  1.2.3    2,000      100       900         300      800    60.0%  57.5% to 81.9%',
      'Win rate: 95% interval, with unknown deals as unsolvable at its lower end and as solvable at its upper end.',
      '',
      'game     rules     budget       version  of each deal         mean   median     90%      99%',
      'streets  1234abcd  3000000@256  1.2.3    nodes               1,235    1,000   2,000    3,000',
      'streets  1234abcd  3000000@256  1.2.3    time               1.23 s  0.050 s  12.3 s  100.0 s',
      'streets  1234abcd  3000000@256  1.2.3    moves of solution   1,235    1,000   2,000    3,000',
      'maria    1234abcd  3000000@256  1.2.3    nodes               1,235    1,000   2,000    3,000',
      'maria    1234abcd  3000000@256  1.2.3    time               1.23 s  0.050 s  12.3 s  100.0 s',
      '',
    ],
  );
});

test('as JSON and as CSV has the same rounded fields', () => {
  expect(JSON.parse(renderDigests([digest], 'json'))).toEqual({ schema: 1, games: [FIELDS] });
  const text = Object.fromEntries(Object.entries(FIELDS).map(([name, value]) => [name, String(value)]));
  expect(parse(renderDigests([digest], 'csv'), { columns: true })).toEqual([text]);
});

test('coverage names what is missing, up to a few gaps', () => {
  const coverage: Coverage = {
    game: 'streets',
    stem: 'native:',
    first: 1,
    last: 2000,
    present: 1900,
    missing: 100,
    gaps: [
      { first: 7, last: 7 },
      { first: 12, last: 110 },
    ],
  };
  expect(renderCoverage(coverage)).toBe(
    'streets: 1,900 of the 2,000 deals of native:1..2000; missing, and counted as unknown: 7, 12..110.\n',
  );
  const gaps = [1, 3, 5, 7, 9, 11].map((seed) => ({ first: seed, last: seed }));
  expect(renderCoverage({ ...coverage, gaps })).toMatch(/unknown: 1, 3, 5, 7, 9 and others\.\n$/);
  expect(renderCoverage({ ...coverage, present: 2000, missing: 0, gaps: [] })).toBe(
    'streets: all 2,000 deals of native:1..2000.\n',
  );
});
