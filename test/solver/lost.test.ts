// Which positions the dead-end test recognises, and when it lets tableau moves wait for the draw.
import { describe, expect, test } from 'vitest';
import { readDeal } from '../../src/deals/read.ts';
import { GAMES } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { DeadEnds, hasDeadEndTest } from '../../src/solver/dead-ends.ts';
import { WASTE } from '../../src/solver/moves.ts';
import { Reach } from '../../src/solver/reach.ts';
import { State } from '../../src/solver/state.ts';
import { randomDeal } from '../helpers/deals.ts';
import { game } from '../helpers/games.ts';
import { kernelMoves, packed, snapshot } from '../helpers/kernel.ts';
import { NaiveGame } from '../helpers/naive.ts';
import { seededRandom } from '../helpers/random.ts';
import { SMALL_GAMES, type SmallGame } from '../helpers/small-games.ts';
import { pickMove } from '../helpers/walks.ts';

/** Forty Thieves with clubs and hearts, or clubs alone, of few ranks in a few columns of as many cards. */
const tiny = (suits: number, ranks: number, columns: number, cardsPerColumn: number): Rules => ({
  ...game('forty-thieves'),
  suits,
  ranks,
  columns,
  cardsPerColumn,
});

interface Position {
  readonly why: string;
  readonly rules: Rules;
  readonly text: string;
}

const BY_REACH: readonly Position[] = [
  {
    why: 'kings lie on all aces',
    rules: tiny(2, 3, 2, 3),
    text: 'AC AH 3C\nAC AH 3H\nStock: 2C 2C 3C 2H 2H 3H',
  },
  {
    why: 'a three may move, but then kings lie on all aces',
    rules: tiny(1, 4, 2, 4),
    text: 'AC AC 2C 4C\n2C 3C 4C 3C',
  },
];

const BY_EMPTYING: readonly Position[] = [
  {
    why: 'each of two threes could go onto the uncovered four, but not both',
    rules: tiny(1, 4, 2, 4),
    text: 'AC 3C 3C AC\n2C 2C 4C 4C',
  },
  {
    why: 'the twos of the first column want the only three of hearts, and the aces beneath it',
    rules: tiny(2, 3, 2, 4),
    text: '2H 2H 3C AC\nAH AH 2C 3H\nStock: 3C 3H AC 2C',
  },
];

const load = ({ rules, text }: Position) => {
  const deal = readDeal(rules, text);
  return { deal, state: new State(rules, deal) };
};

describe('lost, and recognised', () => {
  test.each(BY_REACH)('by what could ever move: $why', (position) => {
    const { deal, state } = load(position);
    expect(new NaiveGame(position.rules).solve(deal, 10_000)?.winnable).toBe(false);
    expect(new Reach(state).run(state)).toBe(false);
    expect(new DeadEnds(state).isLost(state)).toBe(true);
  });

  test.each(BY_EMPTYING)('by trying to empty a column: $why', (position) => {
    const { deal, state } = load(position);
    expect(new NaiveGame(position.rules).solve(deal, 10_000)?.winnable).toBe(false);
    expect(new Reach(state).run(state)).toBe(true);
    expect(new DeadEnds(state).isLost(state)).toBe(true);
  });

  test('without changing the position or the next answer', () => {
    for (const position of [...BY_REACH, ...BY_EMPTYING]) {
      const { state } = load(position);
      const deadEnds = new DeadEnds(state);
      const before = snapshot(state);
      const mayBePlayed = deadEnds.wasteMayBePlayed(state);
      expect([deadEnds.isLost(state), deadEnds.isLost(state)]).toEqual([true, true]);
      expect(deadEnds.wasteMayBePlayed(state)).toBe(mayBePlayed);
      expect(snapshot(state)).toEqual(before);
    }
  });
});

test('the waste waits where nothing in the tableau can make a place for it', () => {
  const rules = tiny(1, 4, 2, 3);
  const mayBePlayed = (text: string) => {
    const { state } = load({ rules, text, why: '' });
    return new DeadEnds(state).wasteMayBePlayed(state);
  };
  // A three wants a four: bare, beneath a card that can leave, or beneath one that can't.
  expect(mayBePlayed('AC 2C 4C\nAC 3C 2C\nStock: 4C\nWaste: 3C')).toBe(true);
  expect(mayBePlayed('2C 4C AC\nAC 3C 2C\nStock: 4C\nWaste: 3C')).toBe(true);
  expect(mayBePlayed('AC 4C 2C\nAC 4C 2C\nStock: 3C\nWaste: 3C')).toBe(false);
});

/**
 * Plays at random, and looks at each card that is played from the waste: all positions since the last draw, redeal
 * or play from the waste must have allowed it. Returns how many there were in which it couldn't be played at once.
 */
function expectWasteAllowed(rules: Rules, seed: number, length: number): number {
  const random = seededRandom(seed);
  const state = new State(rules, randomDeal(rules, seed));
  const deadEnds = new DeadEnds(state);
  const allowed: boolean[] = [];
  let waited = 0;
  for (let step = 0; step < length; step++) {
    const moves = kernelMoves(state);
    const move = pickMove(moves, random);
    if (move === undefined) break;
    allowed.push(deadEnds.wasteMayBePlayed(state));
    const from = packed(move) & 31;
    if (from === WASTE && move.to !== 'stock') {
      if (allowed.includes(false)) expect.fail(`deal ${seed} of ${rules.name}, step ${step}`);
      waited += allowed.length - 1;
    }
    if (from >= WASTE) allowed.length = 0;
    state.make(packed(move));
  }
  return waited;
}

const SMALL_SEEDS = 60;
const rulesOf = ({ rules, firstSeed }: SmallGame): Rules[] =>
  Array.from({ length: SMALL_SEEDS }, (_, index) => rules(firstSeed + index)).filter(hasDeadEndTest);

test.each(SMALL_GAMES.filter((small) => rulesOf(small).length > 0))(
  'no play of the waste is overlooked in small games like $title',
  (small) => {
    let waited = 0;
    for (const [index, rules] of rulesOf(small).entries()) waited += expectWasteAllowed(rules, index, 60);
    expect(waited).toBeGreaterThan(0);
  },
);

test.each(GAMES.filter(hasDeadEndTest))('no play of the waste is overlooked in $title', (rules) => {
  let waited = 0;
  for (let seed = 1; seed <= 12; seed++) waited += expectWasteAllowed(rules, seed, 200);
  expect(waited).toBeGreaterThan(50);
});
