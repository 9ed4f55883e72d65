// The README's table of win rates, from the published study files: `node build/bench/results.js results/*.csv.gz`.
import { Command } from 'commander';
import { digestFiles } from '../src/study/digest.ts';
import { resultsTable } from './shared/results-table.ts';
import { runScript } from './shared/script.ts';

await runScript(
  new Command('results')
    .description('Prints the table of win rates that the README shows.')
    .argument('<csv...>', 'the published study files')
    .action((paths: string[]) => {
      process.stdout.write(resultsTable(digestFiles(paths).map(({ digest }) => digest)));
    }),
);
