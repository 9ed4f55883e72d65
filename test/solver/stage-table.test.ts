import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StageTable } from '../../src/solver/stage-table.ts';
import { seededRandom } from '../helpers/random.ts';

/** Few enough that keys meet again, and alike in one half; zeros and negative numbers among them. */
const half = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom(2 ** 12, -(2 ** 31), 2 ** 31 - 1));
const entry = fc.integer({ min: 0, max: 2 ** 20 });
const step = fc.record({
  act: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('findOrAdd', 'find', 'redirect') },
    fc.constant('clear'),
  ),
  low: half,
  high: half,
  entry,
});

test('knows what a Map knows', () => {
  fc.assert(
    fc.property(fc.array(step, { size: 'large' }), (steps) => {
      const table = new StageTable();
      const model = new Map<string, number>();
      for (const { act, low, high, entry } of steps) {
        const key = `${low},${high}`;
        const known = model.get(key);
        switch (act) {
          case 'findOrAdd':
            expect(table.findOrAdd(low, high, entry)).toBe(known ?? -1);
            model.set(key, known ?? entry);
            break;
          case 'find':
            expect(table.find(low, high)).toBe(known ?? -1);
            break;
          case 'redirect':
            // Only keys that were added can be led elsewhere.
            if (known === undefined) break;
            table.redirect(low, high, entry);
            model.set(key, entry);
            break;
          case 'clear':
            table.clear();
            model.clear();
        }
      }
    }),
    { seed: 7, numRuns: 100 },
  );
});

test('keeps all keys and their entries when it grows, redirected ones too', () => {
  const random = seededRandom(7);
  const table = new StageTable();
  const keys = Array.from({ length: 100_000 }, (_, index) => [random(2 ** 31) | 0, index - 50_000] as const);
  for (const [index, [low, high]] of keys.entries()) {
    if (table.findOrAdd(low, high, index) !== -1) expect.fail(`key ${index} is known`);
    if (index % 3 === 0) table.redirect(low, high, index + 1);
  }
  for (const [index, [low, high]] of keys.entries()) {
    const entry = index % 3 === 0 ? index + 1 : index;
    if (table.find(low, high) !== entry) expect.fail(`key ${index} leads to ${table.find(low, high)}`);
    if (table.find(low ^ 1, high) !== -1) expect.fail(`a key near key ${index} is known`);
  }
  table.clear();
  expect(keys.filter(([low, high]) => table.find(low, high) !== -1)).toEqual([]);
});
