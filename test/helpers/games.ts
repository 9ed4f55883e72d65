import { findGame } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';

/** The game of a name that a test knows to exist. */
export function game(name: string): Rules {
  const rules = findGame(name);
  if (rules === undefined) throw new Error(`there is no game ${name}`);
  return rules;
}
