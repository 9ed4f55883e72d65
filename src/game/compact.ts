// The terse notation, for tables and programs. Columns count from 1.
//   d     draw                              5f    column 5 to its foundation
//   r     turn the waste over (redeal)      3-5   column 3 to column 5
//   wf    waste to its foundation           3-5x2 the last two cards of column 3 to column 5, as one
//   w5    waste to column 5
// How many cards a draw or a redeal takes follows from the position.
import type { Move, Pile } from '../rules/move.ts';
import type { WrittenMove } from './written.ts';

/** The move in the terse notation. */
export function formatMove({ from, to, count }: Move): string {
  if (from === 'stock') return 'd';
  if (to === 'stock') return 'r';
  const source = typeof from === 'number' ? `${from + 1}` : 'w';
  if (typeof to !== 'number') return `${source}f`;
  return `${source}${typeof from === 'number' ? '-' : ''}${to + 1}${count > 1 ? `x${count}` : ''}`;
}

/** A solution on one line, as study files hold it. */
export const formatMoves = (moves: readonly Move[]): string => moves.map(formatMove).join(' ');

const COLUMN = /[1-9]\d?/.source;
const FROM_WASTE = new RegExp(`^w(${COLUMN}|f)$`);
const FROM_COLUMN = new RegExp(`^(${COLUMN})(?:f|-(${COLUMN})(?:x([1-9]\\d?))?)$`);

/** Reads one move in the terse notation, in either case. Undefined if it is none. */
export function parseMove(token: string): WrittenMove | undefined {
  const text = token.toLowerCase();
  if (text === 'd') return { from: 'stock', to: 'waste' };
  if (text === 'r') return { from: 'waste', to: 'stock' };
  const [, wasteTo] = FROM_WASTE.exec(text) ?? [];
  if (wasteTo !== undefined) return { from: 'waste', to: parseTarget(wasteTo), count: 1 };
  const [, from, to = 'f', count = '1'] = FROM_COLUMN.exec(text) ?? [];
  return from === undefined
    ? undefined
    : { from: Number(from) - 1, to: parseTarget(to), count: Number(count) };
}

const parseTarget = (text: string): Pile => (text === 'f' ? 'foundation' : Number(text) - 1);
