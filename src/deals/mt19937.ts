// The Mersenne Twister of Matsumoto and Nishimura (1998), both ways of seeding as in their mt19937ar.c. Two families
// of deal numbers are built on it.

const SIZE = 624;
const SHIFT = 397;

/** A generator of words: each call gives the next number, uniform in 0 to 2^32 - 1. */
export type NextWord = () => number;

const scramble = (word: number): number => word ^ (word >>> 30);

function seedState(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(scramble(state[i - 1] as number), 1812433253) + i;
  return state;
}

function mixIn(state: Uint32Array, words: readonly number[]): void {
  let i = 1;
  let j = 0;
  const next = () => {
    if (++i < SIZE) return;
    state[0] = state[SIZE - 1] as number;
    i = 1;
  };
  const previous = () => scramble(state[i - 1] as number);
  for (let k = Math.max(SIZE, words.length); k > 0; k--) {
    state[i] = ((state[i] as number) ^ Math.imul(previous(), 1664525)) + (words[j] as number) + j;
    j = (j + 1) % words.length;
    next();
  }
  for (let k = SIZE - 1; k > 0; k--) {
    state[i] = ((state[i] as number) ^ Math.imul(previous(), 1566083941)) - i;
    next();
  }
  state[0] = 0x80000000;
}

function twist(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const word = ((state[i] as number) & 0x80000000) | ((state[(i + 1) % SIZE] as number) & 0x7fffffff);
    const odd = word & 1 ? 0x9908b0df : 0;
    state[i] = (state[(i + SHIFT) % SIZE] as number) ^ (word >>> 1) ^ odd;
  }
}

function temper(word: number): number {
  let y = word;
  y ^= y >>> 11;
  y ^= (y << 7) & 0x9d2c5680;
  y ^= (y << 15) & 0xefc60000;
  y ^= y >>> 18;
  return y >>> 0;
}

function generate(state: Uint32Array): NextWord {
  let used = SIZE;
  return () => {
    if (used === SIZE) {
      twist(state);
      used = 0;
    }
    return temper(state[used++] as number);
  };
}

/** Seeded by one word, as C++'s std::mt19937 is. */
export const mt19937 = (seed: number): NextWord => generate(seedState(seed));

/** Seeded by any number of words (at least one), the lowest first, as CPython's random is. */
export function mt19937FromWords(words: readonly number[]): NextWord {
  const state = seedState(19650218);
  mixIn(state, words);
  return generate(state);
}
