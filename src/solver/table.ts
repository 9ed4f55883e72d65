// The set of positions met, by their 64-bit keys: open addressing with linear probing on one typed array.
//
// What can go wrong: two different positions with the same key count as one. With n entries and as many look-ups
// the chance that this happens at all is about n * n / 2^65: 1 in 15,000 for 50 million. It is accepted since a
// false match drops one position, which seldom decides a verdict. The table never evicts: when it is full, the
// search that uses it ends as `unknown: memory`.

const MAX_LOAD = 0.85;

export class Table {
  readonly capacity: number;
  /** Entries in use. */
  size = 0;
  private readonly limit: number;
  private readonly mask: number;
  private readonly slots: Int32Array;

  /** The largest power of two of 8-byte entries that fits into `bytes`. */
  constructor(bytes: number) {
    this.capacity = 2 ** Math.max(10, Math.floor(Math.log2(bytes / 8)));
    this.limit = Math.floor(this.capacity * MAX_LOAD);
    this.mask = this.capacity - 1;
    this.slots = new Int32Array(this.capacity * 2);
  }

  /** Whether so many more keys can be added. */
  hasRoom(count: number): boolean {
    return this.size + count <= this.limit;
  }

  get load(): number {
    return this.size / this.capacity;
  }

  clear(): void {
    this.slots.fill(0);
    this.size = 0;
  }

  /**
   * Adds the key unless it, or the key that covers it, is there already; true if added. Both are looked for from
   * the place of the covering key on, so one look-up is one walk. The caller sees to it that there is room.
   */
  add(coverLow: number, coverHigh: number, low: number, high: number): boolean {
    const { slots, mask } = this;
    // A free slot is all zeros, so the one key that looks like it is stored as another.
    const own = low === 0 && high === 0 ? 1 : low;
    let i = (coverLow ^ (coverHigh >>> 7)) & mask;
    for (;;) {
      const slotLow = slots[i * 2]!;
      const slotHigh = slots[i * 2 + 1]!;
      if (slotLow === own && slotHigh === high) return false;
      if (slotLow === coverLow && slotHigh === coverHigh) {
        if (slotLow !== 0 || slotHigh !== 0) return false;
      }
      if (slotLow === 0 && slotHigh === 0) break;
      i = (i + 1) & mask;
    }
    slots[i * 2] = own;
    slots[i * 2 + 1] = high;
    this.size++;
    return true;
  }
}
