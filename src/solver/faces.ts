// What moves depend on: the cards on foundations and those that lie open in the tableau, kept as bits while moves
// are made, so that listing the moves of a position looks only at cards that have one.

/** In `tops` and `topBits`, an empty column counts as if it were topped by this card. */
export const NOTHING = 0;

/** A suit of which no card ever is a top: 4 to 7 are those of cards that lie face down. */
export const NO_SUIT = 8;

export class Faces {
  /** For each card, how many of its copies are on foundations. Rank 0 of each suit always counts as complete. */
  readonly out = new Uint8Array(64);
  /** For each suit, the ranks that a foundation would take now, as bits. */
  readonly wanted = new Int32Array(4);
  /** For each column its topmost card. */
  readonly tops: Uint8Array;
  /** For each card the columns that it tops, as bits. */
  readonly topBits = new Int32Array(128);
  /** For each suit the ranks that lie on top of columns, as bits; from 4 on, those face down. */
  readonly topRanks = new Int32Array(NO_SUIT + 1);

  constructor(columns: number, decks: number) {
    for (let suit = 0; suit < 4; suit++) {
      this.out[suit << 4] = decks;
      this.wanted[suit] = 1 << 1;
    }
    this.tops = new Uint8Array(columns);
    this.topBits[NOTHING] = (1 << columns) - 1;
    this.topRanks[0] = 1 << NOTHING;
  }

  /** The empty columns, as bits. */
  get empty(): number {
    return this.topBits[NOTHING]!;
  }

  /** Whether a foundation would take a card now. */
  wants(card: number): boolean {
    return this.out[card]! < this.out[card - 1]!;
  }

  /** Counts copies of a card that come to foundations, or leave them. */
  raise(card: number, by: number): void {
    this.out[card]! += by;
    this.lookAtWanted(card);
    this.lookAtWanted(card + 1);
  }

  private lookAtWanted(card: number): void {
    const { wanted } = this;
    const bit = 1 << (card & 15);
    if (this.wants(card)) wanted[card >> 4]! |= bit;
    else wanted[card >> 4]! &= ~bit;
  }

  /** Makes a card the top of a column. */
  protected turnTop(column: number, card: number): void {
    const { tops, topBits, topRanks } = this;
    const bit = 1 << column;
    const old = tops[column]!;
    const left = topBits[old]! & ~bit;
    topBits[old] = left;
    if (left === 0) topRanks[old >> 4]! &= ~(1 << (old & 15));
    tops[column] = card;
    topBits[card]! |= bit;
    topRanks[card >> 4]! |= 1 << (card & 15);
  }
}
