import { totalmem } from 'node:os';
import { describe, expect, test, vi } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { affordableThreads, defaultMemory } from '../../src/study/memory.ts';

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
