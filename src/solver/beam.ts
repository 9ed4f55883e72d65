// Finding wins: beam search by stage.
//
// The number of draws and redeals so far is a clock that never runs back. In each stage the kept positions are
// explored best first, without touching the stock; of all fresh positions seen (see proof.ts) the best are kept,
// the stock is touched, and the next stage begins. The last stage explores more. The search can only win or give
// up, so nothing that it leaves out matters to the truth of a verdict.
import { emptyTargets, generateTableau, generateWaste, moveRoom, stockMove } from './generate.ts';
import { grown } from './grown.ts';
import { Heap } from './heap.ts';
import { leastOf } from './least.ts';
import { Lineage } from './lineage.ts';
import { WASTE } from './moves.ts';
import { Preview } from './preview.ts';
import { safeMove } from './safe.ts';
import { StageTable } from './stage-table.ts';
import type { State } from './state.ts';
import { Store, storeBytes } from './store.ts';
import type { UnknownReason } from './verdict.ts';
import { evaluate, type Weights } from './weights.ts';

/** Positions explored in a stage for each one kept. */
const EXPLORED_PER_KEPT = 5;
/** The same for the last stage; of those kept beyond WIDE only the half, for the sake of memory. */
const LAST_EXPLORED_PER_KEPT = 30;
const WIDE = 3_000;
/** Positions seen in a stage, for each one kept, after which it explores no more. */
const SEEN_PER_KEPT = 200;
/** Bytes that a position seen takes in entries, heap and table, with room for growth. */
const BYTES_PER_SEEN = 56;
/** With redeals without limit a search would not end; no line worth having turns the waste over so often. */
const MOST_STAGES = 1000;
const STOP_INTERVAL = 1024;
/** In place of a move: the entry's position is stored. */
const STORED = -1;

const exploredInLastStage = (width: number): number =>
  (LAST_EXPLORED_PER_KEPT / 2) * (width + Math.min(width, WIDE));

/** Positions that a stage stores: those that it begins with, and those that it explores. */
const storedInStage = (width: number): number => width + exploredInLastStage(width);

/** Bytes that a beam of a width may take. */
export const beamBytes = (state: State, width: number): number =>
  (width + storedInStage(width)) * storeBytes(state) + width * SEEN_PER_KEPT * BYTES_PER_SEEN;

export type BeamResult = 'solved' | 'gave-up' | UnknownReason;

export class Beam {
  nodes = 0;
  deepestStage = 0;
  /** The fewest cards that any position expanded had left to play: how near the search came. */
  fewestRemaining: number;
  private readonly state: State;
  private readonly weights: Weights;
  private readonly width: number;
  private readonly lineage = new Lineage();
  private readonly seen = new StageTable();
  private readonly kept: Store;
  private readonly keptIds: Int32Array;
  private keptCount = 0;
  private readonly explored: Store;
  private readonly exploredIds: Int32Array;
  private exploredCount = 0;
  /** The explored position that the state holds, or -1. */
  private loaded = -1;
  /** Entries are the positions seen in a stage: each is stored, or is one move away from a stored one. */
  private entryRecords = new Int32Array(1 << 12);
  private entryMoves = new Int32Array(1 << 12);
  private entryScores = new Int32Array(1 << 12);
  private entryFresh = new Int32Array(1 << 12);
  private entryCount = 0;
  private readonly heap = new Heap();
  private readonly generated: Int32Array;
  private readonly preview: Preview;
  private readonly made: Int32Array;
  private readonly tokens: Int32Array;
  private madeEnd = 0;
  private settledWaste = false;
  private winner = -1;

  constructor(state: State, width: number, weights: Weights) {
    this.state = state;
    this.width = width;
    this.weights = weights;
    this.fewestRemaining = state.remaining;
    const most = storedInStage(width);
    this.kept = new Store(state, width);
    this.keptIds = new Int32Array(width);
    this.explored = new Store(state, most);
    this.exploredIds = new Int32Array(most);
    this.generated = new Int32Array(moveRoom(state));
    this.preview = new Preview(this.generated.length);
    this.made = new Int32Array(state.remaining + 2);
    this.tokens = new Int32Array(state.remaining + 2);
  }

  /** After `solved`: the moves that win, without the safe plays that follow each as soon as they can. */
  line(): number[] {
    return this.lineage.line(this.winner);
  }

  run(nodeLimit: number, stop?: () => UnknownReason | undefined): BeamResult {
    this.settle();
    if (this.state.remaining === 0) return this.win(0);
    this.kept.save(0, this.state);
    this.keptIds[0] = 0;
    this.keptCount = 1;
    this.madeEnd = 0;
    for (let stage = 0; stage < MOST_STAGES; stage++) {
      this.deepestStage = stage;
      this.openStage();
      const result = this.explore(this.width * EXPLORED_PER_KEPT, nodeLimit, stop);
      if (result !== undefined) return result;
      if (this.touchStock()) {
        if (this.winner >= 0) return 'solved';
        continue;
      }
      return this.explore(exploredInLastStage(this.width), nodeLimit, stop) ?? 'gave-up';
    }
    return 'gave-up';
  }

  private win(id: number): 'solved' {
    this.winner = id;
    return 'solved';
  }

  private openStage(): void {
    const { kept, explored, state } = this;
    this.seen.clear();
    this.entryCount = 0;
    this.heap.size = 0;
    explored.copy(kept, this.keptCount);
    this.exploredIds.set(this.keptIds.subarray(0, this.keptCount));
    this.exploredCount = this.keptCount;
    this.loaded = -1;
    for (let i = 0; i < this.keptCount; i++) {
      explored.load(i, state);
      this.seen.findOrAdd(state.keyLow, state.keyHigh, i);
      this.addEntry(i, STORED, true);
    }
  }

  /** Explores the best entries until so many are stored. Undefined if there is more to do. */
  private explore(
    limit: number,
    nodeLimit: number,
    stop?: () => UnknownReason | undefined,
  ): BeamResult | undefined {
    const end = Math.min(limit, this.exploredIds.length);
    const mostSeen = this.width * SEEN_PER_KEPT;
    while (this.heap.size > 0 && this.exploredCount < end && this.entryCount < mostSeen) {
      if (this.nodes >= nodeLimit) return 'nodes';
      if (stop !== undefined && this.nodes % STOP_INTERVAL === 0) {
        const reason = stop();
        if (reason !== undefined) return reason;
      }
      if (this.expand(this.heap.pop())) return 'solved';
    }
    return undefined;
  }

  private expand(entry: number): boolean {
    const { state, generated, preview } = this;
    this.nodes++;
    this.reach(entry);
    this.madeEnd = 0;
    if (state.remaining < this.fewestRemaining) this.fewestRemaining = state.remaining;
    if (this.entryMoves[entry] !== STORED) {
      const from = this.entryRecords[entry]!;
      const record = this.exploredCount++;
      this.explored.save(record, state);
      this.exploredIds[record] = this.lineage.add(this.exploredIds[from]!, this.entryMoves[entry]!);
      this.entryRecords[entry] = record;
      this.entryMoves[entry] = STORED;
    }
    const record = this.entryRecords[entry]!;
    this.loaded = record;
    const targets = emptyTargets(state);
    const waiting = state.wasteSize === 0 && state.pile > 0;
    let end = waiting ? 0 : generateTableau(state, targets, generated, 0);
    end = generateWaste(state, targets, generated, end);
    preview.run(state, generated, 0, end);
    for (let i = 0; i < end; i++) {
      const move = generated[i]!;
      const isWastePlay = (move & 31) === WASTE;
      const low = preview.low[i]!;
      const high = preview.high[i]!;
      const met = this.seen.findOrAdd(low, high, this.entryCount);
      if (met >= 0) {
        if (isWastePlay) this.entryFresh[met] = 1;
        continue;
      }
      this.play(move);
      if (state.remaining === 0) {
        this.win(this.lineage.add(this.exploredIds[record]!, move));
        return true;
      }
      const fresh = isWastePlay || this.settledWaste;
      // After safe plays it is another position, which may be known by its own key; both keys then lead to it.
      const isSettled = state.keyLow !== low || state.keyHigh !== high;
      const known = isSettled ? this.seen.findOrAdd(state.keyLow, state.keyHigh, this.entryCount) : -1;
      if (known < 0) this.addEntry(record, move, fresh);
      else {
        this.seen.redirect(low, high, known);
        if (fresh) this.entryFresh[known] = 1;
      }
      this.takeBack();
    }
    return false;
  }

  /** Sets up an entry's position. */
  private reach(entry: number): void {
    const record = this.entryRecords[entry]!;
    if (record !== this.loaded) this.explored.load(record, this.state);
    this.loaded = -1;
    this.madeEnd = 0;
    const move = this.entryMoves[entry]!;
    if (move !== STORED) this.play(move);
  }

  private addEntry(record: number, move: number, fresh: boolean): void {
    const entry = this.entryCount++;
    if (entry === this.entryMoves.length) {
      this.entryRecords = grown(this.entryRecords);
      this.entryMoves = grown(this.entryMoves);
      this.entryScores = grown(this.entryScores);
      this.entryFresh = grown(this.entryFresh);
    }
    const score = evaluate(this.state, this.weights);
    this.entryRecords[entry] = record;
    this.entryMoves[entry] = move;
    this.entryScores[entry] = score;
    this.entryFresh[entry] = fresh ? 1 : 0;
    this.heap.push(score, entry);
  }

  /** Ends a stage: keeps the best fresh entries and draws or redeals in each. False if none can. */
  private touchStock(): boolean {
    const { state, lineage, kept } = this;
    const chosen = leastOf(this.entryScores, this.entryFresh, this.entryCount, this.width);
    let moved = false;
    this.seen.clear();
    this.keptCount = 0;
    for (const entry of chosen) {
      this.reach(entry);
      const record = this.entryRecords[entry]!;
      let id = this.exploredIds[record]!;
      if (this.entryMoves[entry] !== STORED) id = lineage.add(id, this.entryMoves[entry]!);
      const stock = stockMove(state);
      if (stock !== 0) {
        moved = true;
        this.play(stock);
        id = lineage.add(id, stock);
        if (state.remaining === 0) this.winner = id;
      }
      if (this.seen.findOrAdd(state.keyLow, state.keyHigh, this.keptCount) >= 0) continue;
      kept.save(this.keptCount, state);
      this.keptIds[this.keptCount] = id;
      this.keptCount++;
    }
    return moved;
  }

  /** Makes a move and the safe plays after it. */
  private play(move: number): void {
    this.make(move);
    this.settle();
  }

  private settle(): void {
    this.settledWaste = false;
    for (let move = safeMove(this.state); move !== 0; move = safeMove(this.state)) {
      if ((move & 31) === WASTE) this.settledWaste = true;
      this.make(move);
    }
  }

  private make(move: number): void {
    this.made[this.madeEnd] = move;
    this.tokens[this.madeEnd] = this.state.make(move);
    this.madeEnd++;
  }

  private takeBack(): void {
    while (this.madeEnd > 0) {
      this.madeEnd--;
      this.state.unmake(this.made[this.madeEnd]!, this.tokens[this.madeEnd]!);
    }
  }
}
