// Safe plays lose no win. Positions are made so that some card is just about safe or just not: its suit is built up
// to it, and the other suits to within a few ranks of it.
import { describe, expect, test } from 'vitest';
import { type Card, makeCard } from '../../src/cards/card.ts';
import type { Deal } from '../../src/deals/deal.ts';
import { applyMove } from '../../src/game/apply.ts';
import { BUILDS, type Build, EMPTY_COLUMN_RULES, type Rules } from '../../src/rules/rules.ts';
import { unpackMove } from '../../src/solver/moves.ts';
import { safeMove } from '../../src/solver/safe.ts';
import { State } from '../../src/solver/state.ts';
import { positionOf } from '../game/positions.ts';
import { game } from '../helpers/games.ts';
import { NaiveGame } from '../helpers/naive.ts';
import { type Random, seededRandom, shuffled } from '../helpers/random.ts';

const RANKS = 4;
const POSITIONS = 1200;
const MOST_POSITIONS = 3000;

/** Rules with two columns, in which little room is left; `seed` chooses what the build doesn't say. */
function crampedRules(build: Build, decks: number, random: Random): Rules {
  return {
    ...game('streets'),
    ranks: RANKS,
    decks,
    columns: 2,
    build,
    moveRuns: random(3) === 0,
    runBuild: build,
    draw: 1 + random(2),
    redeals: random(2),
    emptyColumn: random(3) === 0 ? (EMPTY_COLUMN_RULES[random(4)] ?? 'any') : 'any',
  };
}

/** The heights of a suit's foundations: the last card is due in one suit, and in the others soon. */
function heights(decks: number, isDue: boolean, random: Random): number[] {
  const height = isDue ? RANKS - 1 : RANKS - 1 - random(RANKS);
  return Array.from({ length: decks }, (_, pile) =>
    pile > 0 && random(4) === 0 ? height : height + random(2) * random(2),
  )
    .map((least) => Math.min(least, RANKS))
    .sort((a, b) => b - a);
}

function nearlySafe(rules: Rules, random: Random): Deal {
  const due = random(rules.suits);
  const foundations = Array.from({ length: rules.suits }, (_, suit) =>
    heights(rules.decks, suit === due, random),
  );
  const left: Card[] = [];
  for (const [suit, piles] of foundations.entries()) {
    for (const height of piles) {
      for (let rank = height + 1; rank <= RANKS; rank++) left.push(makeCard(suit, rank));
    }
  }
  const order = shuffled(left, random);
  const hasStock = random(6) === 0;
  const waste = order.splice(0, hasStock ? random(3) : 0);
  const stock = order.splice(0, hasStock ? random(3) : 0);
  const split = random(order.length + 1);
  const columns = [order.slice(0, split), order.slice(split)];
  return { columns, faceDown: [0, 0], stock, waste, foundations, redeals: rules.redeals };
}

describe.each(BUILDS.flatMap((build) => [1, 2].map((decks) => ({ build, decks }))))(
  'building in $build with $decks decks',
  ({ build, decks }) => {
    test('a safe play loses no win', () => {
      let played = 0;
      for (let seed = 0; seed < POSITIONS; seed++) {
        const random = seededRandom(seed);
        const rules = crampedRules(build, decks, random);
        const deal = nearlySafe(rules, random);
        const move = safeMove(new State(rules, deal));
        if (move === 0) continue;
        const naive = new NaiveGame(rules);
        const before = naive.solve(deal, MOST_POSITIONS);
        if (before?.winnable !== true) continue;
        played++;
        const after = naive.solve(applyMove(rules, deal, unpackMove(move)), MOST_POSITIONS);
        expect(after?.winnable, JSON.stringify({ seed, rules, deal })).toBe(true);
      }
      expect(played).toBeGreaterThan(POSITIONS / 20);
    });
  },
);

describe('a card is not safe', () => {
  const move = (changes: Partial<Rules>, sketch: Parameters<typeof positionOf>[0]) => {
    const found = safeMove(new State({ ...game('streets'), ...changes }, positionOf(sketch)));
    return found === 0 ? undefined : unpackMove(found);
  };

  test('while a card of its own colour may need one that needs it', () => {
    // 4S must wait: 3H goes onto it, 2C onto 3H, and AC is free. With 4S out, 3H can go out, but 2C has no place.
    const rules = { decks: 1, ranks: 4, columns: 2 };
    const foundations = [[0], [2], [3], [4]];
    const deal = { columns: ['4C 4H 4S', '3C AC 2C 3H'], foundations };
    expect(move(rules, deal)).toBeUndefined();
    const withAce = { columns: ['4C 4H 4S', '3C 2C 3H'], foundations: [[1], [2], [3], [4]] };
    expect(move(rules, withAce)).toMatchObject({ from: 0 });
    const naive = new NaiveGame({ ...game('streets'), ...rules });
    expect(naive.solve(positionOf(deal), MOST_POSITIONS)?.winnable).toBe(true);
    const after = { columns: ['4C 4H', '3C AC 2C 3H'], foundations: [[0], [2], [4], [4]] };
    expect(naive.solve(positionOf(after), MOST_POSITIONS)?.winnable).toBe(false);
  });

  test('while a twin of a lower card of its suit is left', () => {
    const rules = { build: 'same-suit', decks: 2, ranks: 4, columns: 2 } as const;
    const others = [
      [4, 4],
      [4, 4],
    ];
    const last = [4, 4];
    expect(
      move(rules, { columns: ['2S 3S 4S', ''], foundations: [...others, [3, 1], last] }),
    ).toBeUndefined();
    expect(move(rules, { columns: ['4S 3S', ''], foundations: [...others, [3, 2], last] })).toMatchObject({
      from: 0,
    });
  });

  test('in the waste, when its going changes which cards later draws uncover', () => {
    const sketch = {
      columns: ['4H', '4D'],
      waste: 'AS',
      stock: '4C 4S 3S 2S',
      foundations: [[3], [3], [0], [3]],
    };
    const rules = { decks: 1, ranks: 4, columns: 2 };
    const waste = { from: 'waste', to: 'foundation' };
    expect(move({ ...rules, draw: 2 }, { ...sketch, redeals: 1 })).toBeUndefined();
    expect(move({ ...rules, draw: 2 }, { ...sketch, redeals: 0 })).toMatchObject(waste);
    expect(move({ ...rules, draw: 1 }, { ...sketch, redeals: 1 })).toMatchObject(waste);
  });
});
