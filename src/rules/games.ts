// The nine games, and two readings of other collections that differ from ours under the same name.
import type { Rules } from './rules.ts';

const fortyThieves: Rules = {
  name: 'forty-thieves',
  title: 'Forty Thieves',
  decks: 2,
  suits: 4,
  ranks: 13,
  columns: 10,
  cardsPerColumn: 4,
  faceDown: 0,
  build: 'same-suit',
  moveRuns: false,
  runBuild: 'same-suit',
  draw: 1,
  redeals: 0,
  acesOut: false,
  emptyColumn: 'any',
};

const variant = (name: string, title: string, changes: Partial<Rules>): Rules => ({
  ...fortyThieves,
  runBuild: changes.build ?? fortyThieves.build,
  ...changes,
  name,
  title,
});

const lucas = variant('lucas', 'Lucas', { columns: 13, cardsPerColumn: 3, acesOut: true });
const littleForty = variant('little-forty', 'Little Forty', {
  build: 'other-suit',
  moveRuns: true,
  draw: 3,
  redeals: 3,
});

/** The nine games, in the order in which tables show them. */
export const GAMES: readonly Rules[] = [
  fortyThieves,
  variant('indian', 'Indian', { columns: 10, cardsPerColumn: 3, faceDown: 1, build: 'other-suit' }),
  variant('limited', 'Limited', { columns: 12, cardsPerColumn: 3 }),
  littleForty,
  lucas,
  variant('maria', 'Maria', { columns: 9, build: 'alternating-colour' }),
  variant('number-ten', 'Number Ten', { faceDown: 2, build: 'alternating-colour', moveRuns: true }),
  variant('rank-and-file', 'Rank and File', { faceDown: 3, build: 'alternating-colour', moveRuns: true }),
  variant('streets', 'Streets', { build: 'alternating-colour' }),
];

/** Readings of other collections, named after them. Source: PySolFC's descriptions of its games. */
export const OTHER_READINGS: readonly Rules[] = [
  {
    ...lucas,
    name: 'lucas-pysolfc',
    title: 'Lucas (PySolFC)',
    cardsPerColumn: 4,
    acesOut: false,
    moveRuns: true,
  },
  {
    ...littleForty,
    name: 'little-forty-pysolfc',
    title: 'Little Forty (PySolFC)',
    build: 'any-suit',
    runBuild: 'same-suit',
  },
];

const BY_NAME: ReadonlyMap<string, Rules> = new Map(
  [...GAMES, ...OTHER_READINGS].map((rules) => [rules.name, rules]),
);

/** The record of a game by its name, or undefined. */
export const findGame = (name: string): Rules | undefined => BY_NAME.get(name);
