// What the table of positions keeps while it grows, and when it says that it is full.
import { expect, test } from 'vitest';
import { Table } from '../../src/solver/table.ts';
import { seededRandom } from '../helpers/random.ts';

const KEYS = 100_000;
const MEGABYTES = 2 ** 20;

/** All different, and every tenth with a low half of zero. */
const random = seededRandom(11);
const keys = Array.from(
  { length: KEYS },
  (_, index) => [index % 10 === 0 ? 0 : random(2 ** 31) | 0, index] as const,
);

test('no key is lost while the table grows', () => {
  const table = new Table(4 * MEGABYTES);
  for (const [low, high] of keys) {
    if (!table.reserve(1)) expect.fail(`full with ${table.size} keys`);
    if (!table.add(low, high)) expect.fail(`${low} ${high} is not new`);
  }
  expect(table.size).toBe(KEYS);
  expect(keys.filter(([low, high]) => table.add(low, high))).toEqual([]);
  expect(table.size).toBe(KEYS);
});

test.each([1, 4 * MEGABYTES, 5 * MEGABYTES, 8 * MEGABYTES - 1])(
  'a table of %i bytes is full at four fifths of the largest power of two that fits, and not before',
  (bytes) => {
    const entries = Math.max(2048, 2 ** Math.floor(Math.log2(bytes / 8)));
    const table = new Table(bytes);
    let size = 0;
    for (; table.reserve(1); size++) table.add(size * 64 + 1, size);
    expect(size).toBe(Math.floor(entries * 0.8));
    expect(table.load).toBeCloseTo(0.8, 3);
    expect(table.reserve(0)).toBe(true);
    // What was met before is still known.
    for (let index = 0; index < size; index++) {
      if (table.add(index * 64 + 1, index)) expect.fail(`key ${index} is lost`);
    }
  },
);
