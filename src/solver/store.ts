// Positions packed into bytes, many in one array, for the beam. Loading one changes only what differs from the
// position that the State holds already: neighbours in a search share most of their columns.
import { State } from './state.ts';

export class Store {
  readonly stride: number;
  private readonly bytes: Uint8Array;
  private readonly keyLow: Int32Array;
  private readonly keyHigh: Int32Array;
  private readonly maskBytes: number;

  /** Room for `capacity` positions of the game and deal that `state` plays. */
  constructor(state: State, capacity: number) {
    this.maskBytes = (state.layout.stockLength + 8) >> 3;
    this.stride = storeStride(state);
    this.bytes = new Uint8Array(this.stride * capacity);
    this.keyLow = new Int32Array(capacity);
    this.keyHigh = new Int32Array(capacity);
  }

  save(index: number, state: State): void {
    const { bytes } = this;
    const { layout, cards, length, following } = state;
    this.keyLow[index] = state.keyLow;
    this.keyHigh[index] = state.keyHigh;
    let at = index * this.stride;
    bytes[at++] = state.next;
    bytes[at++] = state.redeals;
    bytes.fill(0, at, at + this.maskBytes);
    for (let i = following[0]!; i <= layout.stockLength; i = following[i]!)
      bytes[at + (i >> 3)]! |= 1 << (i & 7);
    at += this.maskBytes;
    for (let suit = 0; suit < 4; suit++) {
      for (let copy = 1; copy <= layout.decks; copy++) {
        let height = 0;
        while (height < layout.rules.ranks && state.out[(suit << 4) | (height + 1)]! >= copy) height++;
        bytes[at++] = height;
      }
    }
    for (let column = 0; column < layout.columns; column++) {
      const start = column << layout.shift;
      const depth = length[column]!;
      bytes[at++] = depth;
      for (let i = 0; i < depth; i++) bytes[at++] = cards[start + i]!;
    }
  }

  /** Takes over the first `count` positions of another store of the same game and deal. */
  copy(other: Store, count: number): void {
    this.bytes.set(other.bytes.subarray(0, count * this.stride));
    this.keyLow.set(other.keyLow.subarray(0, count));
    this.keyHigh.set(other.keyHigh.subarray(0, count));
  }

  load(index: number, state: State): void {
    const { bytes } = this;
    const { layout, cards, length } = state;
    const begin = index * this.stride;
    const foundations = begin + 2 + this.maskBytes;
    let at = foundations + 4 * layout.decks;
    let inColumns = 0;
    for (let column = 0; column < layout.columns; column++) {
      const start = column << layout.shift;
      const depth = bytes[at++]!;
      const shared = Math.min(depth, length[column]!);
      let i = 0;
      while (i < shared && cards[start + i] === bytes[at + i]) i++;
      if (i < length[column]!) state.shorten(column, i);
      for (; i < depth; i++) state.push(column, bytes[at + i]!);
      at += depth;
      inColumns += depth;
    }
    state.setOut(bytes, foundations);
    state.setStock(bytes, begin + 2, bytes[begin]!, bytes[begin + 1]!);
    state.remaining = inColumns + state.pile;
    state.keyLow = this.keyLow[index]!;
    state.keyHigh = this.keyHigh[index]!;
  }
}

/** Bytes of one packed position. */
export const storeStride = (state: State): number =>
  2 +
  ((state.layout.stockLength + 8) >> 3) +
  4 * state.layout.decks +
  state.layout.columns +
  state.layout.rules.decks * state.layout.rules.suits * state.layout.rules.ranks;
