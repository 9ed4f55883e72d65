import { type Command, Option } from 'commander';
import { InputError } from '../errors.ts';
import { parseMoves } from '../game/notation.ts';
import { replay } from '../game/replay.ts';
import { renderDealPage } from '../report/page/deal-page.ts';
import {
  renderDeal,
  renderMoves,
  renderResultJson,
  renderResultLine,
  renderShortening,
  renderTally,
  renderVerdict,
} from '../report/solution.ts';
import type { Rules } from '../rules/rules.ts';
import type { Ledger } from '../study/ledger.ts';
import { type Plan, plannedRows } from '../study/plan.ts';
import { formatRow, headerOf } from '../study/row.ts';
import type { TaskResult } from '../study/task.ts';
import { DEAL_ARGUMENT, dealsMeant } from './deals.ts';
import { examples } from './examples.ts';
import { chosenGame, type GameOptions, gameOptions } from './game.ts';
import { machineOptions, type SolverOptions, settingsOf, solverOptions } from './options.ts';
import { openPage, pageOption } from './page.ts';
import { EXIT, type Session } from './session.ts';
import { runPlan } from './study.ts';
import { checkKept, type StudyOptions, studyOptions } from './study-options.ts';

const FORMATS = ['text', 'csv', 'json'] as const;
type Format = (typeof FORMATS)[number];

interface Options extends GameOptions, SolverOptions, StudyOptions {
  readonly shorten?: true;
  readonly moves?: true;
  readonly format: Format;
  readonly json?: true;
  readonly exitStatus?: true;
  readonly html?: string;
}

export function addSolve(program: Command, session: Session): void {
  const command = program
    .command('solve')
    .summary('decide deals: solvable, unsolvable or unknown')
    .description('Decides deals of one game. A solvable deal comes with a solution that was replayed.')
    .argument('<deal...>', `${DEAL_ARGUMENT}; ranges as 1..100`);
  const shorten = new Option('--shorten', 'look for a shorter solution in about half a second more');
  for (const option of [
    ...gameOptions(),
    ...solverOptions(),
    shorten.helpGroup('Solving:'),
    ...machineOptions(),
    ...studyOptions(),
  ])
    command.addOption(option);
  command
    .optionsGroup('Output:')
    .option('--moves', 'tell the solution of a single deal, move by move')
    .addOption(
      new Option('--format <format>', 'csv has a row of a study file for each deal, json an object')
        .choices(FORMATS)
        .default('text'),
    )
    .addOption(new Option('--json', 'short for --format json').conflicts('format'))
    .addOption(pageOption('write a page of a single deal, with a player for its solution'))
    .option('--exit-status', 'of a single deal: exit with 0 if solvable, 10 if unsolvable, 20 if unknown')
    .addHelpText(
      'after',
      examples(
        'solve 17',
        'solve 17 --game streets --moves > solution.txt',
        'solve 17 --game maria --shorten',
        'solve 1..100 --game lucas --out results/lucas.csv',
        'solve my-deal.txt --json',
        'solve 17 --game lucas --html lucas-17.html',
      ),
    )
    .action((args: string[], options: Options) => solve(session, args, options));
}

async function solve(session: Session, args: readonly string[], options: Options): Promise<void> {
  const rules = await chosenGame(session, options);
  const deals = await dealsMeant(session, rules, args);
  const settings = { ...settingsOf(options), shorten: options.shorten };
  const plan: Plan = { games: [rules], deals, settings };
  const single = options.moves ? 'moves' : options.exitStatus ? 'exit-status' : options.html && 'html';
  if (deals.length > 1 && single) {
    throw new InputError(`--${single} is for a single deal, not for ${deals.length}.`);
  }
  const format = options.json ? 'json' : options.format;
  if (format !== 'csv') checkKept(options);
  const page = openPage(session, options.html);
  let solution: string | null = null;
  const keepSolution = (result: TaskResult) => {
    solution = result.solution;
  };
  const rows =
    deals.length === 1 && format === 'text'
      ? await tellOne(session, rules, plan, { ...options, onResult: keepSolution })
      : await listMany(session, plan, format, { ...options, onResult: keepSolution });
  const { name, dealFor } = deals.at(0);
  const row = rows.get(rules.name, name);
  if (options.exitStatus) session.exitCode = EXIT_STATUS[row?.verdict ?? 'unknown'];
  if (page !== undefined && row !== undefined) {
    page.write(
      renderDealPage({ rules, deal: dealFor(rules), row, solution: solution ?? row.solution }),
      options.quiet,
    );
  }
}

interface Telling extends Options {
  /** Called with each deal that is done. */
  readonly onResult: (result: TaskResult) => void;
}

const EXIT_STATUS = { solvable: EXIT.done, unsolvable: EXIT.unsolvable, unknown: EXIT.unknown } as const;

async function tellOne(session: Session, rules: Rules, plan: Plan, options: Telling): Promise<Ledger> {
  const { name, dealFor } = plan.deals.at(0);
  const deal = dealFor(rules);
  const say = (text: string) => session.stdout.write(text);
  let solved: TaskResult | undefined;
  let result: TaskResult | undefined;
  const rows = await runPlan(session, plan, {
    ...options,
    watched: false,
    onStart: () => say(renderDeal(rules, name, deal, session.colour)),
    onSolved: (first) => {
      solved = first;
      say(renderVerdict(first.row, first.effort));
    },
    onResult: (last) => {
      result = last;
      options.onResult(last);
    },
  });
  const row = result?.row ?? rows.get(rules.name, name);
  if (solved !== undefined && row?.verdict === 'solvable') say(renderShortening(solved.row, row));
  else if (row !== undefined) say(renderVerdict(row, result?.effort));
  const solution = result?.solution ?? row?.solution;
  if (options.moves && solution) {
    say(`\n${renderMoves(rules, replay(rules, deal, parseMoves(solution)))}`);
  }
  return rows;
}

/** One line a deal, as they finish. */
async function listMany(session: Session, plan: Plan, format: Format, options: Telling): Promise<Ledger> {
  const { length } = plan.deals;
  const { withSolutions = false } = options;
  const nameWidth = plan.deals.at(length - 1).name.length;
  const lineOf: Record<Format, (result: TaskResult) => string> = {
    text: (result) => renderResultLine(result, nameWidth),
    csv: ({ row, solution }) => formatRow({ ...row, solution }, withSolutions),
    json: renderResultJson,
  };
  const rows = await runPlan(session, plan, {
    ...options,
    // On a terminal the lines show how far it is; a bar between them would only flicker.
    watched: length > 1 && !session.stdout.isTTY,
    onStart: () => {
      if (format === 'csv') session.stdout.write(headerOf(withSolutions));
    },
    onResult: (result) => {
      session.stdout.write(lineOf[format](result));
      options.onResult(result);
    },
  });
  if (length > 1 && !options.quiet) session.stderr.write(renderTally([...plannedRows(plan, rows)]));
  return rows;
}
