// The position that the solver plays on: typed arrays, changed by make and restored by unmake.
//
// For every column and every depth in it, the arrays keep what follows from the cards up to that depth: hash,
// features for evaluation, length of the movable run. A pop is then just a shorter length.

import type { Deal } from '../deals/deal.ts';
import type { Rules } from '../rules/rules.ts';
import { above, lowered, NO_MINIMA } from './features.ts';
import { chainHigh, chainLow } from './hash.ts';
import { FACE_DOWN, Layout } from './layout.ts';
import { FOUNDATION, STOCK, WASTE } from './moves.ts';
import { Stock } from './stock.ts';

const TURNED = 1;

export class State extends Stock {
  readonly cards: Uint8Array;
  readonly length: Uint8Array;
  readonly hashLow: Int32Array;
  readonly hashHigh: Int32Array;
  /** Counts in 8 bits each: cards above a lower card, above a lower one of their suit, kings not at the bottom, cards on a fitting card. */
  readonly features: Int32Array;
  readonly minima: Int32Array;
  /** Length of the run that ends at a depth and may move as one. */
  readonly run: Uint8Array;
  /** For move generation: for each card the columns it tops, as bits; all zero in between. */
  readonly topBits = new Int32Array(128);
  /** Cards not on foundations. */
  remaining = 0;
  previewLow = 0;
  previewHigh = 0;
  /** Sum over columns of the packed features. */
  columnFeatures = 0;

  constructor(rules: Rules, deal: Deal) {
    const longest = Math.max(...deal.columns.map((column) => column.length));
    const n = deal.stock.length + deal.waste.length;
    const layout = new Layout(rules, longest, n, deal.redeals ?? 1);
    super(layout, deal);
    const size = layout.columns << layout.shift;
    this.cards = new Uint8Array(size);
    this.length = new Uint8Array(layout.columns);
    this.hashLow = new Int32Array(size);
    this.hashHigh = new Int32Array(size);
    this.features = new Int32Array(size);
    this.minima = new Int32Array(size).fill(NO_MINIMA);
    this.run = new Uint8Array(size);
    this.load(deal);
  }

  private load(deal: Deal): void {
    const { layout } = this;
    for (let suit = 0; suit < 4; suit++) {
      this.out[suit << 4] = layout.decks;
      for (const height of deal.foundations[suit] ?? []) {
        for (let rank = 1; rank <= height; rank++) this.out[(suit << 4) | rank]! += 1;
      }
    }
    const hidden = layout.rules.moveRuns;
    deal.columns.forEach((column, index) => {
      const faceDown = hidden ? (deal.faceDown[index] ?? 0) : 0;
      column.forEach((card, depth) => {
        this.push(index, depth < faceDown ? card | FACE_DOWN : card);
      });
      this.turnUp(index);
      this.remaining += column.length;
    });
    this.remaining += layout.stockLength;
    this.loadStock(deal);
  }

  /** Plays a move that is legal here. The token returned goes back to `unmake`. */
  make(move: number): number {
    const from = move & 31;
    const to = (move >> 5) & 31;
    if (from === STOCK) {
      const token = this.next;
      for (let i = move >> 10; i > 0; i--) this.drawOne();
      return token;
    }
    if (from === WASTE) {
      if (to === STOCK) {
        this.movePointer(this.following[0]!);
        this.wasteSize = 0;
        this.changeRedeals(-this.redealCost);
        return 0;
      }
      const index = this.before[this.next]!;
      this.unlink(index);
      this.put(to, this.sequence[index]!);
      return index;
    }
    const count = move >> 10;
    if (count === 1) {
      const card = this.pop(from);
      this.put(to, card);
      return this.turnUp(from) | (card << 1);
    }
    const start = (from << this.layout.shift) + this.length[from]! - count;
    this.shorten(from, this.length[from]! - count);
    for (let i = 0; i < count; i++) this.push(to, this.cards[start + i]!);
    return this.turnUp(from);
  }

  unmake(move: number, token: number): void {
    const from = move & 31;
    const to = (move >> 5) & 31;
    if (from === STOCK) {
      this.movePointer(token);
      this.wasteSize -= move >> 10;
      return;
    }
    if (from === WASTE) {
      if (to === STOCK) {
        this.movePointer(this.layout.stockLength + 1);
        this.changeRedeals(this.redealCost);
        this.refreshWaste();
        return;
      }
      this.take(to, this.sequence[token]!);
      this.relink(token);
      return;
    }
    if ((token & TURNED) !== 0) this.turnDown(from);
    const count = move >> 10;
    if (count === 1) {
      const card = token >> 1;
      this.take(to, card);
      this.push(from, card);
    } else {
      const start = (to << this.layout.shift) + this.length[to]! - count;
      this.shorten(to, this.length[to]! - count);
      for (let i = 0; i < count; i++) this.push(from, this.cards[start + i]!);
    }
  }

  /** Works out the key after a move without playing it, into `previewLow` and `previewHigh`. */
  preview(move: number): void {
    const { layout } = this;
    const from = move & 31;
    const to = (move >> 5) & 31;
    let low = this.keyLow;
    let high = this.keyHigh;
    if (from === STOCK) {
      let next = this.next;
      for (let i = move >> 10; i > 0; i--) next = this.following[next]!;
      low += layout.pointerLow[next]! - layout.pointerLow[this.next]!;
      high += layout.pointerHigh[next]! - layout.pointerHigh[this.next]!;
    } else if (from === WASTE && to === STOCK) {
      const next = this.following[0]!;
      const redeals = this.redeals - this.redealCost;
      low += layout.pointerLow[next]! - layout.pointerLow[this.next]!;
      high += layout.pointerHigh[next]! - layout.pointerHigh[this.next]!;
      low += layout.redealLow[redeals]! - layout.redealLow[this.redeals]!;
      high += layout.redealHigh[redeals]! - layout.redealHigh[this.redeals]!;
    } else {
      const count = move >> 10;
      let source = this.sequence;
      let first: number;
      if (from === WASTE) {
        first = this.before[this.next]!;
        low += layout.goneLow[first]!;
        high += layout.goneHigh[first]!;
      } else {
        source = this.cards;
        const end = (from << layout.shift) + this.length[from]!;
        first = end - count;
        let baredLow = this.hashLow[first]!;
        let baredHigh = this.hashHigh[first]!;
        if (count < this.length[from]!) {
          const bared = this.cards[first - 1]!;
          if ((bared & FACE_DOWN) !== 0) {
            baredLow = chainLow(this.hashLow[first - 1]!, layout.cardLow[bared & ~FACE_DOWN]!);
            baredHigh = chainHigh(this.hashHigh[first - 1]!, layout.cardHigh[bared & ~FACE_DOWN]!);
          }
        }
        low += baredLow - this.hashLow[end]!;
        high += baredHigh - this.hashHigh[end]!;
      }
      if (to !== FOUNDATION) {
        const top = (to << layout.shift) + this.length[to]!;
        let columnLow = this.hashLow[top]!;
        let columnHigh = this.hashHigh[top]!;
        low -= columnLow;
        high -= columnHigh;
        for (let i = first; i < first + count; i++) {
          columnLow = chainLow(columnLow, layout.cardLow[source[i]!]!);
          columnHigh = chainHigh(columnHigh, layout.cardHigh[source[i]!]!);
        }
        low += columnLow;
        high += columnHigh;
      }
    }
    this.previewLow = low | 0;
    this.previewHigh = high | 0;
  }

  push(column: number, card: number): void {
    const { layout } = this;
    const depth = this.length[column]!;
    const i = (column << layout.shift) + depth;
    const low = chainLow(this.hashLow[i]!, layout.cardLow[card]!);
    const high = chainHigh(this.hashHigh[i]!, layout.cardHigh[card]!);
    let features = this.features[i]!;
    this.keyLow = (this.keyLow - this.hashLow[i]! + low) | 0;
    this.keyHigh = (this.keyHigh - this.hashHigh[i]! + high) | 0;
    this.columnFeatures -= features;
    this.cards[i] = card;
    const rank = card & 15;
    const minima = this.minima[i]!;
    features += above(minima, card);
    let run = 1;
    if (depth > 0) {
      const under = (card << 7) | this.cards[i - 1]!;
      if (rank === layout.rules.ranks) features += 1 << 16;
      if (layout.fits[under] === 1) features += 1 << 24;
      if (layout.holds[under] === 1) run += this.run[i]!;
    }
    this.length[column] = depth + 1;
    this.run[i + 1] = run;
    this.minima[i + 1] = lowered(minima, card);
    this.features[i + 1] = features;
    this.hashLow[i + 1] = low;
    this.hashHigh[i + 1] = high;
    this.columnFeatures += features;
  }

  private pop(column: number): number {
    const length = this.length[column]! - 1;
    this.shorten(column, length);
    return this.cards[(column << this.layout.shift) + length]!;
  }

  /** Cuts a column to its first `length` cards. */
  shorten(column: number, length: number): void {
    const start = column << this.layout.shift;
    const i = start + this.length[column]!;
    const j = start + length;
    this.keyLow = (this.keyLow - this.hashLow[i]! + this.hashLow[j]!) | 0;
    this.keyHigh = (this.keyHigh - this.hashHigh[i]! + this.hashHigh[j]!) | 0;
    this.columnFeatures += this.features[j]! - this.features[i]!;
    this.length[column] = length;
  }

  private put(to: number, card: number): void {
    if (to === FOUNDATION) {
      this.out[card]! += 1;
      this.remaining--;
    } else {
      this.push(to, card);
    }
  }

  private take(to: number, card: number): void {
    if (to === FOUNDATION) {
      this.out[card]! -= 1;
      this.remaining++;
    } else {
      this.pop(to);
    }
  }

  /** Turns up a face-down card on which nothing lies any more. */
  private turnUp(column: number): number {
    const length = this.length[column]!;
    if (length === 0) return 0;
    const card = this.cards[(column << this.layout.shift) + length - 1]!;
    if ((card & FACE_DOWN) === 0) return 0;
    this.shorten(column, length - 1);
    this.push(column, card & ~FACE_DOWN);
    return TURNED;
  }

  private turnDown(column: number): void {
    this.push(column, this.pop(column) | FACE_DOWN);
  }
}
