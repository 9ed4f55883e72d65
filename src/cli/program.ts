import { Command } from 'commander';
import { addBench } from './bench.ts';
import { addCompletion } from './completion.ts';
import { addDeal } from './deal.ts';
import { examples } from './examples.ts';
import { addGames } from './games.ts';
import { addHint } from './hint.ts';
import { addList } from './list.ts';
import { addMerge } from './merge.ts';
import { addReplay } from './replay.ts';
import { addReport } from './report.ts';
import type { Session } from './session.ts';
import { addSolve } from './solve.ts';
import { addVerify } from './verify.ts';
import { VERSION } from './version.ts';
import { addWinrate } from './winrate.ts';
import { addWorker } from './worker.ts';

/** The command line. Parsing throws CommanderError on bad usage, after a message on stderr, and on --help. */
export function createProgram(session: Session): Command {
  const program = new Command('forty-thieves')
    .description(
      'Decides deals of the Forty Thieves family of two-deck solitaire games: solvable, with a replayed solution; unsolvable, after a complete search; or unknown.',
    )
    .version(VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => session.stdout.write(text),
      writeErr: (text) => session.stderr.write(text),
    })
    .addHelpText('after', examples('winrate', 'solve 17 --moves', 'games streets'));
  program.commandsGroup('Solving:');
  addSolve(program, session);
  addHint(program, session);
  program.commandsGroup('Studies:');
  addWinrate(program, session);
  addReport(program, session);
  addList(program, session);
  addMerge(program, session);
  addWorker(program, session);
  program.commandsGroup('Tools:');
  addGames(program, session);
  addDeal(program, session);
  addVerify(program, session);
  addReplay(program, session);
  addBench(program, session);
  addCompletion(program);
  program.helpCommand('help [command]', 'tell the options of a command');
  return program;
}
