// Which game is meant: one by its name, or rules from a file.
import { Option } from 'commander';
import { gameByName } from '../rules/by-name.ts';
import type { Rules } from '../rules/rules.ts';
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

/**
 * The rules in a file. Throws an InputError if they are not valid. The schema is loaded only here, because few
 * commands need it and all of them should start at once.
 */
export async function readRules(session: Session, path: string): Promise<Rules> {
  const json = await readJson(session, path);
  const { parseRules } = await import('../rules/schema.ts');
  return parseRules(json);
}
