import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lineage } from '../../src/solver/lineage.ts';

test('tells the moves to every position of any tree', () => {
  // Each position comes from an earlier one, chosen by a share of those there are.
  const node = fc.record({
    parent: fc.double({ min: 0, max: 0.999, noNaN: true }),
    move: fc.integer({ min: 1, max: 2 ** 15 }),
  });
  fc.assert(
    fc.property(fc.array(node), (nodes) => {
      const lineage = new Lineage();
      const lines: number[][] = [[]];
      for (const { parent, move } of nodes) {
        const from = Math.floor(parent * lines.length);
        expect(lineage.add(from, move)).toBe(lines.length);
        lines.push([...(lines[from] ?? []), move]);
      }
      for (const [id, line] of lines.entries()) expect(lineage.line(id)).toEqual(line);
    }),
    { seed: 7, numRuns: 200 },
  );
});

test('keeps all when it grows', () => {
  const lineage = new Lineage();
  const moves = Array.from({ length: 10_000 }, (_, index) => index + 1);
  for (const move of moves) lineage.add(move - 1, move);
  expect(lineage.line(10_000)).toEqual(moves);
  expect(lineage.line(4096)).toEqual(moves.slice(0, 4096));
});
