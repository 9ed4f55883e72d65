// Holds the solver against naive search on many small deals: `node build/bench/truth.js [deals per game] [positions]`,
// 1,000 deals of no more than 10,000 positions if not told. Prints what the deals were and how many nodes the
// unsolvable ones took with each combination of pruning. Ends with exit code 3 if any search was wrong.
import { SMALL_GAMES, type SmallGame } from '../test/helpers/small-games.ts';
import { findings, knownDeals } from '../test/helpers/truth.ts';

const [dealsPerGame = 1000, mostPositions = 10_000] = process.argv.slice(2).map(Number);

/** Prints a game's figures and returns how many mistakes there were. */
function judge(game: SmallGame): number {
  let mistakeCount = 0;
  let solvable = 0;
  let positions = 0;
  let lastSeed = 0;
  const nodes = new Map<string, number>();
  for (const known of knownDeals(game, dealsPerGame, mostPositions)) {
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
  const tooLarge = lastSeed + 1 - game.firstSeed - dealsPerGame;
  const unsolvable = dealsPerGame - solvable;
  console.log(
    `${game.title}: ${solvable} solvable, ${unsolvable} unsolvable, ${tooLarge} too large, ${mistakeCount} mistakes`,
  );
  console.log(`${String(positions).padStart(10)} positions of unsolvable deals, and nodes in proofs with`);
  for (const [pruning, count] of nodes)
    console.log(`${String(count).padStart(10)} ${pruning || 'no pruning'}`);
  return mistakeCount;
}

const mistakes = SMALL_GAMES.reduce((sum, game) => sum + judge(game), 0);
process.exitCode = mistakes === 0 ? 0 : 3;
