import { expect, test } from 'vitest';
import { formatSettings, isWithin, largestBudget } from '../../src/study/settings.ts';

const settings = { budget: { nodes: 1000, memory: 64 }, strategy: 'beam', version: '1.2.3' } as const;

test('strategy and shortening show only where they were asked for', () => {
  expect(formatSettings(settings)).toBe('1000@64 beam');
  expect(formatSettings({ ...settings, strategy: 'auto' })).toBe('1000@64');
  expect(formatSettings({ ...settings, strategy: 'auto', shorten: true })).toBe('1000@64 shorten');
  expect(formatSettings({ ...settings, shorten: true })).toBe('1000@64 beam shorten');
});

test.each([
  ['1000@64', '1000@64', true],
  ['1000@64', '20000@64', true],
  ['1000@64', '1000@256', true],
  ['20000@64', '1000@256', false],
  ['1000@64', '20000@32', false],
  ['1000@64 dfs', '20000@64', false],
  ['1000@64', '20000@64 dfs', false],
  ['1000@64 dfs', '20000@64 dfs', true],
  ['1000@64', '20000@64 shorten', false],
  ['1000@64 dfs', '20000@64 dfs shorten', false],
  ['1000@64 shorten', '20000@64 shorten', true],
])('%s is within %s: %s', (smaller, larger, expected) => {
  expect(isWithin(smaller, larger)).toBe(expected);
});

test('the largest of budgets is one that all others are within', () => {
  expect(largestBudget(['1000@64', '2000@64', '1500@64'])).toBe('2000@64');
  expect(largestBudget(['1000@64', '2000@32'])).toBeUndefined();
  expect(largestBudget([])).toBeUndefined();
});
