import { grown } from './grown.ts';

/** Where positions came from: a tree of moves, with 8 bytes for each, from which the line to any of them follows. */
export class Lineage {
  /** The deal itself is 0. */
  private count = 1;
  private parents = new Int32Array(1 << 12);
  private moves = new Int32Array(1 << 12);

  /** The identifier of the position that `move` leads to from `parent`. */
  add(parent: number, move: number): number {
    if (this.count === this.parents.length) {
      this.parents = grown(this.parents);
      this.moves = grown(this.moves);
    }
    this.parents[this.count] = parent;
    this.moves[this.count] = move;
    return this.count++;
  }

  /** The moves from the deal to the position. */
  line(id: number): number[] {
    const line: number[] = [];
    for (let at = id; at !== 0; at = this.parents[at]!) line.push(this.moves[at]!);
    return line.reverse();
  }
}
