// What could ever be moved before the first column is empty: the relaxation behind the dead-end test (pruning 4).
//
// For positions without an empty column, in games that move one card at a time. Forget that a card covers the place
// it moves to, and grow to a fixpoint what can leave its pile: an exposed card can if its foundation could be
// reached (as many copies of each lower rank as needed could leave), or if a card that it fits on could lie exposed
// in another column. Columns and waste are left from the top; a card of the stock lies on top when it is drawn. The
// deepest card of a column leaves last, at the very moment in question, so it opens nothing for others. Whatever a
// real line does until then, the fixpoint does too: what it cannot move stays where it is.
import { lowestBit } from './bits.ts';
import type { State } from './state.ts';

export class Reach {
  /** For each column, how many of its cards, from the top, could leave. */
  readonly fromColumn: Uint8Array;
  /** How many cards of the waste, from the top, could leave. */
  fromWaste = 0;
  /** All that begins at zero lies together, so that one call clears it. */
  private readonly cleared = new Int32Array(2 * 64 + 3 * 16);
  /** For each card, the columns in which it could lie exposed, as bits. */
  private readonly exposed = this.cleared.subarray(0, 64);
  /** For each card, the columns in which it is the topmost card that has not left yet, as bits. */
  private readonly waiting = this.cleared.subarray(64, 128);
  /** For each card, how many copies in the stock could leave. */
  readonly fromStock = new Uint8Array(this.cleared.buffer, 4 * 128, 64);
  /** For each card, the cards that it may be built on and that may be built on it, `fan` of each. */
  private readonly bases: Uint8Array;
  private readonly riders: Uint8Array;
  private readonly fan: number;
  /** For each card, how many copies could leave their piles, and how many could come to lie on foundations. */
  private readonly leaving = new Uint8Array(this.cleared.buffer, 4 * 144, 64);
  private readonly reachable = new Uint8Array(64);
  private readonly inStock = new Uint8Array(this.cleared.buffer, 4 * 160, 64);
  private wasteIndex = 0;
  /** Cards to look at again. */
  private readonly queue = new Uint8Array(64);
  private readonly queued = new Uint8Array(64);
  private queueEnd = 0;

  constructor(state: State) {
    const { layout } = state;
    this.fromColumn = new Uint8Array(layout.columns);
    this.bases = layout.bases;
    this.riders = layout.riders;
    this.fan = layout.fan;
  }

  /** Runs to the fixpoint. Returns whether some column could be emptied. */
  run(state: State): boolean {
    const { inStock } = this;
    const { layout, sequence, following } = state;
    this.begin(state);
    // Once the waste can be turned over, its cards are as free as the stock's.
    const free = state.redeals > 0 ? following[0]! : state.next;
    for (let i = free; i <= layout.stockLength; i = following[i]!) {
      inStock[sequence[i]!]! += 1;
      this.enqueue(sequence[i]!);
    }
    this.startWaste(state, state.redeals > 0 ? 0 : state.wasteTop());
    this.grow(state);
    return this.emptied(state);
  }

  /** Whether moves inside the tableau alone could make a place for the waste's top card. */
  wasteCouldLeave(state: State): boolean {
    this.begin(state);
    this.startWaste(state, state.wasteTop());
    this.grow(state);
    return this.fromWaste > 0 || this.emptied(state);
  }

  private begin(state: State): void {
    const { exposed, waiting } = this;
    const { layout, tops, length } = state;
    this.fromColumn.fill(0);
    this.cleared.fill(0);
    this.fromWaste = 0;
    // No foundation is higher than lower ranks allow: copies out never grow with the rank.
    this.reachable.set(state.out);
    for (let column = 0; column < layout.columns; column++) {
      const card = tops[column]!;
      exposed[card]! |= 1 << column;
      if (length[column]! > 1) {
        waiting[card]! |= 1 << column;
        this.enqueue(card);
      }
    }
  }

  private startWaste(state: State, index: number): void {
    this.wasteIndex = index;
    if (index !== 0) this.enqueue(state.sequence[index]!);
  }

  private grow(state: State): void {
    const { queue, queued } = this;
    while (this.queueEnd > 0) {
      const card = queue[--this.queueEnd]!;
      queued[card] = 0;
      this.lookAt(state, card);
    }
  }

  private enqueue(card: number): void {
    if (this.queued[card] === 1) return;
    this.queued[card] = 1;
    this.queue[this.queueEnd++] = card;
  }

  private enqueueRiders(card: number): void {
    const { riders, fan } = this;
    for (let i = card * fan; i < (card + 1) * fan; i++) if (riders[i] !== 0) this.enqueue(riders[i]!);
  }

  /** The columns in which a card could be built on something, as bits. */
  private places(card: number): number {
    const { bases, exposed, fan } = this;
    let places = 0;
    for (let i = card * fan; i < (card + 1) * fan; i++) places |= exposed[bases[i]!]!;
    return places;
  }

  private lookAt(state: State, card: number): void {
    const { exposed, leaving, waiting, inStock, fromStock } = this;
    const toFoundation = this.reachable[card - 1]! > state.out[card]!;
    const places = this.places(card);
    if (!toFoundation && places === 0) return;
    const before = leaving[card]!;
    for (let left = waiting[card]!; left !== 0; left &= left - 1) {
      const column = lowestBit(left);
      if (toFoundation || (places & ~(1 << column)) !== 0) this.leaveColumn(state, card, column);
    }
    if (inStock[card]! > 0) {
      leaving[card]! += inStock[card]!;
      fromStock[card] = inStock[card]!;
      inStock[card] = 0;
    }
    if (this.wasteIndex !== 0 && state.sequence[this.wasteIndex] === card) {
      leaving[card]! += 1;
      this.fromWaste++;
      this.wasteIndex = state.before[this.wasteIndex]!;
      if (this.wasteIndex !== 0) this.enqueue(state.sequence[this.wasteIndex]!);
    }
    if (leaving[card]! > 0 && (places & ~exposed[card]!) !== 0) {
      exposed[card]! |= places;
      this.enqueueRiders(card);
    }
    if (leaving[card]! > before) this.raiseFoundations(state, card);
  }

  private leaveColumn(state: State, card: number, column: number): void {
    const { fromColumn, exposed, waiting, leaving } = this;
    const bit = 1 << column;
    waiting[card]! &= ~bit;
    leaving[card]! += 1;
    fromColumn[column]! += 1;
    const depth = state.length[column]! - fromColumn[column]!;
    const bared = state.cards[(column << state.layout.shift) + depth - 1]!;
    if (depth > 1) {
      waiting[bared]! |= bit;
      this.enqueue(bared);
    }
    if ((exposed[bared]! & bit) === 0) {
      exposed[bared]! |= bit;
      this.enqueueRiders(bared);
    }
  }

  private raiseFoundations(state: State, card: number): void {
    const { reachable, leaving } = this;
    const { out, layout } = state;
    for (let next = card; (next & 15) <= layout.rules.ranks; next++) {
      const copies = Math.min(reachable[next - 1]!, out[next]! + leaving[next]!);
      if (copies === reachable[next]) return;
      reachable[next] = copies;
      if ((next & 15) < layout.rules.ranks) this.enqueue(next + 1);
    }
  }

  /** Whether a column's deepest card could be bared and leave; counts it as leaving. */
  private emptied(state: State): boolean {
    const { fromColumn } = this;
    const { layout, cards, length, out } = state;
    let any = false;
    for (let column = 0; column < layout.columns; column++) {
      if (fromColumn[column] !== length[column]! - 1) continue;
      const card = cards[column << layout.shift]!;
      if (this.reachable[card - 1]! <= out[card]! && (this.places(card) & ~(1 << column)) === 0) continue;
      fromColumn[column]! += 1;
      any = true;
    }
    return any;
  }
}
