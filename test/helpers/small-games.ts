// Games on decks so small that every position can be looked at, and so cramped that many deals can't be won.
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import { BUILDS, EMPTY_COLUMN_RULES, type Rules, stockSize } from '../../src/rules/rules.ts';
import { type Random, seededRandom } from './random.ts';

type Shape = Pick<Rules, 'suits' | 'ranks' | 'decks' | 'columns' | 'cardsPerColumn'>;

/** Suits, ranks, decks, columns, cards in each. */
const SHAPES: readonly Shape[] = [
  [2, 4, 2, 2, 4],
  [2, 4, 2, 2, 5],
  [2, 4, 2, 3, 4],
  [2, 4, 3, 2, 6],
  [2, 4, 3, 3, 6],
  [2, 4, 4, 3, 8],
  [2, 5, 2, 2, 5],
  [2, 5, 2, 3, 5],
  [2, 5, 2, 4, 5],
  [2, 6, 2, 2, 6],
  [2, 6, 2, 3, 5],
  [2, 7, 2, 2, 6],
  [3, 3, 2, 3, 5],
  [3, 4, 2, 2, 6],
  [3, 4, 2, 3, 6],
  [3, 4, 2, 3, 7],
  [3, 5, 1, 2, 3],
  [4, 3, 2, 3, 7],
  [4, 3, 2, 4, 6],
  [4, 4, 1, 2, 4],
  [4, 4, 1, 3, 4],
  [4, 4, 1, 4, 4],
  [4, 4, 2, 3, 8],
  [4, 5, 1, 2, 4],
  [4, 5, 1, 2, 5],
  [4, 5, 1, 3, 4],
].map(([suits = 0, ranks = 0, decks = 0, columns = 0, cardsPerColumn = 0]) => ({
  suits,
  ranks,
  decks,
  columns,
  cardsPerColumn,
}));

const oneOf = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;

function shapeFor(random: Random, acesOut: boolean): Shape {
  const fitting = SHAPES.filter((shape) => stockSize({ ...shape, acesOut } as Rules) >= 0);
  return oneOf(random, fitting);
}

/** A game made small; `seed` chooses how. What a game has of redeals and of draws of several cards, it keeps some of. */
function shrunk(game: Rules, seed: number): Rules {
  const random = seededRandom(seed);
  const shape = shapeFor(random, game.acesOut);
  return {
    ...game,
    ...shape,
    faceDown: Math.min(game.faceDown, shape.cardsPerColumn - 1),
    draw: game.draw === 1 ? 1 : 2 + random(2),
    redeals: game.redeals === 0 ? 0 : 1 + random(2),
  };
}

/** A small game with any values in the other fields. */
function mixed(seed: number): Rules {
  const random = seededRandom(seed);
  const acesOut = random(4) === 0;
  const shape = shapeFor(random, acesOut);
  return {
    name: 'mixed',
    title: 'Mixed rules',
    ...shape,
    faceDown: random(shape.cardsPerColumn),
    build: oneOf(random, BUILDS),
    moveRuns: random(2) === 0,
    runBuild: oneOf(random, BUILDS),
    draw: 1 + random(3),
    redeals: oneOf(random, [0, 0, 1, 2, null]),
    acesOut,
    emptyColumn: oneOf(random, EMPTY_COLUMN_RULES),
  };
}

export interface SmallGame {
  readonly title: string;
  readonly firstSeed: number;
  readonly rules: (seed: number) => Rules;
}

/** Games that are alike when small get other seeds, and so other deals. */
const SEEDS_APART = 1_000_003;

/** The nine games and the other readings made small, and rules of every kind. */
export const SMALL_GAMES: readonly SmallGame[] = [
  ...[...GAMES, ...OTHER_READINGS].map((game) => ({
    title: game.title,
    rules: (seed: number) => shrunk(game, seed),
  })),
  { title: 'Mixed rules', rules: mixed },
].map((game, index) => ({ ...game, firstSeed: index * SEEDS_APART }));
