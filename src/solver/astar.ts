// Weighted A* over whole positions: the moves made so far, plus WEIGHT times the moves that must still come at
// least. It ends with a line, or with every position that can be reached and is worth expanding looked at, or out of
// room. It finds shorter lines than the beam where it finds any, and far fewer of them.
import { generateAll, moveRoom } from './generate.ts';
import { Heap } from './heap.ts';
import { Lineage } from './lineage.ts';
import { isStockMove } from './moves.ts';
import { Preview } from './preview.ts';
import { safeMove } from './safe.ts';
import { StageTable } from './stage-table.ts';
import type { State } from './state.ts';
import { Store, storeBytes } from './store.ts';
import type { ProofResult, UnknownReason } from './verdict.ts';

/** Whole, so that sums are. */
const WEIGHT = 4;
const STOP_INTERVAL = 1024;
/** Bytes that a position takes besides its cards: in the lineage, the table of keys and the heap. */
const OVERHEAD = 68;

export class AStar {
  nodes = 0;
  deepestStage = 0;
  private readonly state: State;
  private readonly capacity: number;
  private readonly store: Store;
  private readonly lineage = new Lineage();
  private readonly seen = new StageTable();
  private readonly open = new Heap();
  /** For each stored position, moves made so far, safe plays not counted, and draws and redeals among them. */
  private readonly made: Int32Array;
  private readonly stages: Int32Array;
  private readonly generated: Int32Array;
  private readonly preview: Preview;
  private count = 0;
  private winner = 0;

  /** `bytes` bounds the memory for positions. */
  constructor(state: State, bytes: number) {
    this.state = state;
    this.capacity = Math.max(64, Math.floor(bytes / (storeBytes(state) + OVERHEAD)));
    this.store = new Store(state, this.capacity);
    this.made = new Int32Array(this.capacity);
    this.stages = new Int32Array(this.capacity);
    this.generated = new Int32Array(moveRoom(state));
    this.preview = new Preview(this.generated.length);
  }

  /** After `solved`: the moves that win, without the safe plays that follow each as soon as they can. */
  line(): number[] {
    return this.lineage.line(this.winner);
  }

  run(nodeLimit: number, stop?: () => UnknownReason | undefined): ProofResult {
    const { state, open, preview } = this;
    settle(state);
    if (this.add(0, 0, 0)) return 'solved';
    while (open.size > 0) {
      if (this.nodes >= nodeLimit) return 'nodes';
      if (stop !== undefined && this.nodes % STOP_INTERVAL === 0) {
        const reason = stop();
        if (reason !== undefined) return reason;
      }
      const node = open.pop();
      this.nodes++;
      this.store.load(node, state);
      const end = generateAll(state, this.generated, 0);
      preview.run(state, this.generated, 0, end);
      for (let i = 0; i < end; i++) {
        if (this.count === this.capacity) return 'memory';
        const move = this.generated[i]!;
        if (this.seen.find(preview.low[i]!, preview.high[i]!) >= 0) continue;
        state.make(move);
        settle(state);
        const isNew = this.seen.find(state.keyLow, state.keyHigh) < 0;
        const stage = this.stages[node]! + (isStockMove(move) ? 1 : 0);
        if (isNew && this.add(this.lineage.add(node, move), this.made[node]! + 1, stage)) return 'solved';
        this.store.load(node, state);
      }
    }
    return 'exhausted';
  }

  /** Stores the state's position as the one that the lineage numbered last. True if it is won. */
  private add(id: number, made: number, stage: number): boolean {
    const { state } = this;
    this.deepestStage = Math.max(this.deepestStage, stage);
    if (state.remaining === 0) {
      this.winner = id;
      return true;
    }
    this.seen.findOrAdd(state.keyLow, state.keyHigh, id);
    this.store.save(id, state);
    this.made[id] = made;
    this.stages[id] = stage;
    this.count++;
    const left = state.remaining + Math.ceil((state.pile - state.wasteSize) / state.layout.rules.draw);
    this.open.push(made + WEIGHT * left, id);
    return false;
  }
}

function settle(state: State): void {
  for (let move = safeMove(state); move !== 0; move = safeMove(state)) state.make(move);
}
