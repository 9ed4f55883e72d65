import { type Command, Option } from 'commander';
import { InputError } from '../errors.ts';
import { replay } from '../game/replay.ts';
import { renderReplayedFile } from '../report/replayed.ts';
import { renderReplay } from '../report/solution.ts';
import { GAMES, OTHER_READINGS } from '../rules/games.ts';
import { replayFile } from '../study/replay.ts';
import { DEAL_ARGUMENT, dealMeant } from './deals.ts';
import { examples } from './examples.ts';
import { chosenGame, type GameOptions, gameOptions, readRules } from './game.ts';
import { EXIT, type Session } from './session.ts';
import { readSolution } from './solution.ts';

interface Options extends GameOptions {
  readonly study?: readonly string[];
}

export function addVerify(program: Command, session: Session): void {
  const command = program
    .command('verify')
    .summary('replay a solution, or all of a study, and say whether it wins')
    .description(
      'Replays a solution move by move and says whether it wins, or which move is illegal and why (exit code 3). With --study it replays every solution that study files keep.',
    )
    .argument('[deal]', DEAL_ARGUMENT)
    .argument('[solution]', 'a file that `solve --moves` or `solve --json` wrote, or - for stdin')
    .addOption(
      new Option(
        '--study <csv...>',
        'instead, replay every solution of study files that were kept --with-solutions; each row names its game, and --rules adds one',
      ).conflicts('game'),
    );
  for (const option of gameOptions()) command.addOption(option);
  command
    .addHelpText(
      'after',
      examples(
        'verify 17 solution.txt',
        'verify 17 solution.json --game streets',
        'verify --study study.csv',
      ),
    )
    .action((deal: string | undefined, solution: string | undefined, options: Options) => {
      if (options.study !== undefined) {
        if (deal !== undefined) throw new InputError(`A deal, ${deal}, and --study don't go together.`);
        return verifyStudies(session, options.study, options);
      }
      if (deal === undefined || solution === undefined) {
        throw new InputError(
          deal === undefined
            ? 'Name a deal and its solution, or study files with --study.'
            : `Name the solution of deal ${deal}, too.`,
        );
      }
      return verify(session, deal, solution, options);
    });
}

async function verifyStudies(
  session: Session,
  paths: readonly string[],
  { rules }: GameOptions,
): Promise<void> {
  const own = rules === undefined ? [] : [await readRules(session, rules)];
  const games = [...GAMES, ...OTHER_READINGS, ...own];
  for (const path of paths) {
    const replayed = await replayFile(path, games, session.stop);
    session.stdout.write(renderReplayedFile(replayed));
    if (replayed.failures.length > 0) session.exitCode = EXIT.mismatch;
  }
}

async function verify(
  session: Session,
  dealText: string,
  solutionPath: string,
  options: GameOptions,
): Promise<void> {
  const rules = await chosenGame(session, options);
  const { deal } = await dealMeant(session, rules, dealText);
  const solution = await readSolution(session, rules, solutionPath);
  const result = replay(rules, deal, solution);
  session.stdout.write(renderReplay(rules, result));
  if (!result.ok) session.exitCode = EXIT.mismatch;
}
