// Games for property tests: the nine, and any that the rules record can express, shrunk so that games are short.
import fc from 'fast-check';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import { BUILDS, EMPTY_COLUMN_RULES, type Rules, stockSize } from '../../src/rules/rules.ts';

/** A game with few cards and any values in the other fields, some cards in the stock or none. */
export const smallRules: fc.Arbitrary<Rules> = fc
  .record({
    name: fc.constant('small'),
    title: fc.constant('Small'),
    decks: fc.integer({ min: 1, max: 4 }),
    suits: fc.integer({ min: 2, max: 4 }),
    ranks: fc.integer({ min: 2, max: 6 }),
    columns: fc.integer({ min: 1, max: 6 }),
    cardsPerColumn: fc.integer({ min: 1, max: 4 }),
    faceDown: fc.integer({ min: 0, max: 3 }),
    build: fc.constantFrom(...BUILDS),
    moveRuns: fc.boolean(),
    runBuild: fc.constantFrom(...BUILDS),
    draw: fc.integer({ min: 1, max: 5 }),
    redeals: fc.constantFrom(null, 0, 1, 2, 3),
    acesOut: fc.boolean(),
    emptyColumn: fc.constantFrom(...EMPTY_COLUMN_RULES),
  })
  .filter((rules) => rules.faceDown < rules.cardsPerColumn && stockSize(rules) >= 0);

/** The nine games, the other readings, and as many small ones. */
export const anyRules: fc.Arbitrary<Rules> = fc.oneof(
  fc.constantFrom(...GAMES, ...OTHER_READINGS),
  smallRules,
);
