import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseMoves } from '../game/notation.ts';
import { replay } from '../game/replay.ts';
import type { WrittenMove } from '../game/written.ts';
import { renderTitle, renderVerdict } from '../report/solution.ts';
import { renderSteps } from '../report/walkthrough.ts';
import type { Rules } from '../rules/rules.ts';
import { parseCount } from './count.ts';
import { DEAL_ARGUMENT, dealMeant, type NamedDeal } from './deals.ts';
import { examples } from './examples.ts';
import { chosenGame, type GameOptions, gameOptions } from './game.ts';
import { type SolverOptions, solverOptions } from './options.ts';
import { EXIT, type Session } from './session.ts';
import { readSolution } from './solution.ts';
import { solveDeal } from './solve-deal.ts';
import { viewWalkthrough } from './viewer.ts';

interface Options extends GameOptions, SolverOptions {
  readonly auto?: number;
}

export function addReplay(program: Command, session: Session): void {
  const command = program
    .command('replay')
    .summary('step through a solution')
    .description(
      'Steps through a solution: with the arrow keys on a terminal, else with all boards one after the other.',
    )
    .argument('<deal>', DEAL_ARGUMENT)
    .argument(
      '[solution]',
      'a file that `solve` wrote, or - for stdin; if left out, the deal is solved first',
    );
  for (const option of [...gameOptions(), ...solverOptions()]) command.addOption(option);
  command
    .optionsGroup('Output:')
    .addOption(new Option('--auto <ms>', 'play by itself, with a pause between moves').argParser(parsePause))
    .addHelpText('after', examples('replay 17', 'replay 17 solution.txt --game streets --auto 500'))
    .action((deal: string, solution: string | undefined, options: Options) =>
      showReplay(session, deal, solution, options),
    );
}

const LONGEST_PAUSE = 60_000;

function parsePause(text: string): number {
  const pause = parseCount(text);
  if (pause > LONGEST_PAUSE) throw new InvalidArgumentError('It must be at most a minute (60000).');
  return pause;
}

async function showReplay(
  session: Session,
  dealText: string,
  solutionPath: string | undefined,
  options: Options,
): Promise<void> {
  const rules = await chosenGame(session, options);
  const meant = await dealMeant(session, rules, dealText);
  const solution =
    solutionPath === undefined
      ? await findSolution(session, rules, meant, options)
      : await readSolution(session, rules, solutionPath);
  if (solution === undefined) return;
  const walk = { rules, deal: meant.name, replay: replay(rules, meant.deal, solution) };
  if (!walk.replay.ok) session.exitCode = EXIT.mismatch;
  if (session.interactive) return viewWalkthrough(session, walk, options.auto);
  for (const text of renderSteps(walk, { unicode: true, colour: session.colour })) session.stdout.write(text);
}

/** Solves the deal. If no solution is found, says so and returns undefined. */
async function findSolution(
  session: Session,
  rules: Rules,
  meant: NamedDeal,
  options: Options,
): Promise<readonly WrittenMove[] | undefined> {
  if (session.interactive) session.stderr.write('Solving...\n');
  const result = await solveDeal(session, rules, meant, options);
  if (result === undefined) return undefined;
  if (result.solution !== null) return parseMoves(result.solution);
  session.stdout.write(`${renderTitle(rules, meant.name)}\n${renderVerdict(result.row, result.effort)}`);
  return undefined;
}
