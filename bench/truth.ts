// Holds the solver against naive search on many small deals. Prints what the deals were and how many nodes the
// unsolvable ones took with each combination of pruning. Ends with exit code 3 if any search was wrong.
import { Command } from 'commander';
import { SMALL_GAMES, type SmallGame } from '../test/helpers/small-games.ts';
import { findings, knownDeals } from '../test/helpers/truth.ts';
import { countOption, runScript } from './shared/script.ts';

interface Options {
  readonly deals: number;
  readonly positions: number;
}

/** Prints a game's figures and returns how many mistakes there were. */
function judge(game: SmallGame, deals: number, mostPositions: number): number {
  let mistakeCount = 0;
  let solvable = 0;
  let positions = 0;
  let lastSeed = 0;
  const nodes = new Map<string, number>();
  for (const known of knownDeals(game, deals, mostPositions)) {
    const { proofs, mistakes } = findings(known);
    for (const mistake of mistakes) console.log(`WRONG: ${mistake}: ${JSON.stringify(known)}`);
    mistakeCount += mistakes.length;
    lastSeed = known.seed;
    if (known.winnable) {
      solvable++;
      continue;
    }
    positions += known.positions;
    for (const proof of proofs) nodes.set(proof.pruning, (nodes.get(proof.pruning) ?? 0) + proof.nodes);
  }
  const tooLarge = lastSeed + 1 - game.firstSeed - deals;
  const unsolvable = deals - solvable;
  console.log(
    `${game.title}: ${solvable} solvable, ${unsolvable} unsolvable, ${tooLarge} too large, ${mistakeCount} mistakes`,
  );
  console.log(`${String(positions).padStart(10)} positions of unsolvable deals, and nodes in proofs with`);
  for (const [pruning, count] of nodes)
    console.log(`${String(count).padStart(10)} ${pruning || 'no pruning'}`);
  return mistakeCount;
}

function judgeAll({ deals, positions }: Options): void {
  const mistakes = SMALL_GAMES.reduce((sum, game) => sum + judge(game, deals, positions), 0);
  if (mistakes > 0) process.exitCode = 3;
}

const command = new Command('truth')
  .description('Holds verdicts and lines of the solver against naive search, on small decks.')
  .addOption(countOption('--deals <n>', 'deals of each game', 1000))
  .addOption(countOption('--positions <n>', 'leave out deals with more positions', 10_000))
  .action(judgeAll);

await runScript(command);
