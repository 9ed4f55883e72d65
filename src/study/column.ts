const BLOCK_BITS = 12;
const BLOCK = 2 ** BLOCK_BITS;

/** Numbers by index, from 0 up without gaps. It grows by blocks, so that nothing is ever copied. */
export class Column {
  readonly #blocks: Float64Array[] = [];

  get(index: number): number {
    return this.#blocks[index >>> BLOCK_BITS]?.[index % BLOCK] as number;
  }

  set(index: number, value: number): void {
    const number = index >>> BLOCK_BITS;
    let block = this.#blocks[number];
    if (block === undefined) {
      block = new Float64Array(BLOCK);
      this.#blocks[number] = block;
    }
    block[index % BLOCK] = value;
  }
}
