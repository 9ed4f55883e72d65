import type { Command } from 'commander';
import { InputError } from '../errors.ts';
import { alignColumns } from '../report/align.ts';
import { gameByName } from '../rules/by-name.ts';
import { GAMES, OTHER_READINGS } from '../rules/games.ts';
import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import { rulesInWords } from '../rules/words.ts';
import { examples } from './examples.ts';
import { readRules, rulesOption } from './game.ts';
import type { Session } from './session.ts';

interface Options {
  readonly rules?: string;
  readonly json?: true;
  readonly schema?: true;
}

export function addGames(program: Command, session: Session): void {
  program
    .command('games')
    .summary('list the games, or tell the rules of one')
    .description('Lists the games, or tells the rules of one in words or as JSON.')
    .argument('[name]', 'a game; all of them if left out')
    .addOption(rulesOption())
    .optionsGroup('Output:')
    .option('--json', 'as JSON; one game is a record that --rules reads back')
    .option('--schema', 'print the JSON Schema of such a record')
    .addHelpText(
      'after',
      examples(
        'games',
        'games streets',
        'games streets --json > mine.json',
        'games --rules mine.json',
        'games --schema',
      ),
    )
    .action(async (name: string | undefined, options: Options) => {
      session.stdout.write(await gamesOutput(session, name, options));
    });
}

async function gamesOutput(
  session: Session,
  name: string | undefined,
  { rules: file, json, schema }: Options,
): Promise<string> {
  if (schema) return toJson((await import('../rules/schema.ts')).rulesJsonSchema());
  if (name !== undefined && file !== undefined) {
    throw new InputError(`Give either a game or --rules, not both "${name}" and ${file}.`);
  }
  if (name !== undefined) return tell(gameByName(name), json);
  if (file !== undefined) return tell(await readRules(session, file), json);
  const all = [...GAMES, ...OTHER_READINGS];
  return json ? toJson(all) : list(all);
}

const tell = (rules: Rules, json?: true): string => (json ? toJson(rules) : describe(rules));

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const list = (games: readonly Rules[]): string =>
  alignColumns(
    [
      ['name', 'game', 'rules', 'columns', 'build', 'runs', 'draw', 'redeals'],
      ...games.map((rules) => [
        rules.name,
        rules.title,
        rulesId(rules),
        `${rules.columns} x ${rules.cardsPerColumn}`,
        rules.build,
        rules.moveRuns ? 'move' : '-',
        String(rules.draw),
        String(rules.redeals ?? 'any'),
      ]),
    ],
    6,
  );

const describe = (rules: Rules): string =>
  [
    `${rules.title} (${rules.name}, rules ${rulesId(rules)})\n`,
    ...rulesInWords(rules).map((line) => `${line}\n`),
  ].join('');
