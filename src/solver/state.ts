// The position that the solver plays on: typed arrays, changed by make and restored by unmake.
//
// For every column and every depth in it, the arrays keep what follows from the cards up to that depth: hash,
// features for evaluation, length of the movable run. A pop is then just a shorter length.

import type { Deal } from '../deals/deal.ts';
import type { Rules } from '../rules/rules.ts';
import { NOTHING } from './faces.ts';
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
  /** Cards not on foundations. */
  remaining = 0;
  /** Sum over columns of the packed features. */
  columnFeatures = 0;
  private readonly isScored: boolean;

  /** `isScored` says whether features are kept up to date, for searches that evaluate positions. */
  constructor(rules: Rules, deal: Deal, isScored = true) {
    const longest = Math.max(...deal.columns.map((column) => column.length));
    const n = deal.stock.length + deal.waste.length;
    const layout = new Layout(rules, longest, n, deal.redeals ?? 1);
    super(layout, deal);
    this.isScored = isScored;
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
      for (const height of deal.foundations[suit] ?? []) {
        for (let rank = 1; rank <= height; rank++) this.raise((suit << 4) | rank, 1);
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

  push(column: number, card: number): void {
    const { layout } = this;
    const depth = this.length[column]!;
    const under = this.tops[column]!;
    const i = (column << layout.shift) + depth;
    const low = chainLow(this.hashLow[i]!, layout.cardLow[card]!);
    const high = chainHigh(this.hashHigh[i]!, layout.cardHigh[card]!);
    this.keyLow = (this.keyLow - this.hashLow[i]! + low) | 0;
    this.keyHigh = (this.keyHigh - this.hashHigh[i]! + high) | 0;
    this.cards[i] = card;
    this.length[column] = depth + 1;
    this.run[i + 1] = layout.holds[(card << 7) | under] === 1 ? this.run[i]! + 1 : 1;
    this.hashLow[i + 1] = low;
    this.hashHigh[i + 1] = high;
    this.turnTop(column, card);
    if (this.isScored) this.score(i, card, under);
  }

  /** Works out the features of a column up to the card at index `i`, which has been put on `under`. */
  private score(i: number, card: number, under: number): void {
    const { layout, features, minima } = this;
    const isKing = (card & 15) === layout.rules.ranks && under !== NOTHING;
    const more = above(minima[i]!, card) + (isKing ? 1 << 16 : 0) + (layout.fits[(card << 7) | under]! << 24);
    minima[i + 1] = lowered(minima[i]!, card);
    features[i + 1] = features[i]! + more;
    this.columnFeatures += more;
  }

  private pop(column: number): number {
    const card = this.tops[column]!;
    this.shorten(column, this.length[column]! - 1);
    return card;
  }

  /** Cuts a column to its first `length` cards. */
  shorten(column: number, length: number): void {
    const start = column << this.layout.shift;
    const i = start + this.length[column]!;
    const j = start + length;
    this.keyLow = (this.keyLow - this.hashLow[i]! + this.hashLow[j]!) | 0;
    this.keyHigh = (this.keyHigh - this.hashHigh[i]! + this.hashHigh[j]!) | 0;
    if (this.isScored) this.columnFeatures += this.features[j]! - this.features[i]!;
    this.length[column] = length;
    this.turnTop(column, length === 0 ? NOTHING : this.cards[j - 1]!);
  }

  private put(to: number, card: number): void {
    if (to === FOUNDATION) {
      this.raise(card, 1);
      this.remaining--;
    } else {
      this.push(to, card);
    }
  }

  private take(to: number, card: number): void {
    if (to === FOUNDATION) {
      this.raise(card, -1);
      this.remaining++;
    } else {
      this.pop(to);
    }
  }

  /** Turns up a face-down card on which nothing lies any more. */
  private turnUp(column: number): number {
    const card = this.tops[column]!;
    if ((card & FACE_DOWN) === 0) return 0;
    this.pop(column);
    this.push(column, card & ~FACE_DOWN);
    return TURNED;
  }

  private turnDown(column: number): void {
    this.push(column, this.pop(column) | FACE_DOWN);
  }
}
