// The keys of a position's children, worked out before any move is made: a search drops most children by their keys.
import { chainHigh, chainLow } from './hash.ts';
import { FACE_DOWN } from './layout.ts';
import { FOUNDATION, STOCK, WASTE } from './moves.ts';
import type { State } from './state.ts';

export class Preview {
  /** The keys, one for each move of the list. */
  readonly low: Int32Array;
  readonly high: Int32Array;

  /** `room` is the most moves that a list may have. */
  constructor(room: number) {
    this.low = new Int32Array(room);
    this.high = new Int32Array(room);
  }

  /** Works out the keys after the moves from `begin` up to `end`, each played from the state's position. */
  run(state: State, moves: Int32Array, begin: number, end: number): void {
    const { low, high } = this;
    const { layout, length, tops, hashLow, hashHigh, keyLow, keyHigh } = state;
    const { shift, cardLow, cardHigh, rules } = layout;
    const { moveRuns } = rules;
    const wasteTop = state.wasteTop();
    for (let i = begin; i < end; i++) {
      const move = moves[i]!;
      const from = move & 31;
      const to = (move >> 5) & 31;
      if (from === STOCK || to === STOCK) {
        this.previewStock(state, move, i - begin);
        continue;
      }
      let changeLow: number;
      let changeHigh: number;
      let card: number;
      if (from === WASTE) {
        changeLow = layout.goneLow[wasteTop]!;
        changeHigh = layout.goneHigh[wasteTop]!;
        card = state.sequence[wasteTop]!;
      } else {
        if (moveRuns) {
          this.previewRun(state, move, i - begin);
          continue;
        }
        const top = (from << shift) + length[from]!;
        changeLow = (hashLow[top - 1]! - hashLow[top]!) | 0;
        changeHigh = (hashHigh[top - 1]! - hashHigh[top]!) | 0;
        card = tops[from]!;
      }
      if (to !== FOUNDATION) {
        const under = (to << shift) + length[to]!;
        changeLow = (changeLow + chainLow(hashLow[under]!, cardLow[card]!) - hashLow[under]!) | 0;
        changeHigh = (changeHigh + chainHigh(hashHigh[under]!, cardHigh[card]!) - hashHigh[under]!) | 0;
      }
      low[i - begin] = (keyLow + changeLow) | 0;
      high[i - begin] = (keyHigh + changeHigh) | 0;
    }
  }

  /** A draw or a redeal. */
  private previewStock(state: State, move: number, at: number): void {
    const { following, layout } = state;
    const { pointerLow, pointerHigh, redealLow, redealHigh } = layout;
    const isDraw = (move & 31) === STOCK;
    let next = isDraw ? state.next : following[0]!;
    if (isDraw) for (let i = move >> 10; i > 0; i--) next = following[next]!;
    const redeals = state.redeals - (isDraw ? 0 : state.redealCost);
    this.low[at] =
      state.keyLow +
      (pointerLow[next]! - pointerLow[state.next]!) +
      (redealLow[redeals]! - redealLow[state.redeals]!);
    this.high[at] =
      state.keyHigh +
      (pointerHigh[next]! - pointerHigh[state.next]!) +
      (redealHigh[redeals]! - redealHigh[state.redeals]!);
  }

  /** A move from a column in games that move runs: of one or more cards, and it may bare a card that lies face down. */
  private previewRun(state: State, move: number, at: number): void {
    const { layout, length, cards, hashLow, hashHigh } = state;
    const { shift, cardLow, cardHigh } = layout;
    const from = move & 31;
    const to = (move >> 5) & 31;
    const start = from << shift;
    const end = start + length[from]!;
    const first = end - (move >> 10);
    let low = hashLow[first]!;
    let high = hashHigh[first]!;
    const bared = first === start ? 0 : cards[first - 1]!;
    if ((bared & FACE_DOWN) !== 0) {
      low = chainLow(hashLow[first - 1]!, cardLow[bared & ~FACE_DOWN]!);
      high = chainHigh(hashHigh[first - 1]!, cardHigh[bared & ~FACE_DOWN]!);
    }
    low -= hashLow[end]!;
    high -= hashHigh[end]!;
    if (to !== FOUNDATION) {
      const top = (to << shift) + length[to]!;
      let chainedLow = hashLow[top]!;
      let chainedHigh = hashHigh[top]!;
      for (let i = first; i < end; i++) {
        chainedLow = chainLow(chainedLow, cardLow[cards[i]!]!);
        chainedHigh = chainHigh(chainedHigh, cardHigh[cards[i]!]!);
      }
      low += chainedLow - hashLow[top]!;
      high += chainedHigh - hashHigh[top]!;
    }
    this.low[at] = state.keyLow + low;
    this.high[at] = state.keyHigh + high;
  }
}
