import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRow, HEADER, parseLine, type Row } from '../../src/study/row.ts';
import { exampleRow } from './rows.ts';

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
      reason: fc.constantFrom('nodes', 'memory', 'time', 'interrupted', 'fault'),
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
      expect(parseLine(formatRow(row).trimEnd())).toEqual(row);
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
  });
});
