import { totalmem } from 'node:os';
import { describe, expect, test, vi } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { affordableThreads, defaultMemory, MemoryRoom } from '../../src/study/memory.ts';

const BUDGET = { nodes: 1000, memory: 200 };

describe('affordableThreads', () => {
  test('takes all threads where they fit, and never more than were asked for', () => {
    expect(affordableThreads(3, BUDGET, 100_000)).toBe(3);
  });

  test.each([500, 760, 1234])('stays within %i MB and wastes no thread', (megabytes) => {
    const threads = affordableThreads(64, BUDGET, megabytes);
    expect(threads * BUDGET.memory).toBeLessThan(megabytes);
    expect(affordableThreads(64, BUDGET, megabytes + BUDGET.memory + 32)).toBe(threads + 1);
  });

  test('refuses what does not suffice for one thread, and names a budget that does', () => {
    const refusal = () => affordableThreads(2, BUDGET, 250);
    expect(refusal).toThrow(InputError);
    const [, smaller] = /such as 1000@(\d+)\.$/.exec(String(catching(refusal))) ?? [];
    expect(affordableThreads(2, { ...BUDGET, memory: Number(smaller) }, 250)).toBe(1);
    expect(() => affordableThreads(2, BUDGET, 50)).toThrow(/needs 296 MB, .* --memory is 50: raise it\.$/);
  });
});

function catching(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

test('the default is a share of the machine, or of the container if it has less', () => {
  const limit = vi.spyOn(process, 'constrainedMemory');
  limit.mockReturnValue(1000 * 2 ** 20);
  expect(defaultMemory()).toBe(750);
  for (const none of [0, 2 ** 63]) {
    limit.mockReturnValue(none);
    expect(defaultMemory()).toBe(Math.floor((totalmem() / 2 ** 20) * 0.75));
  }
});

describe('MemoryRoom', () => {
  /** How many of some deals get in at once, and after how many have left. */
  async function admissions(megabytes: number, budgets: readonly number[]) {
    const room = new MemoryRoom(megabytes);
    const inside: (() => void)[] = [];
    const entering = budgets.map((memory) =>
      room.enter({ nodes: 1, memory }).then((leave) => {
        inside.push(leave);
      }),
    );
    await Promise.resolve();
    await new Promise(setImmediate);
    return { inside, entering };
  }

  test('lets as many in as memory suffices for, and the next when one leaves', async () => {
    const { inside, entering } = await admissions(64 + 3 * 132, [100, 100, 100, 100, 100]);
    expect(inside).toHaveLength(3);
    inside.shift()?.();
    await entering[3];
    expect(inside).toHaveLength(3);
  });

  test('keeps the order, so that a large deal is not passed by for ever', async () => {
    const { inside, entering } = await admissions(64 + 264, [100, 200, 10]);
    expect(inside).toHaveLength(1);
    inside.shift()?.();
    await entering[1];
    expect(inside).toHaveLength(1);
  });

  test('refuses what never fits', async () => {
    await expect(new MemoryRoom(200).enter({ nodes: 1, memory: 300 })).rejects.toThrow(/--memory is 200/);
  });
});
