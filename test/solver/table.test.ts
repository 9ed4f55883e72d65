// The table of positions against a Set, with keys that crowd the same places.
import { describe, expect, test } from 'vitest';
import { Table } from '../../src/solver/table.ts';
import { type Random, seededRandom } from '../helpers/random.ts';

const ROOM = 100;

/** Keys of which many share one half, or are zero in one. */
function keyFrom(random: Random): readonly [number, number] {
  const half = () => (random(2) === 0 ? random(40) : random(2 ** 31) * 2) | 0;
  return [half(), half()];
}

describe.each([2 ** 16, 2 ** 18])('a table of %i bytes', (bytes) => {
  test('knows what it was told, until it is full', () => {
    const random = seededRandom(bytes);
    const table = new Table(bytes);
    const known = new Set<string>();
    let refused = false;
    while (!refused && known.size < bytes) {
      refused = !table.reserve(ROOM);
      for (let i = 0; i < ROOM && !refused; i++) {
        const [low, high] = keyFrom(random);
        // A low half of 0 is stored as 1, since zeros mark free slots: such keys are one.
        const key = `${low === 0 ? 1 : low},${high}`;
        const isNew = !known.has(key);
        if (table.add(low, high) !== isNew) expect.fail(`${key} is ${isNew ? '' : 'not '}new`);
        known.add(key);
      }
    }
    expect(refused).toBe(true);
    for (const key of known) {
      const [low = 0, high = 0] = key.split(',').map(Number);
      if (table.add(low, high)) expect.fail(`${key} was forgotten`);
    }
    expect(table.size).toBe(known.size);
    expect(table.size * 8).toBeGreaterThan(bytes * 0.7);
    expect(table.size * 8).toBeLessThanOrEqual(bytes);
    expect(table.load).toBeCloseTo((table.size * 8) / bytes);
  });
});
