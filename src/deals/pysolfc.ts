// PySolFC's deal numbers. Small ones are those of Microsoft's FreeCell, because PySolFC shares that generator;
// the others seed Python's own. Source: pysollib/pysolrandom.py and the pysol-cards package, which deal likewise.
import { type Card, makeCard, SUITS } from '../cards/card.ts';
import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { dealtCards, layOut, tableauSize } from './fresh.ts';
import { mt19937FromWords } from './mt19937.ts';
import { quote } from './quote.ts';
import { shuffle } from './shuffle.ts';

const MICROSOFT_BELOW = 32_000n;
const MICROSOFT_LAST = 2n ** 33n - 1n;
const PYTHON_LAST = 10n ** 20n;

/** PySolFC's unshuffled deck has the suits in this order. */
const SUIT_ORDER = ['C', 'S', 'H', 'D'] as const;

/**
 * A deal number as PySolFC writes it, brought to one form: `123`, or `ms123` for Microsoft's. Marks such as `#`, `-`
 * and a trailing `L` are dropped. Throws an InputError if it is no number, or too large.
 */
export function normalisePysolfcSeed(text: string): string {
  const match = /^(ms)?(\d+)l?$/.exec(text.replace(/[\s#\-_.,]/g, '').toLowerCase());
  if (match === null) throw new InputError(`${quote(text)} is no deal number of PySolFC.`);
  const microsoft = match[1] !== undefined;
  const number = BigInt(match[2] ?? '');
  if (microsoft ? number < 1n || number > MICROSOFT_LAST : number > PYTHON_LAST) {
    throw new InputError(
      `PySolFC has deals ${microsoft ? `ms1 to ms${MICROSOFT_LAST}` : `0 to ${PYTHON_LAST}`}, not ${quote(text)}.`,
    );
  }
  return `${match[1] ?? ''}${number}`;
}

/** Visual C's rand() with the two extensions that reach seeds of 32 and 33 bits. */
function microsoftIndex(seed: bigint): (bound: number) => number {
  const long = seed >= 2n ** 32n;
  const high = seed >= 2n ** 31n;
  let x = long ? seed - 2n ** 32n : seed;
  return (bound) => {
    x = (x * 214_013n + 2_531_011n) & MICROSOFT_LAST;
    const bits = Number((x >> 16n) & 0xffffn);
    const random = long ? bits + 1 : high ? (bits & 0x7fff) | 0x8000 : bits & 0x7fff;
    return random % bound;
  };
}

/** CPython: the seed's 32-bit words, lowest first, seed the Mersenne Twister; random() joins 27 and 26 bits of two words. */
function pythonIndex(seed: bigint): (bound: number) => number {
  const words: number[] = [];
  for (let rest = seed; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffff_ffffn));
  const nextWord = mt19937FromWords(words.length > 0 ? words : [0]);
  return (bound) => {
    const high = nextWord() >>> 5;
    const low = nextWord() >>> 6;
    return Math.floor(((high * 2 ** 26 + low) / 2 ** 53) * bound);
  };
}

function indexOf(seed: string): (bound: number) => number {
  if (seed.startsWith('ms')) return microsoftIndex(BigInt(seed.slice(2)));
  const number = BigInt(seed);
  return number >= 1n && number < MICROSOFT_BELOW ? microsoftIndex(number) : pythonIndex(number);
}

function unshuffled(rules: Rules): Card[] {
  const suits = SUIT_ORDER.map((letter) => SUITS.indexOf(letter)).filter((suit) => suit < rules.suits);
  const deck = suits.flatMap((suit) =>
    Array.from({ length: rules.ranks }, (_, index) => makeCard(suit, index + 1)),
  );
  return Array.from({ length: rules.decks }, () => deck).flat();
}

/** The deal of a seed in the form of `normalisePysolfcSeed`, dealt from the end of the shuffled deck. */
export function dealPysolfc(rules: Rules, seed: string): Deal {
  const cards = dealtCards(rules, shuffle(unshuffled(rules), indexOf(seed)).reverse());
  const dealt = tableauSize(rules);
  return layOut(rules, cards.slice(0, dealt), cards.slice(dealt));
}
