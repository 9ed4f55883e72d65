/** How values are spread. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  /** The value that 90% of the values don't exceed; `p99` likewise. */
  readonly p90: number;
  readonly p99: number;
}

/** Undefined if there are no values. Sorts them in place. */
export function spreadOf(values: Float64Array): Spread | undefined {
  if (values.length === 0) return undefined;
  values.sort();
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    median: quantile(values, 0.5),
    p90: quantile(values, 0.9),
    p99: quantile(values, 0.99),
  };
}

/** Between two values, the share of the way that is left over. Source: Hyndman and Fan, Sample quantiles in statistical packages (1996), definition 7. */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] as number;
  const high = sorted[Math.ceil(place)] as number;
  return low + (high - low) * (place - below);
}
