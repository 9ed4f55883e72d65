/** Finds entries of one beam stage by their 64-bit keys. Open addressing; it grows, and is emptied for each stage. */
export class StageTable {
  private slots = new Int32Array(3 << 12);
  private mask = (1 << 12) - 1;
  private size = 0;

  clear(): void {
    this.slots.fill(0);
    this.size = 0;
  }

  /** The entry that the key was added with, or -1 if it is new; then `entry` is added under it. */
  findOrAdd(low: number, high: number, entry: number): number {
    if (this.size * 2 > this.mask) this.grow();
    const { slots, mask } = this;
    let i = (low ^ (high >>> 7)) & mask;
    for (; slots[i * 3 + 2] !== 0; i = (i + 1) & mask) {
      if (slots[i * 3] === low && slots[i * 3 + 1] === high) return slots[i * 3 + 2]! - 1;
    }
    slots[i * 3] = low;
    slots[i * 3 + 1] = high;
    slots[i * 3 + 2] = entry + 1;
    this.size++;
    return -1;
  }

  /** The entry that the key was added with, or -1. */
  find(low: number, high: number): number {
    const { slots, mask } = this;
    for (let i = (low ^ (high >>> 7)) & mask; slots[i * 3 + 2] !== 0; i = (i + 1) & mask) {
      if (slots[i * 3] === low && slots[i * 3 + 1] === high) return slots[i * 3 + 2]! - 1;
    }
    return -1;
  }

  /** Lets a key that was added lead to another entry. */
  redirect(low: number, high: number, entry: number): void {
    const { slots, mask } = this;
    let i = (low ^ (high >>> 7)) & mask;
    while (slots[i * 3] !== low || slots[i * 3 + 1] !== high) i = (i + 1) & mask;
    slots[i * 3 + 2] = entry + 1;
  }

  private grow(): void {
    const old = this.slots;
    this.mask = this.mask * 2 + 1;
    this.slots = new Int32Array((this.mask + 1) * 3);
    this.size = 0;
    for (let i = 0; i < old.length; i += 3) {
      if (old[i + 2] !== 0) this.findOrAdd(old[i]!, old[i + 1]!, old[i + 2]! - 1);
    }
  }
}
