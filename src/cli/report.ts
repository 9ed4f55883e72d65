import type { Command } from 'commander';
import { renderCoverage, renderDigests } from '../report/digest.ts';
import { digestFiles } from '../study/digest.ts';
import { examples } from './examples.ts';
import { type FormatOptions, formatOf, formatOptions } from './format.ts';
import type { Session } from './session.ts';

export function addReport(program: Command, session: Session): void {
  const command = program
    .command('report')
    .summary('sum up study files')
    .description(
      'Sums up study files: verdicts, win rates, effort and lengths of solutions. Deals that are missing between others count as unknown.',
    )
    .argument(
      '<csv...>',
      'study files; those with the same rules, budget and version are summed up together',
    );
  for (const option of formatOptions()) command.addOption(option);
  command
    .addHelpText('after', examples('report study.csv', 'report results/*.csv --format csv > summary.csv'))
    .action((paths: string[], options: FormatOptions) => report(session, paths, options));
}

function report({ stdout, stderr }: Session, paths: readonly string[], options: FormatOptions): void {
  const digests = digestFiles(paths).map(({ digest }) => digest);
  for (const { coverages } of digests) {
    for (const coverage of coverages) if (coverage.missing > 0) stderr.write(renderCoverage(coverage));
  }
  stdout.write(renderDigests(digests, formatOf(options)));
}
