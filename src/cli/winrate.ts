import { type Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../errors.ts';
import { renderSummary, SUMMARY_FORMATS, type SummaryFormat } from '../report/summary.ts';
import { gameByName } from '../rules/by-name.ts';
import { GAMES } from '../rules/games.ts';
import type { Rules } from '../rules/rules.ts';
import { summarise } from '../study/statistics.ts';
import { parseCount } from './count.ts';
import { dealsNamed } from './deals.ts';
import { examples } from './examples.ts';
import { readRules, rulesOption } from './game.ts';
import { machineOptions, type SolverOptions, settingsOf, solverOptions } from './options.ts';
import type { Session } from './session.ts';
import { runPlan } from './study.ts';
import { type StudyOptions, studyOptions } from './study-options.ts';

const DEFAULT_DEALS = 100;

interface Options extends SolverOptions, StudyOptions {
  readonly rules?: string;
  readonly deals: number;
  readonly seeds?: string;
  readonly format: SummaryFormat;
  readonly json?: true;
}

export function addWinrate(program: Command, session: Session): void {
  const command = program
    .command('winrate')
    .summary('estimate how many deals of a game can be won')
    .description(
      'Solves many deals of one game, of several, or of all nine, and estimates the share that can be won.',
    )
    .argument('[game...]', 'games that `games` lists; the nine if left out')
    .addOption(rulesOption())
    .addOption(
      new Option('--deals <n>', 'how many deals, from seed 1')
        .argParser(parseCount)
        .default(DEFAULT_DEALS)
        .helpGroup('Deals:'),
    )
    .addOption(
      new Option('--seeds <a..b>', 'which deals, as 1..500 or pysolfc:1..500')
        .argParser(parseSeeds)
        .conflicts('deals')
        .helpGroup('Deals:'),
    );
  for (const option of [...solverOptions(), ...machineOptions(), ...studyOptions()])
    command.addOption(option);
  command
    .optionsGroup('Output:')
    .addOption(
      new Option('--format <format>', 'shape of the summary on stdout')
        .choices(SUMMARY_FORMATS)
        .default('text'),
    )
    .addOption(new Option('--json', 'short for --format json').conflicts('format'))
    .addHelpText(
      'after',
      examples(
        'winrate',
        'winrate streets maria --deals 1000 --out results/study.csv',
        'winrate lucas --seeds 101..200 --budget 1e6 --json',
      ),
    )
    .action((names: string[], options: Options) => winrate(session, names, options));
}

/** One range only: deals that are named twice would count twice. */
function parseSeeds(text: string): string {
  if (/[\s,]/.test(text.trim())) throw new InvalidArgumentError('It must be one range, such as 1..500.');
  return text;
}

async function winrate(session: Session, names: readonly string[], options: Options): Promise<void> {
  const games = await chosenGames(session, names, options.rules);
  const deals = dealsNamed(options.seeds ?? `1..${options.deals}`);
  const settings = settingsOf(options);
  const rows = await runPlan(session, { games, deals, settings }, { ...options, watched: true });
  const summary = { settings, games: games.map((rules) => summarise(rules, deals, rows)) };
  session.stdout.write(renderSummary(summary, options.json ? 'json' : options.format));
}

async function chosenGames(
  session: Session,
  names: readonly string[],
  rulesFile: string | undefined,
): Promise<readonly Rules[]> {
  const named = [...new Set(names)].map(gameByName);
  if (rulesFile === undefined) return named.length === 0 ? GAMES : named;
  const rules = await readRules(session, rulesFile);
  if (named.some(({ name }) => name === rules.name)) {
    throw new InputError(`Both ${rulesFile} and a game of ours are called ${rules.name}; rename the rules.`);
  }
  return [...named, rules];
}
