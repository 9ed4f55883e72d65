// Tunes the beam's weights for a game by hill climbing: `node build/bench/tune.js GAME`. Each step changes one to
// three weights of the best so far and keeps the change if more deals are won by a narrow beam, or as many with fewer
// cards left in the others. Each step's changes follow from the seed and the step's number, and the state is written
// after each, so that the same command goes on where it was stopped, with the same result.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { Piscina } from 'piscina';
import seedrandom from 'seedrandom';
import { formatDealName } from '../src/deals/name.ts';
import { InputError } from '../src/errors.ts';
import { gameByName } from '../src/rules/by-name.ts';
import { type Weights, weightsFor } from '../src/solver/weights.ts';
import { countOption, dealsOption, type NamedDeals, runScript } from './shared/script.ts';
import type { Trial, TrialTask } from './tune-worker.ts';

interface Options {
  readonly deals: NamedDeals;
  readonly holdout: NamedDeals;
  readonly width: number;
  readonly seed: number;
  readonly steps: number;
  readonly threads: number;
  readonly state?: string;
}

/** What was asked for. A state can be continued only with the same. */
interface Setup {
  readonly game: string;
  readonly deals: string;
  readonly width: number;
  readonly seed: number;
}

interface Climb extends Setup {
  /** Steps done. */
  readonly step: number;
  /** The weights that the climb began with. */
  readonly first: Weights;
  readonly best: Weights;
}

interface Score {
  readonly won: number;
  /** Fewest cards left, summed over the deals that were not won. */
  readonly left: number;
}

/** The weight that the others are measured by: only their ratios matter. */
const UNIT = 'remaining' satisfies keyof Weights;
const MOST_CHANGES = 3;

class Judge {
  readonly #game: string;
  readonly #width: number;
  readonly #threads: number;
  readonly #pool: Piscina<TrialTask, Trial>;

  constructor(game: string, width: number, threads: number) {
    this.#game = game;
    this.#width = width;
    this.#threads = threads;
    this.#pool = new Piscina({
      filename: new URL('./tune-worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
    });
  }

  /** Undefined if fewer than `fewest` deals are won; not all of them are tried then. */
  async score(weights: Weights, { names }: NamedDeals, fewest = 0): Promise<Score | undefined> {
    let next = 0;
    let lost = 0;
    let left = 0;
    const isHopeless = () => names.length - lost < fewest;
    const feed = async () => {
      while (next < names.length && !isHopeless()) {
        const deal = formatDealName(names.at(next++));
        const trial = await this.#pool.run({ game: this.#game, deal, width: this.#width, weights });
        if (!trial.won) lost++;
        left += trial.left;
      }
    };
    await Promise.all(Array.from({ length: this.#threads }, feed));
    return isHopeless() ? undefined : { won: names.length - lost, left };
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

const isBetter = (score: Score, best: Score): boolean =>
  score.won > best.won || (score.won === best.won && score.left < best.left);

/** The weights that a step tries: a few of them changed, mostly by little and sometimes by as much as the unit. */
function changed(weights: Weights, seed: number, step: number): Weights {
  const random = seedrandom(`tune/${seed}/${step}`);
  const names = (Object.keys(weights) as (keyof Weights)[]).filter((name) => name !== UNIT);
  const result = { ...weights };
  for (let changes = 1 + Math.floor(random() * MOST_CHANGES); changes > 0; changes--) {
    const name = names[Math.floor(random() * names.length)] as keyof Weights;
    const size = Math.round(weights[UNIT] ** random());
    result[name] += random() < 0.5 ? -size : size;
  }
  return result;
}

function readClimb(path: string, setup: Setup): Climb | undefined {
  if (!existsSync(path)) return undefined;
  const climb: Climb = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, value] of Object.entries(setup)) {
    const held = climb[name as keyof Setup];
    if (held !== value)
      throw new InputError(`${path} is of ${name} ${held}, not ${value}: name another --state.`);
  }
  return climb;
}

/** Whole or not at all, so that the script may be stopped at any time. */
function writeClimb(path: string, climb: Climb): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(climb, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

const show = (score: Score | undefined, deals: NamedDeals): string =>
  `${score?.won} of ${deals.names.length} won, ${score?.left} cards left in the others`;

async function tune(game: string, options: Options): Promise<void> {
  const rules = gameByName(game);
  const { deals, holdout, width, seed, steps, threads, state = `tune-${rules.name}.json` } = options;
  const setup: Setup = { game: rules.name, deals: deals.text, width, seed };
  const start = weightsFor(rules);
  let climb = readClimb(state, setup) ?? { ...setup, step: 0, first: start, best: start };
  const judge = new Judge(rules.name, width, threads);
  try {
    // Not kept with the climb: the beam may have changed since.
    let best = (await judge.score(climb.best, deals)) as Score;
    console.log(`step ${climb.step}: ${show(best, deals)}: ${JSON.stringify(climb.best)}`);
    while (climb.step < steps) {
      const step = climb.step + 1;
      const weights = changed(climb.best, seed, step);
      const score = await judge.score(weights, deals, best.won);
      const better = score !== undefined && isBetter(score, best);
      climb = { ...climb, step, best: better ? weights : climb.best };
      writeClimb(state, climb);
      if (!better) continue;
      best = score;
      console.log(`step ${step}: ${show(best, deals)}: ${JSON.stringify(weights)}`);
    }
    console.log(`On ${holdout.text}, which the climb has not seen:`);
    console.log(`first weights: ${show(await judge.score(climb.first, holdout), holdout)}`);
    console.log(`best weights: ${show(await judge.score(climb.best, holdout), holdout)}`);
  } finally {
    await judge.close();
  }
}

const command = new Command('tune')
  .description('Tunes the weights of the beam for a game by hill climbing; the same command goes on with it.')
  .argument('<game>')
  .addOption(dealsOption('--deals <range>', 'deals to climb on', '1000001..1000200'))
  .addOption(
    dealsOption('--holdout <range>', 'deals to compare first and best on, at the end', '1001001..1001400'),
  )
  .addOption(countOption('--width <n>', 'width of the beam', 100))
  .addOption(countOption('--seed <n>', 'chooses the changes that are tried', 1))
  .addOption(countOption('--steps <n>', 'steps in all, those done before included', 500))
  .addOption(countOption('--threads <n>', 'deals to try at the same time', availableParallelism()))
  .option('--state <file>', 'where the climb is kept (default: tune-GAME.json)')
  .action(tune);

await runScript(command);
