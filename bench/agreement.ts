// Plays many random games in the solver and in the reference engine. Ends with exit code 3 if they ever differ.
import { Command } from 'commander';
import { GAMES, OTHER_READINGS } from '../src/rules/games.ts';
import type { Rules } from '../src/rules/rules.ts';
import { disagreement } from '../test/helpers/agreement.ts';
import { randomDeal } from '../test/helpers/deals.ts';
import { seededRandom } from '../test/helpers/random.ts';
import { countOption, runScript } from './shared/script.ts';

interface Options {
  readonly walks: number;
  readonly length: number;
}

/** Returns in how many games the two differ. */
function playGames(rules: Rules, { walks, length }: Options): number {
  let differing = 0;
  for (let seed = 0; seed < walks; seed++) {
    const found = disagreement(rules, randomDeal(rules, seed), seededRandom(seed + 1), length);
    if (found === undefined) continue;
    differing++;
    console.log(`WRONG: ${rules.name}, deal ${seed}: ${found}`);
  }
  console.log(`${rules.title}: ${walks} games, ${differing} differ`);
  return differing;
}

const command = new Command('agreement')
  .description('Plays random games in the solver and in the reference engine and compares the two.')
  .addOption(countOption('--walks <n>', 'games under each set of rules', 10_000))
  .addOption(countOption('--length <n>', 'moves of a game', 200))
  .action((options: Options) => {
    const differing = [...GAMES, ...OTHER_READINGS].reduce(
      (sum, rules) => sum + playGames(rules, options),
      0,
    );
    if (differing > 0) process.exitCode = 3;
  });

await runScript(command);
