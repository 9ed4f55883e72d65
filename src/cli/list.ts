import { type Command, Option } from 'commander';
import { listDeals } from '../study/list.ts';
import { type RowVerdict, VERDICTS } from '../study/row.ts';
import { examples } from './examples.ts';
import type { Session } from './session.ts';

interface Options {
  readonly verdict: RowVerdict;
  readonly game?: string;
}

export function addList(program: Command, { stdout }: Session): void {
  program
    .command('list')
    .summary('list the deals of study files that can be won, or others')
    .description(
      'Prints the names of the deals with a verdict, one a line, sorted by seed: a list that `solve @FILE` takes.',
    )
    .argument('<csv...>', 'study files')
    .addOption(new Option('--verdict <verdict>', 'which deals').choices(VERDICTS).default('solvable'))
    .option('--game <name>', 'of files that hold several games, the one that is meant')
    .addHelpText(
      'after',
      examples('list streets.csv > solvable.txt', 'list study.csv --game lucas --verdict unknown'),
    )
    .action((paths: string[], { verdict, game }: Options) => {
      stdout.write(
        listDeals(paths, { verdict, game })
          .map((name) => `${name}\n`)
          .join(''),
      );
    });
}
