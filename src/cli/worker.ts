import type { Command } from 'commander';
import { formatCount } from '../report/numbers.ts';
import { connect, watchConnection } from '../study/queue/connection.ts';
import { serveQueue } from '../study/queue/serve.ts';
import { examples } from './examples.ts';
import { type MachineOptions, machineOptions } from './options.ts';
import { EXIT, type Session } from './session.ts';
import { VERSION } from './version.ts';

interface Options extends MachineOptions {
  readonly queue: string;
  readonly quiet?: true;
}

export function addWorker(program: Command, session: Session): void {
  const command = program
    .command('worker')
    .summary('solve deals that studies elsewhere have queued')
    .description(
      'Solves deals from a queue that `winrate --queue` fills, until it is stopped. Any number of workers may come and go.',
    )
    .requiredOption('--queue <url>', 'the Redis server, as redis://localhost:6379');
  for (const option of machineOptions()) command.addOption(option);
  command
    .option('-q, --quiet', 'no notes on stderr')
    .addHelpText('after', examples('worker --queue redis://localhost:6379 --threads 4'))
    .action((options: Options) => work(session, options));
}

async function work(session: Session, { queue, threads, memory, quiet }: Options): Promise<void> {
  const note = (text: string) => {
    if (!quiet) session.stderr.write(`${text}\n`);
  };
  const connection = await connect(queue, VERSION);
  watchConnection(connection, note);
  note(`Taking deals of version ${VERSION} from ${connection.address}, ${threads} at a time.`);
  let solved = 0;
  await serveQueue(connection, {
    threads,
    memory,
    stop: session.stop,
    onAnswer: (answer) => {
      if ('result' in answer) solved++;
      else {
        session.stderr.write(`internal error: ${answer.programFault}\n`);
        session.exitCode = EXIT.fault;
      }
    },
  });
  note(`Solved ${formatCount(solved)} deals.`);
}
