import { InputError } from '../errors.ts';
import { closest } from './closest.ts';
import { findGame, GAMES, OTHER_READINGS } from './games.ts';
import type { Rules } from './rules.ts';

/** The game of a name. Throws an InputError, with a suggestion where one comes to mind, if there is none. */
export function gameByName(name: string): Rules {
  const rules = findGame(name);
  if (rules !== undefined) return rules;
  const names = [...GAMES, ...OTHER_READINGS].map((known) => known.name);
  const meant = closest(name, names);
  throw new InputError(
    `There is no game "${name}"${meant === undefined ? `; the games are ${names.join(', ')}` : `; did you mean ${meant}?`}`,
  );
}
