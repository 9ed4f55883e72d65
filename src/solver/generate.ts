// Legal moves of a State. Of several empty columns only the leftmost is a destination, and moving a whole column
// to an empty one is no move: columns are interchangeable (pruning 2 of the design).
import { FOUNDATION, packMove, STOCK, WASTE } from './moves.ts';
import type { State } from './state.ts';

/** Room that one position's moves can take at most: every run tail to every column, and the rest. */
export const moveRoom = (state: State): number => (state.layout.columns + 2) * (state.layout.columns + 16);

/** The empty column that stands for all of them, as a bit; 0 if there is none. */
export function emptyTargets(state: State): number {
  for (let column = 0; column < state.layout.columns; column++)
    if (state.length[column] === 0) return 1 << column;
  return 0;
}

/**
 * Moves between columns and from columns to foundations. `targets` has a bit for each empty column that counts as
 * a destination. Appends to `moves` and returns its new end.
 */
export function generateTableau(state: State, targets: number, moves: Int32Array, end: number): number {
  const { layout, cards, length, out, topBits } = state;
  const { columns, shift, fits, fan, bases, rules } = layout;
  const { moveRuns, emptyColumn } = rules;
  const filling = emptyColumn === 'any' || emptyColumn === 'king' ? targets : 0;
  let at = end;
  for (let column = 0; column < columns; column++) {
    const depth = length[column]!;
    if (depth > 0) topBits[cards[(column << shift) + depth - 1]!]! |= 1 << column;
  }
  for (let from = 0; from < columns; from++) {
    const depth = length[from]!;
    if (depth === 0) continue;
    const top = (from << shift) + depth - 1;
    const card = cards[top]!;
    if (out[card]! < out[card - 1]!) moves[at++] = packMove(from, FOUNDATION, 1);
    const longest = moveRuns ? state.run[top + 1]! : 1;
    if (longest === 1) {
      let places = 0;
      for (let i = card * fan; i < (card + 1) * fan; i++) places |= topBits[bases[i]!]!;
      for (; places !== 0; places &= places - 1)
        moves[at++] = packMove(from, 31 - Math.clz32(places & -places), 1);
    } else {
      for (let to = 0; to < columns; to++) {
        const height = length[to]!;
        if (height === 0) continue;
        const under = cards[(to << shift) + height - 1]!;
        const count = (under & 15) - (card & 15);
        if (count < 1 || count > longest || to === from) continue;
        if (fits[(cards[top + 1 - count]! << 7) | under] === 1) moves[at++] = packMove(from, to, count);
      }
    }
    for (let left = filling; left !== 0; left &= left - 1) {
      const to = 31 - Math.clz32(left & -left);
      for (let count = 1; count <= longest && count < depth; count++) {
        const first = cards[top + 1 - count]!;
        if (emptyColumn === 'any' || (first & 15) === rules.ranks) moves[at++] = packMove(from, to, count);
      }
    }
  }
  for (let column = 0; column < columns; column++) {
    const depth = length[column]!;
    if (depth > 0) topBits[cards[(column << shift) + depth - 1]!] = 0;
  }
  return at;
}

/** Plays of the waste's top card; `targets` as above. */
export function generateWaste(state: State, targets: number, moves: Int32Array, end: number): number {
  const index = state.wasteTop();
  if (index === 0) return end;
  const { layout, cards, length, out } = state;
  const { columns, shift, fits, rules } = layout;
  const card = state.sequence[index]!;
  let at = end;
  const fillable =
    rules.emptyColumn !== 'none' && (rules.emptyColumn !== 'king' || (card & 15) === rules.ranks);
  if (out[card]! < out[card - 1]!) moves[at++] = packMove(WASTE, FOUNDATION, 1);
  for (let to = 0; to < columns; to++) {
    const height = length[to]!;
    if (height === 0) {
      if (fillable && (targets & (1 << to)) !== 0) moves[at++] = packMove(WASTE, to, 1);
    } else if (fits[(card << 7) | cards[(to << shift) + height - 1]!] === 1)
      moves[at++] = packMove(WASTE, to, 1);
  }
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
