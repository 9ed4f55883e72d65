import { setImmediate } from 'node:timers/promises';
import type { Command } from 'commander';
import { renderCoverage, renderDigests } from '../report/digest.ts';
import { formatCount } from '../report/numbers.ts';
import { renderReportPage } from '../report/page/report-page.ts';
import { digestFiles } from '../study/digest.ts';
import { examples } from './examples.ts';
import { type FormatOptions, formatOf, formatOptions } from './format.ts';
import { openPage, pageOption } from './page.ts';
import type { Session } from './session.ts';

interface Options extends FormatOptions {
  readonly html?: string;
}

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
    .addOption(
      pageOption('write a page with charts, all deals and a player for solutions').helpGroup('Output:'),
    )
    .addHelpText(
      'after',
      examples(
        'report study.csv',
        'report study.csv --html page.html',
        'report results/*.csv --format csv > summary.csv',
      ),
    )
    .action((paths: string[], options: Options) => report(session, paths, options));
}

/** Solvable deals from which on grading takes so long that it should be told of. */
const MANY = 2000;

async function report(session: Session, paths: readonly string[], options: Options): Promise<void> {
  const { stdout, stderr, colour, stop } = session;
  const page = openPage(session, options.html);
  const studies = digestFiles(paths);
  const digests = studies.map(({ digest }) => digest);
  for (const { coverages } of digests) {
    for (const coverage of coverages) if (coverage.missing > 0) stderr.write(renderCoverage(coverage));
  }
  stdout.write(renderDigests(digests, formatOf(options), colour ? (stdout.columns ?? 80) : undefined));
  if (page === undefined) return;
  const solvable = digests.reduce((sum, digest) => sum + digest.solvable, 0);
  if (solvable >= MANY) {
    stderr.write(
      `Grading ${formatCount(solvable)} solvable deals, which takes a second for some hundreds.\n`,
    );
  }
  const { html, leftOut } = await renderReportPage(studies, {
    files: paths,
    pause: async () => {
      // Signals are heard between deals.
      await setImmediate();
      stop.throwIfAborted();
    },
  });
  page.write(html);
  if (leftOut > 0) {
    stderr.write(
      `For ${formatCount(leftOut)} solutions there was no room in the page; their deals are in it.\n`,
    );
  }
}
