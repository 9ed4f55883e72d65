import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { describingFailure, InputError } from '../errors.ts';
import { renderCoverage } from '../report/digest.ts';
import { refuseCompressed } from '../study/compressed.ts';
import { coveragesOf } from '../study/coverage.ts';
import { mergeFiles } from '../study/merge.ts';
import { replaceStudy } from '../study/replace.ts';
import { examples } from './examples.ts';
import type { Session } from './session.ts';

interface Options {
  readonly out: string;
  readonly force?: true;
}

export function addMerge(program: Command, session: Session): void {
  program
    .command('merge')
    .summary('join study files of shards')
    .description(
      'Joins study files of the same rules, budget and version that have no deal in common, and says which deals they cover.',
    )
    .argument('<csv...>', 'study files')
    .requiredOption('--out <file>', 'where to write all rows, sorted')
    .option('-f, --force', 'replace the file if it is there')
    .addHelpText('after', examples('merge shard-*.csv --out study.csv'))
    .action((paths: string[], options: Options) => merge(session, paths, options));
}

function merge({ stdout }: Session, paths: readonly string[], { out, force }: Options): void {
  if (!force && existsSync(out)) {
    throw new InputError(`${out} is there already; replace it with --force, or name another file.`);
  }
  refuseCompressed(out);
  const rows = mergeFiles(paths);
  describingFailure(`Can't write ${out}`, () => replaceStudy(out, rows.sortedRows(), rows.withSolutions));
  stdout.write(coveragesOf(rows).map(renderCoverage).join(''));
}
