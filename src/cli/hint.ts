import type { Command } from 'commander';
import { hintFor, renderHint, renderHintJson } from '../report/hint.ts';
import { renderDeal } from '../report/solution.ts';
import { DEAL_ARGUMENT, dealMeant } from './deals.ts';
import { examples } from './examples.ts';
import { chosenGame, type GameOptions, gameOptions } from './game.ts';
import { type SolverOptions, solverOptions } from './options.ts';
import type { Session } from './session.ts';
import { solveDeal } from './solve-deal.ts';

interface Options extends GameOptions, SolverOptions {
  readonly json?: true;
}

export function addHint(program: Command, session: Session): void {
  const command = program
    .command('hint')
    .summary('say whether a position can still be won, and the next move')
    .description(
      'Says whether a deal or a position in play can still be won, and the next move of a way to win.',
    )
    .argument('<deal>', DEAL_ARGUMENT);
  for (const option of [...gameOptions(), ...solverOptions()]) command.addOption(option);
  command
    .optionsGroup('Output:')
    .option('--json', 'a JSON object')
    .addHelpText('after', examples('hint stuck.txt', 'hint stuck.txt --game streets --json', 'hint 17'))
    .action((deal: string, options: Options) => hint(session, deal, options));
}

async function hint(session: Session, dealText: string, options: Options): Promise<void> {
  const rules = await chosenGame(session, options);
  const meant = await dealMeant(session, rules, dealText);
  if (!options.json) session.stdout.write(renderDeal(rules, meant.name, meant.deal, session.colour));
  const result = await solveDeal(session, rules, meant, options);
  if (result === undefined) return;
  const answer = hintFor(rules, meant.deal, result);
  session.stdout.write(options.json ? renderHintJson(answer) : renderHint(answer));
}
