// The nine games and their relatives on decks so small that every position can be looked at.
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import { EMPTY_COLUMN_RULES, type Rules, stockSize } from '../../src/rules/rules.ts';
import { type Random, seededRandom } from './random.ts';

const DECKS = [
  { suits: 2, ranks: 4 },
  { suits: 4, ranks: 3 },
  { suits: 3, ranks: 4 },
  { suits: 2, ranks: 5 },
] as const;

const oneOf = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;

/** A shrunk version of `game`; `number` chooses deck, columns and how they are dealt. */
export function shrink(game: Rules, number: number): Rules {
  const random = seededRandom(number * 7919 + 1);
  for (;;) {
    const cardsPerColumn = 1 + random(3);
    const rules: Rules = {
      ...game,
      ...oneOf(random, DECKS),
      columns: 2 + random(3),
      cardsPerColumn,
      faceDown: Math.min(game.faceDown, cardsPerColumn - 1),
      redeals: game.redeals === 0 ? 0 : 1,
      draw: game.draw === 1 ? 1 : 2 + random(2),
      emptyColumn: random(4) === 0 ? oneOf(random, EMPTY_COLUMN_RULES) : game.emptyColumn,
    };
    if (stockSize(rules) >= 0) return rules;
  }
}

/** The games to shrink: the nine, and the other readings. */
export const ALL_GAMES: readonly Rules[] = [...GAMES, ...OTHER_READINGS];
