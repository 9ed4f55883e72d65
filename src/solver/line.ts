import type { Deal } from '../deals/deal.ts';
import type { Move } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { unpackMove } from './moves.ts';
import { safeMove } from './safe.ts';
import { State } from './state.ts';

/** A line as the rest of the program knows it, from one in which the safe plays between the moves are left out. */
export function fullLine(rules: Rules, deal: Deal, moves: Iterable<number>): Move[] {
  const state = new State(rules, deal);
  const line: Move[] = [];
  const make = (move: number): void => {
    line.push(unpackMove(move));
    state.make(move);
  };
  const settle = (): void => {
    for (let move = safeMove(state); move !== 0; move = safeMove(state)) make(move);
  };
  settle();
  for (const move of moves) {
    make(move);
    settle();
  }
  return line;
}
