// What a thread of the tuner runs: one beam search.
import { dealByName, parseDealNames } from '../src/deals/name.ts';
import { gameByName } from '../src/rules/by-name.ts';
import { Beam } from '../src/solver/beam.ts';
import { State } from '../src/solver/state.ts';
import type { Weights } from '../src/solver/weights.ts';

export interface TrialTask {
  readonly game: string;
  readonly deal: string;
  readonly width: number;
  readonly weights: Weights;
}

export interface Trial {
  readonly won: boolean;
  /** The fewest cards that were left to play. */
  readonly left: number;
}

export default function run({ game, deal, width, weights }: TrialTask): Trial {
  const rules = gameByName(game);
  const beam = new Beam(new State(rules, dealByName(rules, parseDealNames(deal).at(0))), width, weights);
  const won = beam.run(Infinity) === 'solved';
  return { won, left: won ? 0 : beam.fewestRemaining };
}
