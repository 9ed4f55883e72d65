// Legal moves of a State. Of several empty columns only the leftmost is a destination, and moving a whole column
// to an empty one is no move: columns are interchangeable (pruning 2 of the design).
import { lowestBit } from './bits.ts';
import { FOUNDATION, packMove, STOCK, WASTE } from './moves.ts';
import type { State } from './state.ts';

/** Room that one position's moves can take at most: every run tail to every column, and the rest. */
export const moveRoom = (state: State): number => (state.layout.columns + 2) * (state.layout.columns + 16);

/** The empty column that stands for all of them, as a bit; 0 if there is none. */
export const emptyTargets = (state: State): number => state.empty & -state.empty;

/** The columns that a card may be built on, as bits. */
function places(state: State, card: number): number {
  const { topBits, layout } = state;
  const { bases, fan } = layout;
  let columns = 0;
  for (let i = card * fan; i < (card + 1) * fan; i++) columns |= topBits[bases[i]!]!;
  // What pads the list stands for the empty columns.
  return columns & ~state.empty;
}

/** The columns whose tops may be built on another or go to a foundation, as bits. */
function columnsToMove(state: State): number {
  const { topBits, topRanks, wanted, layout } = state;
  const { baseSuits, fan } = layout;
  let columns = 0;
  for (let suit = 0; suit < 4; suit++) {
    let under = 0;
    for (let i = suit * fan; i < (suit + 1) * fan; i++) under |= topRanks[baseSuits[i]!]!;
    // A rank's bit stands one below that of the rank that it is built on; there is no rank 0.
    let ranks = topRanks[suit]! & ((under >> 1) | wanted[suit]!) & ~1;
    for (; ranks !== 0; ranks &= ranks - 1) columns |= topBits[(suit << 4) | lowestBit(ranks)]!;
  }
  return columns;
}

/**
 * Moves between columns and from columns to foundations. `targets` has a bit for each empty column that counts as
 * a destination, `resting` one for each column from which no moves are wanted. Appends to `moves` and returns its new
 * end.
 */
export function generateTableau(
  state: State,
  targets: number,
  moves: Int32Array,
  end: number,
  resting = 0,
): number {
  const { layout, tops, length } = state;
  const { moveRuns, emptyColumn } = layout.rules;
  const filling = emptyColumn === 'any' || emptyColumn === 'king' ? targets : 0;
  const all = moveRuns || filling !== 0;
  let at = end;
  let columns = all ? ~state.empty & ((1 << layout.columns) - 1) : columnsToMove(state);
  columns &= ~resting;
  for (; columns !== 0; columns &= columns - 1) {
    const from = lowestBit(columns);
    const card = tops[from]!;
    if (state.wants(card)) moves[at++] = packMove(from, FOUNDATION, 1);
    const longest = moveRuns ? state.run[(from << layout.shift) + length[from]!]! : 1;
    if (longest === 1) {
      for (let left = places(state, card); left !== 0; left &= left - 1)
        moves[at++] = packMove(from, lowestBit(left), 1);
    } else at = generateRuns(state, from, longest, moves, at);
    if (filling !== 0) at = generateFilling(state, from, longest, filling, moves, at);
  }
  return at;
}

/** Moves of the topmost cards of a column, `longest` at most, to other columns that aren't empty. */
function generateRuns(state: State, from: number, longest: number, moves: Int32Array, end: number): number {
  const { layout, tops, cards, length } = state;
  const top = (from << layout.shift) + length[from]! - 1;
  let at = end;
  for (let to = 0; to < layout.columns; to++) {
    const under = tops[to]!;
    const count = (under & 15) - (cards[top]! & 15);
    if (count < 1 || count > longest || to === from) continue;
    if (layout.fits[(cards[top + 1 - count]! << 7) | under] === 1) moves[at++] = packMove(from, to, count);
  }
  return at;
}

/** Moves of the topmost cards of a column, but never the whole of it, to an empty one. */
function generateFilling(
  state: State,
  from: number,
  longest: number,
  target: number,
  moves: Int32Array,
  end: number,
): number {
  const { layout, cards, length } = state;
  const { emptyColumn, ranks } = layout.rules;
  const depth = length[from]!;
  const top = (from << layout.shift) + depth - 1;
  let at = end;
  for (let count = 1; count <= longest && count < depth; count++) {
    if (emptyColumn === 'any' || (cards[top + 1 - count]! & 15) === ranks)
      moves[at++] = packMove(from, lowestBit(target), count);
  }
  return at;
}

/** Plays of the waste's top card; `targets` as above. */
export function generateWaste(state: State, targets: number, moves: Int32Array, end: number): number {
  const index = state.wasteTop();
  if (index === 0) return end;
  const { emptyColumn, ranks } = state.layout.rules;
  const card = state.sequence[index]!;
  let at = end;
  if (state.wants(card)) moves[at++] = packMove(WASTE, FOUNDATION, 1);
  const fills = emptyColumn !== 'none' && (emptyColumn !== 'king' || (card & 15) === ranks);
  for (let left = places(state, card) | (fills ? targets : 0); left !== 0; left &= left - 1)
    moves[at++] = packMove(WASTE, lowestBit(left), 1);
  return at;
}

/** The draw, or else the redeal, if there is one: 0 if not. */
export function stockMove(state: State): number {
  const left = state.pile - state.wasteSize;
  if (left > 0) return packMove(STOCK, WASTE, Math.min(state.layout.rules.draw, left));
  if (state.redeals > 0 && state.wasteSize > 0) return packMove(WASTE, STOCK, state.wasteSize);
  return 0;
}

/** All legal moves; returns the new end of `moves`. */
export function generateAll(state: State, moves: Int32Array, end: number): number {
  const targets = emptyTargets(state);
  const at = generateWaste(state, targets, moves, generateTableau(state, targets, moves, end));
  const stock = stockMove(state);
  if (stock === 0) return at;
  moves[at] = stock;
  return at + 1;
}
