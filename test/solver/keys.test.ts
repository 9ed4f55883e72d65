// Positions and their keys, one to one: as far as a test can see, two positions of a deal have the same key only if
// they are the same, whatever the order of their columns and of the moves that led to them.
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/deals/deal.ts';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { State } from '../../src/solver/state.ts';
import { randomDeal } from '../helpers/deals.ts';
import { identityOf, kernelMoves, packed } from '../helpers/kernel.ts';
import { type Random, seededRandom, shuffled } from '../helpers/random.ts';
import { pickMove, randomWalk } from '../helpers/walks.ts';

const keyOf = (state: State): string => `${state.keyLow},${state.keyHigh}`;
const keyOfDeal = (rules: Rules, deal: Deal): string => keyOf(new State(rules, deal));

const ALL_GAMES = [...GAMES, ...OTHER_READINGS];

describe('games from one deal', () => {
  const WALKS = 60;
  const LENGTH = 80;

  test.each(ALL_GAMES)('give each position of $title its own key', (rules) => {
    const deal = randomDeal(rules, 7);
    const keys = new Map<string, string>();
    const identities = new Map<string, string>();
    let metAgain = 0;
    for (let seed = 0; seed < WALKS; seed++) {
      const random = seededRandom(seed);
      const state = new State(rules, deal);
      for (let step = 0; step < LENGTH; step++) {
        const move = pickMove(kernelMoves(state), random);
        if (move === undefined) break;
        state.make(packed(move));
        const key = keyOf(state);
        const identity = identityOf(state);
        if (identities.has(key)) metAgain++;
        expect(keys.get(identity) ?? key).toBe(key);
        expect(identities.get(key) ?? identity).toBe(identity);
        keys.set(identity, key);
        identities.set(key, identity);
      }
    }
    expect(metAgain).toBeGreaterThan(WALKS);
  });
});

const reordered = (deal: Deal, random: Random): Deal => {
  const order = shuffled([...deal.columns.keys()], random);
  return {
    ...deal,
    columns: order.map((column) => deal.columns[column] ?? []),
    faceDown: order.map((column) => deal.faceDown[column] ?? 0),
  };
};

describe('a position in play', () => {
  const positionsOf = (rules: Rules): Deal[] =>
    Array.from({ length: 20 }, (_, seed) => {
      const { positions } = randomWalk(rules, randomDeal(rules, seed), seededRandom(seed), 20 + seed);
      return positions.at(-1) as Deal;
    });

  test.each(ALL_GAMES)('of $title has the same key in any order of columns', (rules) => {
    const random = seededRandom(3);
    for (const position of positionsOf(rules)) {
      expect(keyOfDeal(rules, reordered(position, random))).toBe(keyOfDeal(rules, position));
    }
  });
});
