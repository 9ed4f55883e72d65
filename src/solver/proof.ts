// The complete search: depth first, with an explicit stack.
//
// Early draws (pruning 3 of the design): a draw or redeal touches only stock and waste, so it commutes with every
// move inside the tableau or from it to a foundation, and a winning line may always draw before such moves rather
// than after them. So the stock is touched only in a *fresh* position: after a draw, a redeal or a play from the
// waste, or at the beginning. Safe plays leave freshness as it is. Holds since nothing fills an empty column by itself.
//
// A position is expanded once, fresh or not, however often it is met. Why nothing is lost: say that the search has
// ended without a win, but met positions that can be won. Of those take the ones that need the fewest draws and
// redeals, and of them a position Q with the shortest such line. If Q was expanded with that line's first move, the
// position after it was met too, and needs fewer draws or a shorter line. So Q was expanded without its draw D, not
// being fresh: it was reached from a fresh position F by moves that leave stock and waste alone. F was expanded with
// D, and D(F) was met; the same moves lead from it to D(Q), so it can be won with fewer draws than Q. Where a safe play
// or a draw is all that is tried, some line that is no longer, with no more draws, begins with that.
//
// A position enters the table when it is first generated, not when it is expanded; the stack holds it until then,
// so each is expanded once and cycles need no other care. All children's keys are worked out before any move is
// made, since most children turn out to be known. The search can be stopped after any number of nodes and resumed.
import type { DeadEnds } from './dead-ends.ts';
import { emptyTargets, generateTableau, generateWaste, moveRoom, stockMove } from './generate.ts';
import { grown } from './grown.ts';
import { isStockMove, MAX_COLUMNS, WASTE } from './moves.ts';
import { Preview } from './preview.ts';
import { safeMove } from './safe.ts';
import type { State } from './state.ts';
import { Table } from './table.ts';
import type { ProofResult, UnknownReason } from './verdict.ts';

/** Pruning that tests may switch off; a complete search is right with any of it. */
export interface Pruning {
  /** Play safe cards at once. */
  readonly safe: boolean;
  /** Draw before moves in the tableau, not after. */
  readonly earlyDraws: boolean;
  readonly deadEnds: DeadEnds | undefined;
}

/** The stop question is asked each time this many nodes have passed. */
const STOP_INTERVAL = 4096;

export class Proof {
  nodes = 0;
  /** Positions that the dead-end test gave up. */
  lost = 0;
  deepestStage = 0;
  readonly table: Table;
  private readonly state: State;
  private readonly pruning: Pruning;
  private fresh = true;
  private readonly room: number;
  /** Moves made from the root to the current position, with their tokens. */
  private made = new Int32Array(1024);
  private tokens = new Int32Array(1024);
  private madeEnd = 0;
  /** Per frame: where its moves begin in `moves`, and twice the number of moves made, plus 1 if it is fresh. */
  private begins = new Int32Array(1024);
  private marks = new Int32Array(1024);
  private depth = 0;
  private moves = new Int32Array(4096);
  private movesEnd = 0;
  private readonly preview: Preview;
  /** Nothing but a use for what `table.touch` returns. */
  touched = 0;
  private started = false;
  private solved = false;
  private stage = 0;

  constructor(state: State, table: Table, pruning: Pruning) {
    this.state = state;
    this.table = table;
    this.pruning = pruning;
    this.room = moveRoom(state);
    this.preview = new Preview(this.room);
  }

  /** The moves that won, after `solved`. */
  line(): Int32Array {
    return this.made.slice(0, this.madeEnd);
  }

  /** Searches until done or until `nodeLimit` nodes in all, over every call, have been expanded. */
  run(nodeLimit: number, stop?: () => UnknownReason | undefined): ProofResult {
    if (this.solved) return 'solved';
    if (!this.started) {
      this.started = true;
      this.table.add(this.state.keyLow, this.state.keyHigh);
      this.settle();
      this.solved = this.enter();
      if (this.solved) return 'solved';
    }
    while (this.depth > 0) {
      const frame = this.depth - 1;
      if (this.movesEnd === this.begins[frame]!) {
        this.leave();
        continue;
      }
      if (this.nodes >= nodeLimit) return 'nodes';
      if (!this.table.reserve(this.room)) return 'memory';
      if (stop !== undefined && this.nodes % STOP_INTERVAL === 0) {
        const reason = stop();
        if (reason !== undefined) return reason;
      }
      this.movesEnd--;
      this.play(this.moves[this.movesEnd]!);
      this.solved = this.settle() && this.enter();
      if (this.solved) return 'solved';
    }
    return 'exhausted';
  }

  private play(move: number): void {
    const { state } = this;
    if (isStockMove(move)) {
      this.stage++;
      if (this.stage > this.deepestStage) this.deepestStage = this.stage;
    } else if ((move & 31) === WASTE) {
      this.fresh = true;
    } else if (this.pruning.earlyDraws && state.pile > 0) {
      this.fresh = false;
    }
    this.make(move);
  }

  private make(move: number): void {
    if (this.madeEnd === this.made.length) {
      this.made = grown(this.made);
      this.tokens = grown(this.tokens);
    }
    this.made[this.madeEnd] = move;
    this.tokens[this.madeEnd] = this.state.make(move);
    this.madeEnd++;
  }

  /** Plays safe cards until none is left; false if that leads to a position already known. */
  private settle(): boolean {
    if (!this.pruning.safe) return true;
    const { state } = this;
    const before = this.madeEnd;
    for (let move = safeMove(state); move !== 0; move = safeMove(state)) {
      if ((move & 31) === WASTE) this.fresh = true;
      this.make(move);
    }
    if (this.madeEnd === before) return true;
    const isNew = this.table.add(state.keyLow, state.keyHigh);
    if (!isNew) this.rewind();
    return isNew;
  }

  /**
   * Expands the current position: opens a frame with its unknown children. Where there's nothing to do but draw, it
   * draws and expands the position after that. True if the game is won.
   */
  private enter(): boolean {
    const { state } = this;
    const begin = this.movesEnd;
    if (begin + this.room > this.moves.length) this.moves = grown(this.moves);
    const { moves } = this;
    let end = this.generate(begin);
    while (this.mustDraw(begin, end)) {
      this.play(moves[begin]!);
      if (!this.table.add(state.keyLow, state.keyHigh)) {
        this.rewind();
        return false;
      }
      if (!this.settle()) return false;
      end = this.generate(begin);
    }
    if (state.remaining === 0) return true;
    this.nodes++;
    this.openFrame();
    if (this.fresh && this.pruning.deadEnds?.isLost(state)) {
      this.lost++;
      return false;
    }
    this.keepUnknown(begin, end);
    return false;
  }

  /**
   * Keeps those of the moves from `begin` to `end` that lead to positions not met before. The keys are worked out
   * first, and the table's places for them read, so that the waits for memory overlap.
   */
  private keepUnknown(begin: number, end: number): void {
    const { state, table, moves, preview } = this;
    const { low, high } = preview;
    const count = end - begin;
    let touched = 0;
    preview.run(state, moves, begin, end);
    for (let i = 0; i < count; i++) touched ^= table.touch(low[i]!, high[i]!);
    this.touched = touched;
    for (let i = 0; i < count; i++) {
      if (table.add(low[i]!, high[i]!)) moves[this.movesEnd++] = moves[begin + i]!;
    }
  }

  /** Whether nothing but the stock move that stands first can lead on: tableau moves wait unless they may help the waste. */
  private mustDraw(begin: number, end: number): boolean {
    const { moves, state, pruning } = this;
    if (end === begin || !isStockMove(moves[begin]!)) return false;
    if (end === begin + 1) return true;
    if (pruning.deadEnds === undefined || (moves[end - 1]! & 31) === WASTE) return false;
    return !pruning.deadEnds.wasteMayBePlayed(state);
  }

  /** Lists the moves that are allowed now from `begin` on. The stack is popped from its end: the last is tried first. */
  private generate(begin: number): number {
    const { state, moves } = this;
    let end = begin;
    const stock = this.fresh ? stockMove(state) : 0;
    if (stock !== 0) moves[end++] = stock;
    const targets = emptyTargets(state);
    // With nothing in the waste and cards in the stock, tableau moves wait until after the draw.
    if (state.wasteSize > 0 || state.pile === 0 || !this.pruning.earlyDraws) {
      end = generateTableau(state, targets, moves, end, this.resting());
    }
    return generateWaste(state, targets, moves, end);
  }

  /**
   * The column to which a card has just been moved from another, as a bit: wherever it could go on from there, it could
   * have gone in the position before, so all of that is known.
   */
  private resting(): number {
    if (this.madeEnd === 0 || this.state.layout.rules.moveRuns) return 0;
    const last = this.made[this.madeEnd - 1]!;
    const to = (last >> 5) & 31;
    return (last & 31) < MAX_COLUMNS && to < MAX_COLUMNS ? 1 << to : 0;
  }

  private openFrame(): void {
    if (this.depth === this.begins.length) {
      this.begins = grown(this.begins);
      this.marks = grown(this.marks);
    }
    this.begins[this.depth] = this.movesEnd;
    this.marks[this.depth] = (this.madeEnd << 1) | (this.fresh ? 1 : 0);
    this.depth++;
  }

  private leave(): void {
    this.depth--;
    this.rewind();
  }

  /** Goes back to the position of the topmost frame. */
  private rewind(): void {
    if (this.depth === 0) return;
    const mark = this.marks[this.depth - 1]!;
    while (this.madeEnd > mark >> 1) {
      this.madeEnd--;
      const move = this.made[this.madeEnd]!;
      if (isStockMove(move)) this.stage--;
      this.state.unmake(move, this.tokens[this.madeEnd]!);
    }
    this.fresh = (mark & 1) === 1;
  }
}
