import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRow, HEADER, parseRow, type Row } from '../../src/study/row.ts';
import { exampleRow } from './rows.ts';

const fieldsOf = (line: string): string[] => (parse(line) as string[][])[0] ?? [];

test('the columns are those that published files have', () => {
  expect(HEADER).toBe('game,rules,deal,verdict,reason,moves,nodes,strategy,budget,ms,version\n');
  expect(formatRow(exampleRow())).toBe(
    'forty-thieves,12345678,17,solvable,,150,4321,beam 1000,3000000@256,34,0.1.0\n',
  );
});

test('what is written is read back, whatever the names', () => {
  const word = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((text) => text.trim() === text && text !== '');
  const count = fc.nat();
  const found = fc.oneof(
    fc.record({ verdict: fc.constant('solvable' as const), reason: fc.constant(null), moves: count }),
    fc.record({
      verdict: fc.constant('unsolvable' as const),
      reason: fc.constant(null),
      moves: fc.constant(null),
    }),
    fc.record({
      verdict: fc.constant('unknown' as const),
      reason: fc.constantFrom('nodes' as const, 'memory' as const, 'time' as const, 'interrupted' as const),
      moves: fc.constant(null),
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
    fc.property(found, rest, (outcome, others) => {
      const row: Row = { ...others, ...outcome };
      expect(parseRow(fieldsOf(formatRow(row)))).toEqual(row);
    }),
    { seed: 42, numRuns: 500 },
  );
});

describe('is refused', () => {
  const fields = fieldsOf(formatRow(exampleRow()));
  test.each([
    ['an unknown verdict', 3, 'winnable'],
    ['a solution without length', 5, ''],
    ['an unknown deal without reason', 3, 'unknown'],
    ['a reason for a verdict that needs none', 4, 'nodes'],
    ['a count that is none', 6, '12x'],
    ['a negative count', 9, '-5'],
    ['a missing name', 0, ''],
  ])('%s', (_what, column, value) => {
    expect(parseRow(fields)).toBeDefined();
    expect(parseRow(fields.with(column, value))).toBeUndefined();
  });

  test('a line that is too short or too long', () => {
    expect(parseRow(fields.slice(0, -1))).toBeUndefined();
    expect(parseRow([...fields, ''])).toBeUndefined();
  });
});
