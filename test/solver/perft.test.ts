// The solver counts as many sequences of moves as the reference engine did.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dealNative } from '../../src/deals/native.ts';
import { generateAll, moveRoom } from '../../src/solver/generate.ts';
import { State } from '../../src/solver/state.ts';
import { game } from '../helpers/games.ts';

function perft(state: State, depth: number, moves: Int32Array, begin: number): number {
  const end = generateAll(state, moves, begin);
  if (depth === 1) return end - begin;
  let count = 0;
  for (let i = begin; i < end; i++) {
    const move = moves[i] as number;
    const token = state.make(move);
    count += perft(state, depth - 1, moves, end);
    state.unmake(move, token);
  }
  return count;
}

interface Row {
  readonly game: string;
  readonly deal: string;
  readonly depth: number;
  readonly count: number;
}
const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('../perft/perft.data.json', import.meta.url), 'utf8'),
);

test.each(rows)('$game, deal $deal, depth $depth has $count', ({ game: name, deal, depth, count }) => {
  const rules = game(name);
  const state = new State(rules, dealNative(rules, deal));
  expect(perft(state, depth, new Int32Array(moveRoom(state) * depth), 0)).toBe(count);
});
