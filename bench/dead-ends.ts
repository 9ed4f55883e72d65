// Looks for crowded small positions that the dead-end test gives up though they can be won, by naive search. Ends
// with exit code 3 if there is one.
import { Command } from 'commander';
import { type Card, makeCard } from '../src/cards/card.ts';
import type { Deal } from '../src/deals/deal.ts';
import { formatDealText } from '../src/deals/text.ts';
import { BUILDS, type Rules } from '../src/rules/rules.ts';
import { DeadEnds } from '../src/solver/dead-ends.ts';
import { State } from '../src/solver/state.ts';
import { game } from '../test/helpers/games.ts';
import { NaiveGame } from '../test/helpers/naive.ts';
import { type Random, seededRandom, shuffled } from '../test/helpers/random.ts';
import { countOption, runScript } from './shared/script.ts';

const MOST_CARDS = 13;
const MOST_POSITIONS = 30_000;

/** More than half of them build in one suit, for which the test is sharpest. */
function crowdedRules(random: Random): Rules {
  const build = random(2) === 0 ? 'same-suit' : (BUILDS[random(BUILDS.length)] ?? 'same-suit');
  return {
    ...game('forty-thieves'),
    decks: random(6) === 0 ? 1 : 2,
    suits: 2 + random(3),
    ranks: 4 + random(2),
    columns: 3 + random(2),
    cardsPerColumn: 1,
    build,
    draw: 1 + random(2),
    redeals: random(4) === 0 ? 1 : 0,
  };
}

/** A position without an empty column, with some foundations begun; undefined where too many or too few cards are left. */
function crowded(rules: Rules, random: Random): Deal | undefined {
  const foundations = Array.from({ length: rules.suits }, () =>
    Array.from({ length: rules.decks }, () => random(rules.ranks + 1)).sort((a, b) => b - a),
  );
  const left: Card[] = [];
  for (const [suit, piles] of foundations.entries()) {
    for (const height of piles) {
      for (let rank = height + 1; rank <= rules.ranks; rank++) left.push(makeCard(suit, rank));
    }
  }
  if (left.length > MOST_CARDS || left.length < rules.columns + 3) return undefined;
  const order = shuffled(left, random);
  const columns = Array.from({ length: rules.columns }, () => order.splice(0, 1));
  const waste = order.splice(0, random(2));
  const stock = order.splice(0, random(4));
  for (const card of order) columns[random(rules.columns)]?.push(card);
  return { columns, faceDown: columns.map(() => 0), stock, waste, foundations, redeals: rules.redeals };
}

function look({ positions }: { readonly positions: number }): void {
  let looked = 0;
  let condemned = 0;
  let wrong = 0;
  for (let seed = 0; looked < positions; seed++) {
    const random = seededRandom(seed);
    const rules = crowdedRules(random);
    const position = crowded(rules, random);
    if (position === undefined) continue;
    looked++;
    const state = new State(rules, position);
    if (!new DeadEnds(state).isLost(state)) continue;
    condemned++;
    if (new NaiveGame(rules).solve(position, MOST_POSITIONS)?.winnable !== true) continue;
    wrong++;
    console.log(`WRONG: ${JSON.stringify(rules)}\n${formatDealText(rules, position)}`);
  }
  console.log(`${looked} positions, ${condemned} given up, ${wrong} of them wrongly`);
  if (wrong > 0) process.exitCode = 3;
}

const command = new Command('dead-ends')
  .description('Holds the dead-end test against naive search, on crowded small positions.')
  .addOption(countOption('--positions <n>', 'positions to look at', 200_000))
  .action(look);

await runScript(command);
