import type { Command } from 'commander';
import { replay } from '../game/replay.ts';
import { renderReplay } from '../report/solution.ts';
import { DEAL_ARGUMENT, dealMeant } from './deals.ts';
import { examples } from './examples.ts';
import { chosenGame, type GameOptions, gameOptions } from './game.ts';
import { EXIT, type Session } from './session.ts';
import { readSolution } from './solution.ts';

export function addVerify(program: Command, session: Session): void {
  const command = program
    .command('verify')
    .summary('replay a solution and say whether it wins')
    .description(
      'Replays a solution move by move and says whether it wins, or which move is illegal and why (exit code 3).',
    )
    .argument('<deal>', DEAL_ARGUMENT)
    .argument('<solution>', 'a file that `solve --moves` or `solve --json` wrote, or - for stdin');
  for (const option of gameOptions()) command.addOption(option);
  command
    .addHelpText('after', examples('verify 17 solution.txt', 'verify 17 solution.json --game streets'))
    .action((deal: string, solution: string, options: GameOptions) =>
      verify(session, deal, solution, options),
    );
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
