import { expect, test } from 'vitest';
import { spreadOf } from '../../src/study/spread.ts';

// Quantiles as R's quantile(x, c(0.5, 0.9, 0.99)) gives them; type 7 is its default.
test.each([
  [[5], { mean: 5, median: 5, p90: 5, p99: 5 }],
  [[4, 1, 3, 2], { mean: 2.5, median: 2.5, p90: 3.7, p99: 3.97 }],
  [[30, 10, 20], { mean: 20, median: 20, p90: 28, p99: 29.8 }],
  [[100, 9, 10], { mean: 119 / 3, median: 10, p90: 82, p99: 98.2 }],
])('of %j', (values, expected) => {
  const { mean, median, p90, p99 } = spreadOf(Float64Array.from(values)) ?? expect.unreachable();
  expect(mean).toBeCloseTo(expected.mean, 10);
  expect(median).toBeCloseTo(expected.median, 10);
  expect(p90).toBeCloseTo(expected.p90, 10);
  expect(p99).toBeCloseTo(expected.p99, 10);
});

test('of nothing there is none', () => {
  expect(spreadOf(new Float64Array())).toBeUndefined();
});
