// A move inside the solver is one integer: from | to << 5 | count << 10. Columns are 0 to 23.
import type { Move, Pile } from '../rules/move.ts';

export const FOUNDATION = 29;
export const WASTE = 30;
export const STOCK = 31;

/** The most columns that the packed move can name. */
export const MAX_COLUMNS = 24;

export const packMove = (from: number, to: number, count: number): number => from | (to << 5) | (count << 10);

/** Whether a move draws or redeals. */
export const isStockMove = (move: number): boolean =>
  (move & 31) === STOCK || (move & 1023) === (WASTE | (STOCK << 5));

const pile = (code: number): Pile =>
  code === FOUNDATION ? 'foundation' : code === WASTE ? 'waste' : code === STOCK ? 'stock' : code;

/** The move as the rest of the program knows it. */
export const unpackMove = (move: number): Move => ({
  from: pile(move & 31),
  to: pile((move >> 5) & 31),
  count: move >> 10,
});

const code = (pile: Pile): number =>
  pile === 'foundation' ? FOUNDATION : pile === 'waste' ? WASTE : pile === 'stock' ? STOCK : pile;

/** The inverse of `unpackMove`. */
export const packedMove = ({ from, to, count }: Move): number => packMove(code(from), code(to), count);
