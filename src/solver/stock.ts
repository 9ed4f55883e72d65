// Stock and waste of the position that the solver plays on, with the keys of all of it.
//
// They are one sequence that is never reordered. The cards still there are linked both ways; `next` is the card to be
// drawn next and the waste is everything linked before it, its top directly before. Drawing moves `next` on, a play
// from the waste unlinks its top, a redeal sets `next` back to the front.
import type { Deal } from '../deals/deal.ts';
import { Faces } from './faces.ts';
import { above, lowered, NO_MINIMA } from './features.ts';
import type { Layout } from './layout.ts';

export class Stock extends Faces {
  readonly layout: Layout;
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
  keyLow = 0;
  keyHigh = 0;
  /** The part of the key that says which cards of stock and waste are gone. */
  goneLow = 0;
  goneHigh = 0;

  constructor(layout: Layout, deal: Deal) {
    super(layout.columns, layout.decks);
    const n = layout.stockLength;
    this.layout = layout;
    this.redealCost = deal.redeals === null ? 0 : 1;
    this.redeals = deal.redeals ?? 1;
    this.sequence = new Uint8Array(n + 2);
    this.following = new Uint8Array(n + 2);
    this.before = new Uint8Array(n + 2);
    this.wasteFeatures = new Int32Array(n + 2);
    this.wasteMinima = new Int32Array(n + 2).fill(NO_MINIMA);
  }

  /** Lays out stock and waste of a deal. */
  protected loadStock(deal: Deal): void {
    const { layout } = this;
    this.sequence.set(deal.waste, 1);
    this.sequence.set(deal.stock, 1 + deal.waste.length);
    const n = layout.stockLength;
    for (let i = 0; i <= n; i++) {
      this.following[i] = i + 1;
      this.before[i + 1] = i;
    }
    this.pile = n;
    // Never more than 32 bits, not even for a moment: the engine would keep the fields as doubles from then on.
    this.keyLow = (this.keyLow + layout.pointerLow[1]! + layout.redealLow[this.redeals]!) | 0;
    this.keyHigh = (this.keyHigh + layout.pointerHigh[1]! + layout.redealHigh[this.redeals]!) | 0;
    for (let i = 0; i < deal.waste.length; i++) this.drawOne();
  }

  /** Index in the sequence of the waste's top card; 0 if the waste is empty. */
  wasteTop(): number {
    return this.before[this.next]!;
  }

  protected drawOne(): void {
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

  protected refreshWaste(): void {
    this.wasteSize = 0;
    for (let index = this.following[0]!; index !== this.next; index = this.following[index]!)
      this.cover(index);
  }

  /**
   * Sets stock and waste: which cards are left, one bit each, the next card to draw, and redeals. Counts cards that
   * go or come back as on their foundations or not, and leaves the key wrong.
   */
  setStock(bytes: Uint8Array, mask: number, next: number, redeals: number): void {
    const { following, before, sequence } = this;
    const n = this.layout.stockLength;
    let last = 0;
    let left = 0;
    let present = following[0]!;
    for (let i = 1; i <= n; i++) {
      const stays = (bytes[mask + (i >> 3)]! & (1 << (i & 7))) !== 0;
      if (i === present) {
        present = following[i]!;
        if (!stays) this.raise(sequence[i]!, 1);
      } else if (stays) this.raise(sequence[i]!, -1);
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

  protected movePointer(next: number): void {
    const { pointerLow, pointerHigh } = this.layout;
    this.keyLow = (this.keyLow - pointerLow[this.next]! + pointerLow[next]!) | 0;
    this.keyHigh = (this.keyHigh - pointerHigh[this.next]! + pointerHigh[next]!) | 0;
    this.next = next;
  }

  protected changeRedeals(by: number): void {
    const { redealLow, redealHigh } = this.layout;
    const redeals = this.redeals + by;
    this.keyLow = (this.keyLow - redealLow[this.redeals]! + redealLow[redeals]!) | 0;
    this.keyHigh = (this.keyHigh - redealHigh[this.redeals]! + redealHigh[redeals]!) | 0;
    this.redeals = redeals;
  }

  protected unlink(index: number): void {
    const before = this.before[index]!;
    const following = this.following[index]!;
    this.following[before] = following;
    this.before[following] = before;
    this.pile--;
    this.wasteSize--;
    this.changeGone(this.layout.goneLow[index]!, this.layout.goneHigh[index]!);
  }

  protected relink(index: number): void {
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
