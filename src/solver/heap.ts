/** The least first: a binary heap of whole numbers, each with an index; of equal numbers the lower index comes first. */
export class Heap {
  size = 0;
  private items = new Float64Array(1 << 12);

  /** `score` is a whole number of at most 2^26 in size; `index` is below 2^26. */
  push(score: number, index: number): void {
    if (this.size === this.items.length) this.grow();
    const { items } = this;
    const item = score * INDICES + index;
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent]! <= item) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }

  /** Takes the first and returns its index. The heap must not be empty. */
  pop(): number {
    const { items } = this;
    const first = items[0]!;
    const item = items[--this.size]!;
    const { size } = this;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && items[child + 1]! < items[child]!) child++;
      if (items[child]! >= item) break;
      items[at] = items[child]!;
      at = child;
    }
    items[at] = item;
    return first - Math.floor(first / INDICES) * INDICES;
  }

  private grow(): void {
    const larger = new Float64Array(this.items.length * 2);
    larger.set(this.items);
    this.items = larger;
  }
}

const INDICES = 2 ** 26;
