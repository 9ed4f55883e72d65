// Which game is meant: one by its name, or rules from a file.
import { Option } from 'commander';
import { InputError } from '../errors.ts';
import { findGame, GAMES, OTHER_READINGS } from '../rules/games.ts';
import type { Rules } from '../rules/rules.ts';
import { parseRules } from '../rules/schema.ts';
import { closest } from './closest.ts';
import { readJson } from './files.ts';
import type { Session } from './session.ts';

export interface GameOptions {
  readonly game?: string;
  readonly rules?: string;
}

const DEFAULT_GAME = 'forty-thieves';

export const rulesOption = (): Option =>
  new Option('--rules <file>', 'rules from a JSON file such as `games NAME --json` prints').helpGroup(
    'Game:',
  );

export const gameOptions = (): Option[] => [
  new Option('--game <name>', `a game that \`games\` lists (default: "${DEFAULT_GAME}")`)
    .conflicts('rules')
    .helpGroup('Game:'),
  rulesOption(),
];

/** The game that the options ask for. */
export async function chosenGame(session: Session, { game, rules }: GameOptions): Promise<Rules> {
  return rules === undefined ? gameByName(game ?? DEFAULT_GAME) : readRules(session, rules);
}

export const readRules = async (session: Session, path: string): Promise<Rules> =>
  parseRules(await readJson(session, path));

/** Throws an InputError, with a suggestion where one comes to mind, if there is no such game. */
export function gameByName(name: string): Rules {
  const rules = findGame(name);
  if (rules !== undefined) return rules;
  const names = [...GAMES, ...OTHER_READINGS].map((known) => known.name);
  const meant = closest(name, names);
  throw new InputError(
    `There is no game "${name}"${meant === undefined ? `; the games are ${names.join(', ')}` : `; did you mean ${meant}?`}`,
  );
}
