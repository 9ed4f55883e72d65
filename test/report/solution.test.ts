import { describe, expect, test } from 'vitest';
import { renderResultLine, renderShortening, renderTally, renderVerdict } from '../../src/report/solution.ts';
import type { Effort } from '../../src/solver/verdict.ts';
import type { Row } from '../../src/study/row.ts';
import type { TaskResult } from '../../src/study/task.ts';
import { exampleRow } from '../study/rows.ts';

const effortWith = (tableLoad: number): Effort => ({
  nodes: 4321,
  method: 'dfs',
  tableLoad,
  deepestStage: 9,
});
const result = (changes: Partial<Row>): TaskResult => ({
  row: exampleRow(changes),
  effort: effortWith(0),
  solution: null,
});
const UNSOLVABLE = { verdict: 'unsolvable', moves: null, strategy: 'dfs' } as const;
const UNKNOWN = { verdict: 'unknown', moves: null, reason: 'memory', strategy: 'dfs', ms: 61_000 } as const;

describe('the verdict', () => {
  test.each([
    [{}, 'Solvable in 150 moves, which were replayed.', '4,321 nodes in 0.034 s, last by beam 1000'],
    [UNSOLVABLE, 'Unsolvable: a complete search found no way to win.', '4,321 nodes in 0.034 s, last by dfs'],
    [UNKNOWN, 'Unknown: the memory was used up.', '4,321 nodes in 61.0 s, last by dfs'],
  ] as const)('of %j', (changes, verdict, effort) => {
    expect(renderVerdict(exampleRow(changes), effortWith(0))).toBe(`${verdict}\n${effort}\n`);
  });

  test('says how full the table was, if there was one', () => {
    expect(renderVerdict(exampleRow(UNKNOWN), effortWith(0.4567))).toMatch(
      /, last by dfs, table 45\.7% full\n$/,
    );
  });
});

test('shortening tells both lengths, and never more than it found', () => {
  const before = exampleRow({ moves: 1261, ms: 34 });
  expect(renderShortening(before, { ...before, moves: 951, ms: 454 })).toBe(
    'Shortened from 1,261 to 951 moves in 0.42 s, and replayed again.\n',
  );
  expect(renderShortening(before, { ...before, ms: 454 })).toBe('No shorter solution was found in 0.42 s.\n');
});

test('result lines are aligned', () => {
  const lines = [
    renderResultLine(result({ deal: 'native:9' }), 9),
    renderResultLine(result({ ...UNKNOWN, deal: 'native:10' }), 9),
  ];
  expect(lines).toEqual([
    ' native:9  solvable      150 moves       4,321 nodes   0.034 s  beam 1000\n',
    'native:10  unknown          memory       4,321 nodes    61.0 s  dfs\n',
  ]);
});

test('the tally counts verdicts', () => {
  const rows = [{}, UNKNOWN, UNSOLVABLE, UNKNOWN].map((changes) => exampleRow(changes));
  expect(renderTally(rows)).toBe('4 deals: 1 solvable, 1 unsolvable, 2 unknown.\n');
});
