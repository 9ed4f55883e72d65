// The set of positions met, by their keys: open addressing with linear probing on one typed array, which grows in
// steps up to the size it was given. The last step is as wide as the others, so that old and new array together
// take little more than the new one.
//
// What can go wrong: two different positions with the same 64-bit key count as one. With n entries the chance that
// this happens at all is about n * n / 2^65: 1 in 15,000 for 50 million. It is accepted since a false match drops one
// position, which seldom decides a verdict. The table never evicts: when it is full, its search ends as `unknown: memory`.

const MAX_LOAD = 0.8;
const LEAST_CAPACITY = 2 ** 11;
const GROWTH = 8;

export class Table {
  /** Entries in use. */
  size = 0;
  private readonly mostEntries: number;
  private capacity: number;
  private mask: number;
  private slots: Int32Array;

  /** Entries of 8 bytes, in the largest power of two of them that fits into `bytes`. */
  constructor(bytes: number) {
    this.mostEntries = Math.max(LEAST_CAPACITY, 2 ** Math.floor(Math.log2(bytes / 8)));
    this.capacity = this.mostEntries;
    while (this.capacity >= LEAST_CAPACITY * GROWTH) this.capacity /= GROWTH;
    this.mask = this.capacity - 1;
    this.slots = new Int32Array(this.capacity * 2);
  }

  /** Share of the largest possible table that is in use. */
  get load(): number {
    return this.size / this.mostEntries;
  }

  /** What it takes now. */
  get bytes(): number {
    return this.slots.byteLength;
  }

  /** Makes room for so many more keys; false if there is none. `count` is far below the smallest capacity. */
  reserve(count: number): boolean {
    if (this.size + count <= this.capacity * MAX_LOAD) return true;
    if (this.capacity >= this.mostEntries) return false;
    this.grow();
    return true;
  }

  /**
   * Reads the place where a key would be looked for, so that it is in the cache by the time of `add`. What it returns
   * has no meaning; it must only be used for something, or the read would be left out.
   */
  touch(low: number, high: number): number {
    return this.slots[(((low === 0 ? 1 : low) ^ (high >>> 7)) & this.mask) * 2]!;
  }

  /** Adds a position and returns true, unless it is known already. Needs a place reserved. */
  add(low: number, high: number): boolean {
    const { slots, mask } = this;
    // A free slot is all zeros: no key may look like one.
    const own = low === 0 ? 1 : low;
    let i = (own ^ (high >>> 7)) & mask;
    for (;;) {
      const slotLow = slots[i * 2]!;
      if (slotLow === 0) break;
      if (slotLow === own && slots[i * 2 + 1] === high) return false;
      i = (i + 1) & mask;
    }
    slots[i * 2] = own;
    slots[i * 2 + 1] = high;
    this.size++;
    return true;
  }

  private grow(): void {
    const old = this.slots;
    this.capacity *= GROWTH;
    this.mask = this.capacity - 1;
    const slots = new Int32Array(this.capacity * 2);
    for (let from = 0; from < old.length; from += 2) {
      const low = old[from]!;
      if (low === 0) continue;
      const high = old[from + 1]!;
      let i = (low ^ (high >>> 7)) & this.mask;
      while (slots[i * 2] !== 0) i = (i + 1) & this.mask;
      slots[i * 2] = low;
      slots[i * 2 + 1] = high;
    }
    this.slots = slots;
  }
}
