// Positions packed into bytes, many in one array, for the beam. Loading one changes only what differs from the
// position that the State holds already: neighbours in a search share most of their columns, which their hashes
// tell. Foundations are not stored: they hold what lies nowhere else.
import { FACE_DOWN } from './layout.ts';
import type { State } from './state.ts';

/** Bytes that one stored position takes. */
export const storeBytes = (state: State): number => byteStride(state) + 4 * wordStride(state);

const maskBytes = (state: State): number => (state.layout.stockLength + 8) >> 3;
const byteStride = (state: State): number => 2 + maskBytes(state) + state.layout.columns + state.remaining;
const wordStride = (state: State): number => 4 + 2 * state.layout.columns;

export class Store {
  /** Bytes and 32-bit numbers of one position. */
  private readonly byteStride: number;
  private readonly wordStride: number;
  private readonly maskBytes: number;
  private readonly bytes: Uint8Array;
  private readonly words: Int32Array;

  /** Room for `capacity` positions of the game and deal that `state` plays. */
  constructor(state: State, capacity: number) {
    this.maskBytes = maskBytes(state);
    this.byteStride = byteStride(state);
    this.wordStride = wordStride(state);
    this.bytes = new Uint8Array(this.byteStride * capacity);
    this.words = new Int32Array(this.wordStride * capacity);
  }

  save(index: number, state: State): void {
    const { bytes, words } = this;
    const { layout, cards, length, following } = state;
    let word = index * this.wordStride;
    words[word++] = state.keyLow;
    words[word++] = state.keyHigh;
    words[word++] = state.goneLow;
    words[word++] = state.goneHigh;
    let at = index * this.byteStride;
    bytes[at++] = state.next;
    bytes[at++] = state.redeals;
    for (let i = 0; i < this.maskBytes; i++) bytes[at + i] = 0;
    for (let i = following[0]!; i <= layout.stockLength; i = following[i]!)
      bytes[at + (i >> 3)]! |= 1 << (i & 7);
    at += this.maskBytes;
    for (let column = 0; column < layout.columns; column++) {
      const start = column << layout.shift;
      const depth = length[column]!;
      words[word++] = state.hashLow[start + depth]!;
      words[word++] = state.hashHigh[start + depth]!;
      bytes[at++] = depth;
      for (let i = start; i < start + depth; i++) bytes[at++] = cards[i]!;
    }
  }

  /** Takes over the first `count` positions of another store of the same game and deal. */
  copy(other: Store, count: number): void {
    this.bytes.set(other.bytes.subarray(0, count * this.byteStride));
    this.words.set(other.words.subarray(0, count * this.wordStride));
  }

  load(index: number, state: State): void {
    const { bytes, words } = this;
    const { layout, length } = state;
    const firstWord = index * this.wordStride;
    const firstByte = index * this.byteStride;
    let at = firstByte + 2 + this.maskBytes;
    let word = firstWord + 4;
    let inColumns = 0;
    for (let column = 0; column < layout.columns; column++) {
      const depth = bytes[at++]!;
      const top = (column << layout.shift) + length[column]!;
      if (state.hashLow[top] !== words[word] || state.hashHigh[top] !== words[word + 1]) {
        this.loadColumn(state, column, at, depth);
      }
      word += 2;
      at += depth;
      inColumns += depth;
    }
    const next = bytes[firstByte]!;
    const redeals = bytes[firstByte + 1]!;
    if (
      state.goneLow !== words[firstWord + 2] ||
      state.goneHigh !== words[firstWord + 3] ||
      state.next !== next ||
      state.redeals !== redeals
    ) {
      state.setStock(bytes, firstByte + 2, next, redeals);
      state.goneLow = words[firstWord + 2]!;
      state.goneHigh = words[firstWord + 3]!;
    }
    state.remaining = inColumns + state.pile;
    state.keyLow = words[firstWord]!;
    state.keyHigh = words[firstWord + 1]!;
  }

  private loadColumn(state: State, column: number, at: number, depth: number): void {
    const { bytes } = this;
    const { cards, length } = state;
    const start = column << state.layout.shift;
    const shared = Math.min(depth, length[column]!);
    let same = 0;
    while (same < shared && cards[start + same] === bytes[at + same]) same++;
    for (let i = same; i < length[column]!; i++) state.raise(cards[start + i]! & ~FACE_DOWN, 1);
    if (same < length[column]!) state.shorten(column, same);
    for (let i = same; i < depth; i++) {
      const card = bytes[at + i]!;
      state.raise(card & ~FACE_DOWN, -1);
      state.push(column, card);
    }
  }
}
