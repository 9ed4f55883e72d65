// How numbers look to people.

/** `1,234,567`. */
export const formatCount = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** A share as `12.3%`. */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** `0.034 s`, `1.23 s`, `45.6 s`. */
export const formatSeconds = (seconds: number): string =>
  `${seconds.toFixed(seconds < 0.1 ? 3 : seconds < 10 ? 2 : 1)} s`;

/** With at most so many digits behind the point, for programs. */
export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A share for programs, with digits enough that it rounds to percents as the share itself does. */
export const roundedShare = (share: number): number => rounded(share, 6);
