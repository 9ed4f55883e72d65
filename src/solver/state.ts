// The position that the solver plays on: typed arrays, changed by make and restored by unmake.
//
// Stock and waste are one sequence that is never reordered. The cards still there are linked both ways; `next`
// is the card to be drawn next and the waste is everything linked before it, its top directly before. Drawing
// moves `next` on, a play from the waste unlinks its top, a redeal sets `next` back to the front.
//
// For every column and every depth in it, the arrays keep what follows from the cards up to that depth: hash,
// features for evaluation, length of the movable run. A pop is then just a shorter length.

import type { Deal } from '../deals/deal.ts';
import type { Rules } from '../rules/rules.ts';
import { chainHigh, chainLow } from './hash.ts';
import { FACE_DOWN, Layout } from './layout.ts';
import { FOUNDATION, STOCK, WASTE } from './moves.ts';

const TURNED = 1;
/** Lowest ranks so far, per suit in 4 bits each and over all suits in bits 16 to 19. */
const NO_MINIMA = 0xfffff;

export class State {
  readonly layout: Layout;
  readonly cards: Uint8Array;
  readonly length: Uint8Array;
  readonly hashLow: Int32Array;
  readonly hashHigh: Int32Array;
  /** Counts in 8 bits each: cards above a lower card, above a lower one of their suit, kings not at the bottom, cards on a fitting card. */
  readonly features: Int32Array;
  readonly minima: Int32Array;
  /** Length of the run that ends at a depth and may move as one. */
  readonly run: Uint8Array;
  /** For each card, how many of its copies are on foundations. Rank 0 of each suit always counts as complete. */
  readonly out: Uint8Array;
  /** For move generation: for each card the columns it tops, as bits; all zero in between. */
  readonly topBits = new Int32Array(128);
  /** Stock and waste, from 1; 0 and the last index are ends. */
  readonly sequence: Uint8Array;
  readonly following: Uint8Array;
  readonly before: Uint8Array;
  readonly wasteFeatures: Int32Array;
  readonly wasteMinima: Int32Array;
  /** Index in the sequence of the next card to draw; stockLength + 1 if the stock is empty. */
  next = 1;
  /** Cards left in stock and waste together. */
  pile = 0;
  wasteSize = 0;
  redeals = 0;
  readonly redealCost: number;
  /** Cards not on foundations. */
  remaining = 0;
  keyLow = 0;
  keyHigh = 0;
  /** The part of the key that says which cards of stock and waste are gone. */
  goneLow = 0;
  goneHigh = 0;
  previewLow = 0;
  previewHigh = 0;
  /** Sum over columns of the packed features. */
  columnFeatures = 0;

  constructor(rules: Rules, deal: Deal) {
    const n = deal.stock.length + deal.waste.length;
    const limited = deal.redeals !== null;
    this.redealCost = limited ? 1 : 0;
    this.redeals = deal.redeals ?? 1;
    const longest = Math.max(...deal.columns.map((column) => column.length));
    const layout = new Layout(rules, longest, n, this.redeals);
    this.layout = layout;
    const size = layout.columns << layout.shift;
    this.cards = new Uint8Array(size);
    this.length = new Uint8Array(layout.columns);
    this.hashLow = new Int32Array(size);
    this.hashHigh = new Int32Array(size);
    this.features = new Int32Array(size);
    this.minima = new Int32Array(size).fill(NO_MINIMA);
    this.run = new Uint8Array(size);
    this.out = new Uint8Array(64);
    this.sequence = new Uint8Array(n + 2);
    this.following = new Uint8Array(n + 2);
    this.before = new Uint8Array(n + 2);
    this.wasteFeatures = new Int32Array(n + 2);
    this.wasteMinima = new Int32Array(n + 2).fill(NO_MINIMA);
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
    this.sequence.set(deal.waste, 1);
    this.sequence.set(deal.stock, 1 + deal.waste.length);
    const n = layout.stockLength;
    for (let i = 0; i <= n; i++) {
      this.following[i] = i + 1;
      this.before[i + 1] = i;
    }
    this.pile = n;
    this.remaining += n;
    this.next = 1;
    this.keyLow += layout.pointerLow[1]! + layout.redealLow[this.redeals]!;
    this.keyHigh += layout.pointerHigh[1]! + layout.redealHigh[this.redeals]!;
    for (let i = 0; i < deal.waste.length; i++) this.drawOne();
    this.keyLow |= 0;
    this.keyHigh |= 0;
  }

  /** Index in the sequence of the waste's top card; 0 if the waste is empty. */
  wasteTop(): number {
    return this.before[this.next]!;
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

  private drawOne(): void {
    this.cover(this.next);
    this.movePointer(this.following[this.next]!);
  }

  /** Puts a card on the waste: works out what follows from the waste up to it. */
  private cover(index: number): void {
    const under = this.before[index]!;
    const card = this.sequence[index]!;
    const minima = this.wasteMinima[under]!;
    const king = (card & 15) === this.layout.rules.ranks ? 1 << 16 : 0;
    this.wasteFeatures[index] = this.wasteFeatures[under]! + above(minima, card) + king;
    this.wasteMinima[index] = lowered(minima, card);
    this.wasteSize++;
  }

  private refreshWaste(): void {
    this.wasteSize = 0;
    for (let index = this.following[0]!; index !== this.next; index = this.following[index]!)
      this.cover(index);
  }

  /**
   * Sets stock and waste: which cards are left, one bit each, the next card to draw, and redeals. Counts cards that
   * go or come back as on their foundations or not, and leaves the key wrong.
   */
  setStock(bytes: Uint8Array, mask: number, next: number, redeals: number): void {
    const { following, before, sequence, out } = this;
    const n = this.layout.stockLength;
    let last = 0;
    let left = 0;
    let present = following[0]!;
    for (let i = 1; i <= n; i++) {
      const stays = (bytes[mask + (i >> 3)]! & (1 << (i & 7))) !== 0;
      if (i === present) {
        present = following[i]!;
        if (!stays) out[sequence[i]!]! += 1;
      } else if (stays) out[sequence[i]!]! -= 1;
      if (!stays) continue;
      following[last] = i;
      before[i] = last;
      last = i;
      left++;
    }
    following[last] = n + 1;
    before[n + 1] = last;
    this.pile = left;
    this.redeals = redeals;
    this.next = next;
    this.refreshWaste();
  }

  private movePointer(next: number): void {
    const { pointerLow, pointerHigh } = this.layout;
    this.keyLow = (this.keyLow - pointerLow[this.next]! + pointerLow[next]!) | 0;
    this.keyHigh = (this.keyHigh - pointerHigh[this.next]! + pointerHigh[next]!) | 0;
    this.next = next;
  }

  private changeRedeals(by: number): void {
    const { redealLow, redealHigh } = this.layout;
    const redeals = this.redeals + by;
    this.keyLow = (this.keyLow - redealLow[this.redeals]! + redealLow[redeals]!) | 0;
    this.keyHigh = (this.keyHigh - redealHigh[this.redeals]! + redealHigh[redeals]!) | 0;
    this.redeals = redeals;
  }

  private unlink(index: number): void {
    const before = this.before[index]!;
    const following = this.following[index]!;
    this.following[before] = following;
    this.before[following] = before;
    this.pile--;
    this.wasteSize--;
    this.changeGone(this.layout.goneLow[index]!, this.layout.goneHigh[index]!);
  }

  private relink(index: number): void {
    this.following[this.before[index]!] = index;
    this.before[this.following[index]!] = index;
    this.pile++;
    this.wasteSize++;
    this.changeGone(-this.layout.goneLow[index]!, -this.layout.goneHigh[index]!);
  }

  private changeGone(low: number, high: number): void {
    this.goneLow = (this.goneLow + low) | 0;
    this.goneHigh = (this.goneHigh + high) | 0;
    this.keyLow = (this.keyLow + low) | 0;
    this.keyHigh = (this.keyHigh + high) | 0;
  }
}

/** What a card adds to the features of the pile that it is put on. */
function above(minima: number, card: number): number {
  const rank = card & 15;
  const ofSuit = (minima >> ((card >> 2) & 12)) & 15;
  return (minima >> 16 < rank ? 1 : 0) + (ofSuit < rank ? 1 << 8 : 0);
}

/** The lowest ranks of a pile once a card is put on it. */
function lowered(minima: number, card: number): number {
  const rank = card & 15;
  const shift = (card >> 2) & 12;
  let result = minima;
  if (((minima >> shift) & 15) > rank) result = (result & ~(15 << shift)) | (rank << shift);
  if (minima >> 16 > rank) result = (result & 0xffff) | (rank << 16);
  return result;
}
