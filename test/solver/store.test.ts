// Positions that are packed away come back whole, whatever was on the table in between.
import { expect, test } from 'vitest';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import { State } from '../../src/solver/state.ts';
import { Store } from '../../src/solver/store.ts';
import { randomDeal } from '../helpers/deals.ts';
import { kernelMoves, packed, snapshot } from '../helpers/kernel.ts';
import { type Random, seededRandom, shuffled } from '../helpers/random.ts';
import { SMALL_GAMES } from '../helpers/small-games.ts';
import { pickMove } from '../helpers/walks.ts';

const WALKS = 5;
const LENGTH = 60;

/** Saves each position of a few games from one deal, loads all in random order, and saves and loads what was loaded. */
function expectSame(rules: State['layout']['rules'], seed: number, random: Random): void {
  const deal = randomDeal(rules, seed);
  const state = new State(rules, deal);
  const store = new Store(state, WALKS * LENGTH);
  const snapshots: number[][] = [];
  for (let walk = 0; walk < WALKS; walk++) {
    const player = new State(rules, deal);
    for (let step = 0; step < LENGTH; step++) {
      store.save(snapshots.length, player);
      snapshots.push(snapshot(player));
      const move = pickMove(kernelMoves(player), random);
      if (move === undefined) break;
      player.make(packed(move));
    }
  }
  for (const index of shuffled([...snapshots.keys()], random)) {
    store.load(index, state);
    expect(snapshot(state)).toEqual(snapshots[index]);
    store.save(index, state);
  }
  const copy = new Store(state, snapshots.length);
  copy.copy(store, snapshots.length);
  copy.load(0, state);
  expect(snapshot(state)).toEqual(snapshots[0]);
}

test.each([...GAMES, ...OTHER_READINGS])('positions of $title', (rules) => {
  for (let seed = 0; seed < 2; seed++) expectSame(rules, seed, seededRandom(seed));
});

test('positions of small games', () => {
  for (const { rules } of SMALL_GAMES) {
    for (let seed = 0; seed < 4; seed++) expectSame(rules(seed), seed, seededRandom(seed));
  }
});
