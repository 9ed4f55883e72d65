import { type Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../errors.ts';
import { renderSummary } from '../report/summary.ts';
import { gameByName } from '../rules/by-name.ts';
import { GAMES } from '../rules/games.ts';
import type { Rules } from '../rules/rules.ts';
import type { PlannedDeals } from '../study/plan.ts';
import { type Shard, shardFromEnvironment, shardOf } from '../study/shard.ts';
import { summarise } from '../study/statistics.ts';
import { parseCount } from './count.ts';
import { dealsNamed } from './deals.ts';
import { examples } from './examples.ts';
import { type FormatOptions, formatOf, formatOptions } from './format.ts';
import { readRules, rulesOption } from './game.ts';
import { machineOptions, type SolverOptions, settingsOf, solverOptions } from './options.ts';
import type { Session } from './session.ts';
import { runPlan } from './study.ts';
import { checkKept, type StudyOptions, studyOptions } from './study-options.ts';

const DEFAULT_DEALS = 100;
/** With --until, which ends most studies earlier. */
const MOST_DEALS = 100_000;

interface Options extends SolverOptions, StudyOptions, FormatOptions {
  readonly rules?: string;
  readonly deals?: number;
  readonly seeds?: string;
  readonly until?: number;
  readonly shard?: Shard | 'auto';
}

export function addWinrate(program: Command, session: Session): void {
  const command = program
    .command('winrate')
    .summary('estimate how many deals of a game can be won')
    .description(
      'Solves many deals of one game, of several, or of all nine, and estimates the share that can be won.',
    )
    .argument('[game...]', 'games that `games` lists; the nine if left out')
    .addOption(rulesOption());
  const choices = [
    new Option(
      '--deals <n>',
      `how many deals, from seed 1 (default: ${DEFAULT_DEALS}, or at most 1e5 with --until)`,
    ).argParser(parseCount),
    new Option('--seeds <a..b>', 'which deals, as 1..500 or pysolfc:1..500')
      .argParser(parseSeeds)
      .conflicts('deals'),
    new Option('--until <share>', 'end a game when its interval reaches no farther to either side, as 0.01')
      .argParser(parseHalfWidth)
      .conflicts('retryUnknown'),
    new Option('--shard <i/n>', 'part i of n of these deals; auto takes it from the environment')
      .argParser(parseShard)
      .conflicts('until'),
  ];
  for (const option of choices) command.addOption(option.helpGroup('Deals:'));
  for (const option of [...solverOptions(), ...machineOptions(), ...studyOptions()])
    command.addOption(option);
  command.optionsGroup('Output:');
  for (const option of formatOptions()) command.addOption(option);
  command
    .addHelpText(
      'after',
      examples(
        'winrate',
        'winrate streets maria --deals 1000 --out results/study.csv',
        'winrate lucas --seeds 101..200 --budget 1e6 --json',
        'winrate streets --deals 1000 --out results/streets.csv --with-solutions',
        'winrate streets --until 0.02 --out results/streets.csv',
        'winrate streets --deals 1e5 --shard 3/8 --out shard-3.csv',
      ),
    )
    .action((names: string[], options: Options) => winrate(session, names, options));
}

/** One range only: deals that are named twice would count twice. */
function parseSeeds(text: string): string {
  if (/[\s,]/.test(text.trim())) throw new InvalidArgumentError('It must be one range, such as 1..500.');
  return text;
}

function parseHalfWidth(text: string): number {
  const value = /^\d*\.\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value < 0.5) return value;
  throw new InvalidArgumentError('It must be a share between 0 and 0.5, such as 0.01.');
}

function parseShard(text: string): Shard | 'auto' {
  if (text === 'auto') return text;
  const [, index, count] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new InvalidArgumentError('It must be a part and how many there are, such as 1/4, or auto.');
}

async function winrate(session: Session, names: readonly string[], options: Options): Promise<void> {
  checkKept(options);
  const games = await chosenGames(session, names, options.rules);
  const deals = chosenDeals(options);
  const settings = settingsOf(options);
  const rows = await runPlan(session, { games, deals, settings }, { ...options, watched: true });
  const { until } = options;
  const summary = { settings, until, games: games.map((rules) => summarise(rules, deals, rows, until)) };
  session.stdout.write(renderSummary(summary, formatOf(options)));
}

function chosenDeals({ seeds, deals, until, shard }: Options): PlannedDeals {
  const all = dealsNamed(seeds ?? `1..${deals ?? (until === undefined ? DEFAULT_DEALS : MOST_DEALS)}`);
  if (shard === undefined) return all;
  return shardOf(all, shard === 'auto' ? shardFromEnvironment(process.env) : shard);
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
