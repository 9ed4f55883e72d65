import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDeal } from '../../src/deals/check.ts';
import { applyMove } from '../../src/game/apply.ts';
import { formatMove, formatMoves, parseMove } from '../../src/game/compact.ts';
import { whyIllegal } from '../../src/game/illegal.ts';
import { legalMoves } from '../../src/game/legal.ts';
import { parseMoves } from '../../src/game/notation.ts';
import { cardsTaken, type Position } from '../../src/game/position.ts';
import { replay } from '../../src/game/replay.ts';
import { isWon } from '../../src/game/won.ts';
import { describeMove, parseWords } from '../../src/game/words.ts';
import { resolveMove, type WrittenMove, whyMisnamed } from '../../src/game/written.ts';
import { GAMES } from '../../src/rules/games.ts';
import type { Move, Pile } from '../../src/rules/move.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { randomDeal } from '../helpers/deals.ts';
import { seededRandom } from '../helpers/random.ts';
import { anyRules, smallRules } from '../helpers/rules.ts';
import { randomWalk, type Walk } from '../helpers/walks.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 30 });
const walkOf = (rules: Rules, seed: number, length = 150): Walk =>
  randomWalk(rules, randomDeal(rules, seed), seededRandom(seed + 1), length);

const check = (rules: fc.Arbitrary<Rules>, numRuns: number, holds: (rules: Rules, walk: Walk) => void) =>
  fc.assert(
    fc.property(rules, seeds, (game, seed) => holds(game, walkOf(game, seed))),
    { seed: 42, numRuns },
  );

const everyFifth = (positions: readonly Position[]) => positions.filter((_, index) => index % 5 === 0);

const movesOf = ({ positions, moves }: Walk) =>
  moves.map((move, index) => ({
    move,
    before: positions[index] as Position,
    after: positions[index + 1] as Position,
  }));

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

/** Every move that can be written down at all for these columns, senseless ones included. */
function imaginableMoves({ columns, stock, waste }: Position): Move[] {
  const piles: Pile[] = [...columns.keys(), columns.length, 'stock', 'waste', 'foundation'];
  const most = Math.max(stock.length, waste.length, ...columns.map((column) => column.length)) + 1;
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return piles.flatMap((from) => piles.flatMap((to) => counts.map((count) => ({ from, to, count }))));
}

describe('legal moves', () => {
  test('are those of all imaginable moves for which no reason speaks against', () => {
    check(smallRules, 60, (rules, { positions }) => {
      for (const position of everyFifth(positions)) {
        const legal = imaginableMoves(position).filter(
          (move) => whyIllegal(rules, position, move) === undefined,
        );
        expect(new Set(legalMoves(rules, position).map(formatAll))).toEqual(new Set(legal.map(formatAll)));
      }
    });
  });

  test('are listed once each', () => {
    check(anyRules, 40, (rules, { positions }) => {
      for (const position of positions) {
        const moves = legalMoves(rules, position).map(formatAll);
        expect(new Set(moves).size).toBe(moves.length);
      }
    });
  });

  test('are all that can be applied', () => {
    check(smallRules, 30, (rules, { positions }) => {
      const position = positions.at(-1) as Position;
      for (const move of imaginableMoves(position)) {
        const why = whyIllegal(rules, position, move);
        if (why === undefined) expect(() => applyMove(rules, position, move)).not.toThrow();
        else expect(() => applyMove(rules, position, move)).toThrow(why);
      }
    });
  });
});

const formatAll = ({ from, to, count }: Move): string => `${from} ${to} ${count}`;

describe('random play', () => {
  test('leads to positions that can come about: all cards are there, and only covered ones lie face down', () => {
    check(anyRules, 100, (rules, { positions }) => {
      for (const position of positions) checkDeal(rules, position, { inPlay: true });
    });
  });

  test('moves the cards that it says, to the end of the pile that it says', () => {
    check(anyRules, 40, (_rules, walk) => {
      for (const { move, before, after } of movesOf(walk)) {
        const cards = cardsTaken(before, move);
        expect(cards.length).toBe(move.count);
        if (typeof move.to === 'number') expect(after.columns[move.to]?.slice(-move.count)).toEqual(cards);
        if (move.to === 'waste') expect(after.waste.slice(-move.count)).toEqual(cards);
        if (move.to === 'stock') expect(after.stock).toEqual(cards);
      }
    });
  });

  test('never changes a position in place', () => {
    check(anyRules, 40, (rules, walk) => {
      for (const { move, before, after } of movesOf(walk)) {
        expect(applyMove(rules, freeze(before), freeze(move))).toEqual(after);
      }
    });
  });

  test('meets every kind of move, and wins', () => {
    const seen = new Set<string>();
    check(anyRules, 100, (rules, walk) => {
      for (const { move, before, after } of movesOf(walk)) {
        seen.add(kindOf(move, before));
        if (isWon(rules, after)) seen.add('win');
      }
    });
    expect([...seen].sort()).toEqual(
      [
        'draw of 1',
        'draw of more',
        'redeal',
        'run onto a card',
        'run into an empty column',
        'card onto a card',
        'card into an empty column',
        'card to a foundation',
        'turns a card up',
        'win',
      ].sort(),
    );
  });
});

function kindOf(move: Move, before: Position): string {
  if (move.from === 'stock') return move.count > 1 ? 'draw of more' : 'draw of 1';
  if (move.to === 'stock') return 'redeal';
  if (typeof move.from === 'number') {
    const hidden = before.faceDown[move.from] ?? 0;
    if (hidden > 0 && hidden + move.count === before.columns[move.from]?.length) return 'turns a card up';
  }
  const what = move.count > 1 ? 'run' : 'card';
  if (typeof move.to !== 'number') return `${what} to a foundation`;
  return `${what} ${before.columns[move.to]?.length === 0 ? 'into an empty column' : 'onto a card'}`;
}

describe.each([
  ...GAMES.map((rules) => [rules.title, fc.constant(rules)] as const),
  ['small games', smallRules] as const,
])('notations of %s', (_title, rulesOf) => {
  const reads = (
    read: (text: string) => WrittenMove | undefined,
    rules: Rules,
    before: Position,
    text: string,
  ) => {
    const written = read(text);
    if (written === undefined) throw new Error(`can't read ${text}`);
    const move = resolveMove(rules, before, written);
    expect(whyMisnamed(before, written, move)).toBeUndefined();
    return move;
  };

  test('give every legal move back, and no two moves the same text', () => {
    check(rulesOf, 8, (rules, { positions }) => {
      for (const position of everyFifth(positions)) {
        const moves = legalMoves(rules, position);
        const terse = moves.map(formatMove);
        const words = moves.map((move) => describeMove(rules, position, move));
        expect(terse.map((text) => reads(parseMove, rules, position, text))).toEqual(moves);
        expect(words.map((text) => reads(parseWords, rules, position, text))).toEqual(moves);
        expect(new Set(terse).size).toBe(moves.length);
        expect(new Set(words).size).toBe(moves.length);
      }
    });
  });

  test('give a whole game back', () => {
    check(rulesOf, 8, (rules, walk) => {
      const [deal] = walk.positions as [Position];
      const words = movesOf(walk).map(
        ({ move, before }, index) => `${index + 1}. ${describeMove(rules, before, move)}`,
      );
      for (const text of [formatMoves(walk.moves), words.join('\n')]) {
        const { moves, positions } = replay(rules, deal, parseMoves(text));
        expect(moves).toEqual(walk.moves);
        expect(positions).toEqual(walk.positions);
      }
    });
  });
});
