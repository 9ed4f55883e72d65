import { expect, test } from 'vitest';
import { binCount, binOf, binStart, decades, logAxis, placeOn } from '../../../src/report/page/axis.ts';

test('an axis reaches from decade to decade around all values', () => {
  expect(logAxis([20, 3000], 1)).toEqual({ from: 1, to: 4 });
  expect(logAxis([10, 1000], 1)).toEqual({ from: 1, to: 3 });
  expect(logAxis([5], 1)).toEqual({ from: 0, to: 1 });
  expect(logAxis([0, 0], 1)).toEqual({ from: 0, to: 1 });
  expect(logAxis([], 0.001)).toEqual({ from: -3, to: -2 });
  expect(decades({ from: -1, to: 1 })).toEqual([0.1, 1, 10]);
});

test('values are placed by their logarithm, within the axis', () => {
  const axis = { from: 0, to: 4 };
  expect([0, 1, 10, 100, 1e4, 1e9].map((value) => placeOn(axis, value))).toEqual([0, 0, 0.25, 0.5, 1, 1]);
});

test('each bin has the values from its start up to the next', () => {
  const axis = { from: 0, to: 3 };
  for (let bin = 0; bin < binCount(axis); bin++) {
    expect(binOf(axis, binStart(axis, bin))).toBe(bin);
    expect(binOf(axis, binStart(axis, bin + 1) * 0.999)).toBe(bin);
  }
  expect(binOf(axis, 1000)).toBe(binCount(axis) - 1);
});
