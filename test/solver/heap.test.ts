import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heap } from '../../src/solver/heap.ts';

const SEED = 7;
const score = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -(2 ** 26), max: 2 ** 26 }));
const index = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 ** 26 - 1 }));
type Item = readonly [score: number, index: number];

/** A list that is sorted anew for each pop. */
function sortedPop(items: Item[]): number | undefined {
  items.sort(([scoreA, indexA], [scoreB, indexB]) => scoreA - scoreB || indexA - indexB);
  return items.shift()?.[1];
}

test('pops the least first, whatever is pushed in between', () => {
  const step = fc.oneof({ weight: 3, arbitrary: fc.tuple(score, index) }, fc.constant('pop' as const));
  const steps = fc.array(step, { size: 'large' });
  fc.assert(
    fc.property(steps, (list) => {
      const heap = new Heap();
      const model: Item[] = [];
      for (const step of [...list, ...list.map(() => 'pop' as const)]) {
        if (step !== 'pop') {
          heap.push(...step);
          model.push(step);
        } else if (model.length > 0) expect(heap.pop()).toBe(sortedPop(model));
        expect(heap.size).toBe(model.length);
      }
    }),
    { seed: SEED, numRuns: 60 },
  );
});

test('keeps all when it grows, and can be emptied by its size', () => {
  const heap = new Heap();
  const count = 20_000;
  for (let i = 0; i < count; i++) heap.push((i * 7919) % 1009, i);
  const model = Array.from({ length: count }, (_, i): Item => [(i * 7919) % 1009, i]);
  const popped = model.map(() => heap.pop());
  expect(popped).toEqual(model.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, i]) => i));
  heap.push(1, 5);
  heap.size = 0;
  heap.push(9, 8);
  expect(heap.pop()).toBe(8);
});
