import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRow, headerOf, parseLine, type Row } from '../../src/study/row.ts';
import { exampleRow } from './rows.ts';

test('the columns are those that published files have', () => {
  expect(headerOf(false)).toBe('game,rules,deal,verdict,reason,moves,nodes,strategy,budget,ms,version\n');
  expect(formatRow(exampleRow())).toBe(
    'forty-thieves,12345678,17,solvable,,150,4321,beam 1000,3000000@256,34,0.1.0\n',
  );
});

test('what is written is read back, whatever the names', () => {
  const word = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((text) => text.trim() === text && text !== '');
  const count = fc.nat();
  const solvable = fc
    .array(fc.constantFrom('d', 'wf', '3-5', '10f'), { minLength: 1 })
    .map((moves) => ({ moves: moves.length, solution: moves.join(' ') }));
  const found = fc.oneof(
    fc.record({ verdict: fc.constant('solvable' as const), reason: fc.constant(null), line: solvable }),
    fc.record({
      verdict: fc.constant('unsolvable' as const),
      reason: fc.constant(null),
      line: fc.constant({ moves: null, solution: null }),
    }),
    fc.record({
      verdict: fc.constant('unknown' as const),
      reason: fc.constantFrom('nodes', 'memory', 'time', 'interrupted', 'fault'),
      line: fc.constant({ moves: null, solution: null }),
    }),
  );
  const rest = fc.record({
    game: word,
    rules: word,
    deal: word,
    nodes: count,
    strategy: word,
    budget: word,
    ms: count,
    version: word,
  });
  fc.assert(
    fc.property(found, rest, ({ line, ...outcome }, others) => {
      const row: Row = { ...others, ...outcome, ...line };
      expect(parseLine(formatRow(row, true).slice(0, -1), true)).toEqual(row);
      expect(parseLine(formatRow(row).slice(0, -1))).toEqual({ ...row, solution: null });
    }),
    { seed: 42, numRuns: 500 },
  );
});

describe('is refused', () => {
  const fields = formatRow(exampleRow()).trimEnd().split(',');
  test.each([
    ['an unknown verdict', 3, 'winnable'],
    ['a solution without length', 5, ''],
    ['an unknown deal without reason', 3, 'unknown'],
    ['a reason for a verdict that needs none', 4, 'nodes'],
    ['a count that is none', 6, '12x'],
    ['a negative count', 9, '-5'],
    ['a missing name', 0, ''],
  ])('%s', (_what, column, value) => {
    expect(parseLine(fields.join())).toBeDefined();
    expect(parseLine(fields.with(column, value).join())).toBeUndefined();
  });

  test('a line that is too short or too long', () => {
    expect(parseLine(fields.slice(0, -1).join())).toBeUndefined();
    expect(parseLine([...fields, ''].join())).toBeUndefined();
    expect(parseLine(fields.join(), true)).toBeUndefined();
  });

  test('a solution of a deal that has none', () => {
    const row = exampleRow({ moves: 2, solution: 'd wf' });
    expect(parseLine(formatRow(row, true).trimEnd(), true)).toEqual(row);
    const lost = formatRow({ ...row, verdict: 'unsolvable', moves: null }, true);
    expect(parseLine(lost.trimEnd(), true)).toBeUndefined();
  });
});
