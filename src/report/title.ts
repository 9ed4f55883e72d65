// How studies, which name games by an identifier and the id of their rules, call them to people.
import { GAMES, OTHER_READINGS } from '../rules/games.ts';
import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';

interface NamedRules {
  readonly game: string;
  /** Id of the rules. */
  readonly rules: string;
}

/** The rules, of those that we know by name; of games that are played alike, the one of that name. */
export function knownRules({ game, rules: id }: NamedRules): Rules | undefined {
  const alike = [...GAMES, ...OTHER_READINGS].filter((rules) => rulesId(rules) === id);
  return alike.find((rules) => rules.name === game) ?? alike[0];
}

/** The title of a game, or the name that its study gives it. */
export const titleOf = (study: NamedRules): string => {
  const rules = knownRules(study);
  return rules?.name === study.game ? rules.title : study.game;
};
