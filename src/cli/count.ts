import { InvalidArgumentError } from 'commander';

/** Reads a whole number from 1 up, also as `1e6`, `2.5e6` or `3_000_000`. */
export function parseCount(text: string): number {
  const value = /^\d+(_\d+)*$|^\d+(\.\d+)?e\d+$/i.test(text) ? Number(text.replaceAll('_', '')) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError('It must be a whole number from 1 up, such as 500, 3_000_000 or 1e6.');
  }
  return value;
}
