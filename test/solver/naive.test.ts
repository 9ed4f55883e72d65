// The rules as naive search has them, against the reference engine.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMove } from '../../src/game/apply.ts';
import { legalMoves } from '../../src/game/legal.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { randomDeal } from '../helpers/deals.ts';
import { NaiveGame } from '../helpers/naive.ts';
import { seededRandom } from '../helpers/random.ts';
import { anyRules } from '../helpers/rules.ts';
import { SMALL_GAMES } from '../helpers/small-games.ts';
import { randomWalk } from '../helpers/walks.ts';

const LENGTH = 60;

function expectSameChildren(rules: Rules, seed: number): void {
  const naive = new NaiveGame(rules);
  const { positions } = randomWalk(rules, randomDeal(rules, seed), seededRandom(seed), LENGTH);
  for (const position of positions) {
    const children = legalMoves(rules, position).map((move) => applyMove(rules, position, move));
    expect(new Set(naive.childrenOf(position))).toEqual(new Set(children.map(NaiveGame.identityOf)));
  }
}

test('naive search has the legal moves of any rules', () => {
  fc.assert(fc.property(anyRules, fc.integer({ min: 0, max: 2 ** 30 }), expectSameChildren), {
    seed: 42,
    numRuns: 150,
  });
});

test.each(SMALL_GAMES)('naive search has the legal moves of small deals of $title', ({ rules }) => {
  for (let seed = 0; seed < 40; seed++) expectSameChildren(rules(seed), seed);
});
