// Plays many random games in the solver and in the reference engine: `node build/bench/agreement.js [games] [length]`,
// 10,000 games of 200 moves for each set of rules if not told. Ends with exit code 3 if they ever differ.
import { GAMES, OTHER_READINGS } from '../src/rules/games.ts';
import { disagreement } from '../test/helpers/agreement.ts';
import { randomDeal } from '../test/helpers/deals.ts';
import { seededRandom } from '../test/helpers/random.ts';

const [games = 10_000, length = 200] = process.argv.slice(2).map(Number);

for (const rules of [...GAMES, ...OTHER_READINGS]) {
  let differing = 0;
  for (let seed = 0; seed < games; seed++) {
    const found = disagreement(rules, randomDeal(rules, seed), seededRandom(seed + 1), length);
    if (found === undefined) continue;
    differing++;
    console.log(`WRONG: ${rules.name}, deal ${seed}: ${found}`);
  }
  if (differing > 0) process.exitCode = 3;
  console.log(`${rules.title}: ${games} games, ${differing} differ`);
}
