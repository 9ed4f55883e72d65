// Numbers and mixers behind the 64-bit keys, which are kept as two 32-bit integers.
//
// A column's hash is chained over its cards, so order within a column counts; the hashes of columns are
// added, so the order of columns does not, and twins do not cancel out as they would under XOR. The two
// halves use different multipliers and different random words and are treated as independent.

/** Deterministic 32-bit random words (splitmix32), the same on every machine and in every version. */
export function randomWords(seed: number, count: number): Int32Array {
  const words = new Int32Array(count);
  let x = seed | 0;
  for (let i = 0; i < count; i++) {
    x = (x + 0x9e3779b9) | 0;
    let z = x ^ (x >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    words[i] = z ^ (z >>> 15);
  }
  return words;
}

/** One link of the low half of a column's chain: `h` covers the cards below, `word` is the next card's random word. */
export function chainLow(h: number, word: number): number {
  const x = Math.imul(h ^ word, 0x2c1b3c6d);
  return Math.imul(x ^ (x >>> 15), 0x297a2d39) ^ (x >>> 12);
}

/** The high half's link. */
export function chainHigh(h: number, word: number): number {
  const x = Math.imul((h + word) | 0, 0x5bd1e995);
  return Math.imul(x ^ (x >>> 14), 0x85ebca6b | 1) ^ (x >>> 13);
}
