// Can a column be emptied at all? The static half of the dead-end test (pruning 4), for games that build in one
// suit and move one card at a time, in positions without an empty column.
//
// Look at the moment when the first column becomes empty, and only at how the cards lie then, not at the way there.
// Every other column still keeps a prefix of its present cards, at least one. The cards above the prefixes, all of
// the emptied column, and the waste from its top down to the deepest card used, have been moved; stock cards may
// have been. Moved cards lie on foundations, or on the prefixes' top cards in chains that run down in suit without a
// gap. If no choice of column and prefixes can place all that were moved, no column can ever be emptied, and the
// game is lost, since a win empties them all.
//
// For given prefixes the suits are independent. A suit works if for some new foundation heights, walking from king
// to ace with the number of chains that reach the rank, the cards that must be placed never outnumber the chains.
// The prefixes are found by repair: begin with nothing moved but the one column; take a suit that fails; some other
// column, or the waste, must be dug so far that something changes for that suit; try each, nearest first, and forbid
// it to those tried after it. A bound gives up where even all cards that could be moved, and all that could be tops,
// would not do. The search is capped, and a capped search answers that the column can be emptied.
import type { Reach } from './reach.ts';
import type { State } from './state.ts';

const SUITS = 4;

/** Bounds of the cap, in arrangements looked at for one position. It rises while long searches pay, and sinks while they don't. */
const MOST_LOOKS = 2000;
const LEAST_LOOKS = 50;

export class Emptying {
  private readonly state: State;
  private readonly columns: number;
  private readonly ranks: number;
  private readonly suits: number;
  /** Copies of each card that have been moved and must be placed, that stock cards may add, and that top a prefix. */
  private readonly moved = new Uint8Array(64);
  private readonly spare = new Uint8Array(64);
  private readonly tops = new Uint8Array(64);
  /** Copies that could be moved or spare at most, and could top a prefix at most. */
  private readonly mostHand = new Uint8Array(64);
  private readonly mostTops = new Uint8Array(64);
  /** Cards kept in each column, and the fewest that may be; the last place counts waste cards, from the bottom. */
  private readonly kept: Uint8Array;
  private readonly least: Uint8Array;
  private readonly waste: Uint8Array;
  private readonly failing = new Uint8Array(SUITS);
  private readonly options: Int32Array;
  private optionsEnd = 0;
  private cap = MOST_LOOKS;
  private looksLeft = 0;
  /** The column that could be emptied last time is tried first. */
  private lastFound = 0;

  constructor(state: State) {
    this.state = state;
    this.columns = state.layout.columns;
    this.ranks = state.layout.rules.ranks;
    this.suits = state.layout.rules.suits;
    this.kept = new Uint8Array(this.columns + 1);
    this.least = new Uint8Array(this.columns + 1);
    this.waste = new Uint8Array(state.layout.stockLength);
    // Each arrangement that is being repaired offers an option per pile, and digs at least one card deeper.
    this.options = new Int32Array((this.columns + 1) * (state.remaining + 1));
  }

  /** Whether any column might be emptied. `reach` has been run on the same position. */
  possible(reach: Reach): boolean {
    this.looksLeft = this.cap;
    for (let i = 0; i < this.columns; i++) {
      const column = (this.lastFound + i) % this.columns;
      if (reach.fromColumn[column] !== this.state.length[column] || !this.canEmpty(column, reach)) continue;
      this.lastFound = column;
      if (this.looksLeft < 0) this.cap = Math.max(LEAST_LOOKS, this.cap - (this.cap >> 5));
      return true;
    }
    const looks = this.cap - this.looksLeft;
    if (looks * 4 > this.cap) this.cap = Math.min(MOST_LOOKS, this.cap * 2);
    return false;
  }

  private canEmpty(column: number, reach: Reach): boolean {
    const { state, moved, spare, tops, kept, least, mostHand, mostTops, columns } = this;
    const { layout, cards, length, before, sequence } = state;
    moved.fill(0);
    tops.fill(0);
    mostTops.fill(0);
    spare.set(reach.fromStock);
    mostHand.set(spare);
    for (let other = 0; other < columns; other++) {
      const depth = length[other]!;
      const start = other << layout.shift;
      if (other === column) {
        kept[other] = 0;
        least[other] = 0;
        for (let i = 0; i < depth; i++) {
          moved[cards[start + i]!]! += 1;
          mostHand[cards[start + i]!]! += 1;
        }
        continue;
      }
      kept[other] = depth;
      least[other] = Math.max(1, depth - reach.fromColumn[other]!);
      for (let i = least[other]!; i < depth; i++) mostHand[cards[start + i]!]! += 1;
      for (let i = least[other]! - 1; i < depth; i++) mostTops[cards[start + i]!]! += 1;
      tops[cards[start + depth - 1]!]! += 1;
    }
    kept[columns] = state.wasteSize;
    least[columns] = state.wasteSize - reach.fromWaste;
    let index = state.wasteTop();
    for (let i = state.wasteSize - 1; i >= least[columns]!; i--, index = before[index]!) {
      this.waste[i] = sequence[index]!;
      mostHand[sequence[index]!]! += 1;
    }
    this.optionsEnd = 0;
    return this.repair(15);
  }

  /** Digs until all that is moved can be placed. `changed` has a bit for each suit to look at again. */
  private repair(changed: number): boolean {
    if (this.looksLeft-- <= 0) return true;
    const { failing, kept, least } = this;
    for (let suit = 0; suit < this.suits; suit++) {
      if ((changed & (1 << suit)) === 0) continue;
      failing[suit] = this.places(suit) ? 0 : 1;
      if (failing[suit] === 1 && this.isHopeless(suit)) return false;
    }
    const suit = this.hardest();
    if (suit < 0) return true;
    const failingBefore = failing[0]! | (failing[1]! << 1) | (failing[2]! << 2) | (failing[3]! << 3);
    const begin = this.optionsEnd;
    this.listOptions(suit, begin);
    const end = this.optionsEnd;
    let found = false;
    let tried = begin;
    while (tried < end && !found) {
      const option = this.options[tried]!;
      const pile = option & 255;
      const to = (option >> 8) & 255;
      const from = kept[pile]!;
      found = this.repair(this.dig(pile, from, to, 1));
      this.optionsEnd = end;
      this.dig(pile, from, to, -1);
      for (let i = 0; i < SUITS; i++) failing[i] = (failingBefore >> i) & 1;
      // Those tried later needn't dig here so far. The old bound waits in the option's place.
      this.options[tried++] = pile | (least[pile]! << 8);
      this.forbid(pile, least[pile]!, to + 1, 1);
      if (this.isHopeless(suit)) break;
    }
    while (tried > begin) {
      const option = this.options[--tried]!;
      this.forbid(option & 255, option >> 8, least[option & 255]!, -1);
    }
    this.optionsEnd = begin;
    return found;
  }

  /** The failing suit with the fewest piles that could change it; -1 if none fails. */
  private hardest(): number {
    let hardest = -1;
    let fewest = 255;
    for (let suit = 0; suit < this.suits; suit++) {
      if (this.failing[suit] === 0) continue;
      let options = 0;
      for (let pile = 0; pile <= this.columns; pile++) if (this.nearest(pile, suit) >= 0) options++;
      if (options < fewest) {
        fewest = options;
        hardest = suit;
      }
    }
    return hardest;
  }

  /** Appends, shorter digs first, the nearest dig in each pile that changes something for the suit. */
  private listOptions(suit: number, begin: number): void {
    const { options } = this;
    for (let pile = 0; pile <= this.columns; pile++) {
      const to = this.nearest(pile, suit);
      if (to < 0) continue;
      const option = ((this.kept[pile]! - to) << 16) | (to << 8) | pile;
      let at = this.optionsEnd++;
      for (; at > begin && options[at - 1]! > option; at--) options[at] = options[at - 1]!;
      options[at] = option;
    }
  }

  /** The most cards that a pile may keep so that something changes for the suit; -1 if nothing does. */
  private nearest(pile: number, suit: number): number {
    const isColumn = pile < this.columns;
    for (let kept = this.kept[pile]! - 1; kept >= this.least[pile]!; kept--) {
      if (this.cardAt(pile, kept) >> 4 === suit) return kept;
      if (isColumn && this.cardAt(pile, kept - 1) >> 4 === suit) return kept;
    }
    return -1;
  }

  /** Moves a pile's cards from `to` up to `from` (`by` 1), or takes that back (-1). Returns the suits that change. */
  private dig(pile: number, from: number, to: number, by: number): number {
    const { moved, tops, mostTops } = this;
    const isColumn = pile < this.columns;
    let changed = 0;
    for (let i = to; i < from; i++) {
      const card = this.cardAt(pile, i);
      moved[card]! += by;
      if (isColumn) mostTops[card]! -= by;
      changed |= 1 << (card >> 4);
    }
    if (isColumn) {
      const top = this.cardAt(pile, to - 1);
      tops[this.cardAt(pile, from - 1)]! -= by;
      tops[top]! += by;
      changed |= 1 << (top >> 4);
    }
    this.kept[pile] = by > 0 ? to : from;
    return changed;
  }

  /** Raises the fewest cards that a pile may keep from `from` to `to` (`by` 1), or takes that back (-1). */
  private forbid(pile: number, from: number, to: number, by: number): void {
    const { mostHand, mostTops } = this;
    for (let i = from; i < to; i++) {
      mostHand[this.cardAt(pile, i)]! -= by;
      if (pile < this.columns) mostTops[this.cardAt(pile, i - 1)]! -= by;
    }
    this.least[pile] = by > 0 ? to : from;
  }

  private cardAt(pile: number, index: number): number {
    if (pile === this.columns) return this.waste[index]!;
    return this.state.cards[(pile << this.state.layout.shift) + index]!;
  }

  /** Whether the moved cards of a suit can be placed for some pair of new foundation heights. */
  private places(suit: number): boolean {
    const { moved, spare, ranks } = this;
    const { out, layout } = this.state;
    const base = suit << 4;
    let high = 0;
    while (high < ranks && out[base | (high + 1)]! >= 1) high++;
    let low = layout.decks === 1 ? ranks : 0;
    while (low < ranks && out[base | (low + 1)]! >= 2) low++;
    for (let newHigh = high; newHigh <= ranks; newHigh++) {
      if (newHigh > high && moved[base | newHigh]! + spare[base | newHigh]! < 1) return false;
      for (let newLow = low; newLow <= Math.max(low, newHigh); newLow++) {
        const card = base | newLow;
        if (newLow > low && moved[card]! + spare[card]! < (newLow > high ? 2 : 1)) break;
        if (this.placesWith(base, high, newHigh, low, newLow)) return true;
      }
    }
    return false;
  }

  private placesWith(base: number, high: number, newHigh: number, low: number, newLow: number): boolean {
    const { moved, spare, tops, ranks } = this;
    let chains = 0;
    for (let rank = ranks; rank >= 1; rank--) {
      const card = base | rank;
      const out = (rank > high && rank <= newHigh ? 1 : 0) + (rank > low && rank <= newLow ? 1 : 0);
      const must = moved[card]! - out;
      if (rank < ranks) chains += tops[card + 1]!;
      if (chains < must) return false;
      chains = Math.min(chains, must + spare[card]!);
    }
    return true;
  }

  /** Whether a suit's moved cards cannot be placed even if every card that could help were where it helps most. */
  private isHopeless(suit: number): boolean {
    const { moved, mostHand, mostTops, ranks } = this;
    const { out, layout } = this.state;
    const base = suit << 4;
    // How many copies of each rank could be out at most, 2 bits each: as many as of every lower rank.
    let most = layout.decks;
    let ceiling = 0;
    for (let rank = 1; rank <= ranks; rank++) {
      const card = base | rank;
      most = Math.min(most, out[card]! + mostHand[card]!);
      ceiling |= most << (rank * 2);
    }
    let chains = 0;
    for (let rank = ranks; rank >= 1; rank--) {
      const card = base | rank;
      if (rank < ranks) chains += mostTops[card + 1]!;
      const must = moved[card]! - (((ceiling >> (rank * 2)) & 3) - out[card]!);
      if (chains < must) return true;
      chains = Math.min(chains, mostHand[card]!);
    }
    return false;
  }
}
