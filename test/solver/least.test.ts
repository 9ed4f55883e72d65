import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastOf } from '../../src/solver/least.ts';

test('chooses as sorting would, the earlier of equal ones first', () => {
  const entry = fc.record({ score: fc.integer({ min: -9, max: 9 }), allowed: fc.constantFrom(0, 1) });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (entries, width) => {
      const expected = entries
        .map((each, index) => ({ ...each, index }))
        .filter(({ allowed }) => allowed === 1)
        .sort((one, other) => one.score - other.score || one.index - other.index)
        .slice(0, width)
        .map(({ index }) => index)
        .sort((one, other) => one - other);
      const scores = Int32Array.from(entries, ({ score }) => score);
      const allowed = Int32Array.from(entries, (each) => each.allowed);
      expect(leastOf(scores, allowed, entries.length, width)).toEqual(expected);
    }),
    { seed: 42, numRuns: 1000 },
  );
});
