import { expect, test } from 'vitest';
import { mt19937, mt19937FromWords, type NextWord } from '../../src/deals/mt19937.ts';

const take = (next: NextWord, count: number): number[] => Array.from({ length: count }, () => next());

test('the first words of mt19937ar.out, which its authors published with the generator', () => {
  expect(take(mt19937FromWords([0x123, 0x234, 0x345, 0x456]), 5)).toEqual([
    1067595299, 955945823, 477289528, 4107218783, 4228976476,
  ]);
});

test('the 10,000th word after seed 5489 is the one that the C++ standard demands', () => {
  expect(take(mt19937(5489), 10_000).at(-1)).toBe(4123659995);
});

// From CPython: random.seed(n), then random.getrandbits(32).
test('CPython’s words for a seed of one word, past the first twist', () => {
  expect(take(mt19937FromWords([1_000_000]), 700).slice(-3)).toEqual([541333932, 1762396869, 4196119641]);
});

test('CPython’s words for a seed of three words', () => {
  expect(take(mt19937FromWords([5, 0, 1]), 3)).toEqual([2192917427, 3085273184, 3778534651]);
});
