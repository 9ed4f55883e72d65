// Deals have names, `family:seed`, so that anyone can deal them again; lists of names stay lists of ranges, because
// a study may run over millions.
import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { dealNative } from './native.ts';
import { dealPysolfc, normalisePysolfcSeed } from './pysolfc.ts';
import { quote } from './quote.ts';
import { dealSolvitaire, LAST_SOLVITAIRE_SEED } from './solvitaire.ts';

export const FAMILIES = ['native', 'pysolfc', 'solvitaire'] as const;
export type Family = (typeof FAMILIES)[number];

export interface DealName {
  readonly family: Family;
  /** Digits without leading zeros; `pysolfc` also has `ms` and digits. */
  readonly seed: string;
}

/** A list of deals that is not written out. */
export interface DealList {
  readonly length: number;
  /** The name at an index from 0 to length - 1. */
  readonly at: (index: number) => DealName;
}

interface Range {
  readonly family: Family;
  /** `ms` or nothing. */
  readonly prefix: string;
  readonly first: bigint;
  readonly count: number;
}

const MOST_DEALS = 10_000_000;
const LAST_NATIVE_SEED = 10n ** 20n - 1n;

/** The canonical name: `native:5`, `pysolfc:ms5`. */
export const formatDealName = (name: DealName): string => `${name.family}:${name.seed}`;

function readFamily(text: string, written: string): Family {
  const family = FAMILIES.find((known) => known === text.toLowerCase());
  if (family !== undefined) return family;
  throw new InputError(
    `Unknown seed family ${quote(text)} in ${quote(written)}; there are ${FAMILIES.join(', ')}.`,
  );
}

function readNumber(text: string, last: bigint, written: string): string {
  if (!/^\d+$/.test(text)) {
    throw new InputError(`${quote(written)} names no deal: a seed is a whole number, e.g. native:5.`);
  }
  const number = BigInt(text);
  if (number > last) throw new InputError(`The seed in ${quote(written)} is too large; the last is ${last}.`);
  return String(number);
}

function readSeed(family: Family, text: string, written: string): string {
  switch (family) {
    case 'native':
      return readNumber(text, LAST_NATIVE_SEED, written);
    case 'solvitaire':
      return readNumber(text, LAST_SOLVITAIRE_SEED, written);
    case 'pysolfc':
      return normalisePysolfcSeed(text);
  }
}

const splitSeed = (seed: string): { prefix: string; number: bigint } =>
  seed.startsWith('ms')
    ? { prefix: 'ms', number: BigInt(seed.slice(2)) }
    : { prefix: '', number: BigInt(seed) };

function readRange(item: string): Range {
  const colon = item.indexOf(':');
  const family = colon < 0 ? 'native' : readFamily(item.slice(0, colon), item);
  const seeds = item.slice(colon + 1);
  const dots = seeds.indexOf('..');
  const { prefix, number: first } = splitSeed(
    readSeed(family, dots < 0 ? seeds : seeds.slice(0, dots), item),
  );
  if (dots < 0) return { family, prefix, first, count: 1 };
  const end = seeds.slice(dots + 2);
  const { prefix: endPrefix, number: last } = splitSeed(
    readSeed(family, /^ms/i.test(end) ? end : prefix + end, item),
  );
  if (endPrefix !== prefix) {
    throw new InputError(`The range ${quote(item)} mixes Microsoft's deals with others.`);
  }
  if (last < first) {
    throw new InputError(`The range ${quote(item)} runs backwards: write the lower seed first.`);
  }
  const count = last - first + 1n;
  if (count > BigInt(MOST_DEALS)) throw tooMany(item);
  return { family, prefix, first, count: Number(count) };
}

const tooMany = (written: string): InputError =>
  new InputError(`${quote(written)} names more than ${MOST_DEALS} deals; split it into several runs.`);

/** The index of the last of some ascending numbers that is not above `limit`. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] as number) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

const atRange = ({ family, prefix, first }: Range, index: number): DealName => ({
  family,
  seed: `${prefix}${first + BigInt(index)}`,
});

/**
 * Reads names of deals, separated by commas or white space: `5`, `native:5`, `pysolfc:ms5`, `1..100`,
 * `pysolfc:1..500`. A bare seed means the native family. Throws an InputError that quotes the name that is wrong.
 */
export function parseDealNames(text: string): DealList {
  const items = text.split(/[\s,]+/).filter((item) => item !== '');
  if (items.length === 0) throw new InputError('No deal is named.');
  const ranges = items.map(readRange);
  const starts: number[] = [];
  let length = 0;
  for (const { count } of ranges) {
    starts.push(length);
    length += count;
  }
  if (length > MOST_DEALS) throw tooMany(text);
  const at = (index: number): DealName => {
    const range = lastAtMost(starts, index);
    return atRange(ranges[range] as Range, index - (starts[range] as number));
  };
  return { length, at };
}

/** Whether a text is the full name of a deal, with its family. */
export const isDealName = (text: string): boolean =>
  /^(native|solvitaire):\d+$|^pysolfc:(ms)?\d+$/.test(text);

/** Deals the cards of a name. */
export function dealByName(rules: Rules, { family, seed }: DealName): Deal {
  switch (family) {
    case 'native':
      return dealNative(rules, seed);
    case 'pysolfc':
      return dealPysolfc(rules, seed);
    case 'solvitaire':
      return dealSolvitaire(rules, seed);
  }
}
