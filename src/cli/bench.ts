import { setImmediate } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import { renderGameSignature, renderSignatureJson } from '../report/signature.ts';
import { GAMES } from '../rules/games.ts';
import { type GameSignature, gameSignature, SIGNATURE } from '../study/signature.ts';
import { parseCount } from './count.ts';
import { examples } from './examples.ts';
import { EXIT, type Session } from './session.ts';
import { VERSION } from './version.ts';

interface Options {
  readonly check?: true;
  readonly expect?: number;
  readonly json?: true;
}

export function addBench(program: Command, session: Session): void {
  program
    .command('bench')
    .summary('tell whether the solver searches as it did before')
    .description(
      'Runs fixed searches in all nine games, on one thread, and sums up the nodes that they took: the signature. It is the same on every machine, and changes with whatever the solver does.',
    )
    .option('--check', 'end with exit code 3 if the signature is not the one that this version should have')
    .addOption(
      new Option('--expect <n>', 'end with exit code 3 if the signature is not this number')
        .argParser(parseCount)
        .conflicts('check'),
    )
    .option('--json', 'as JSON')
    .addHelpText('after', examples('bench', 'bench --check'))
    .action((options: Options) => bench(session, options));
}

async function bench(session: Session, { check, expect, json }: Options): Promise<void> {
  const games: GameSignature[] = [];
  for (const rules of GAMES) {
    // Signals are heard between games.
    await setImmediate();
    session.stop.throwIfAborted();
    const game = gameSignature(rules, VERSION);
    games.push(game);
    if (!json) session.stdout.write(renderGameSignature(game));
  }
  const signature = games.reduce((sum, { nodes }) => sum + nodes, 0);
  session.stdout.write(json ? renderSignatureJson(games, signature) : `signature: ${signature}\n`);
  const expected = check ? SIGNATURE : expect;
  if (expected === undefined || expected === signature) return;
  session.stderr.write(`The signature should be ${expected}: the solver has changed what it does.\n`);
  session.exitCode = EXIT.mismatch;
}
