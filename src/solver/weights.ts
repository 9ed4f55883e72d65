// What the beam thinks of a position: a sum of features, lower is better. Weights are whole numbers, so that a
// score is the same on every machine.
import type { Rules } from '../rules/rules.ts';
import type { State } from './state.ts';

export interface Weights {
  /** Cards not on foundations. */
  readonly remaining: number;
  /** Waste cards above a lower card of the waste. */
  readonly wasteAny: number;
  /** Waste cards above a lower card of their own suit. */
  readonly wasteSuit: number;
  /** Column cards above a lower one of their suit in their column. */
  readonly columnSuit: number;
  /** Column cards above any lower one. */
  readonly columnAny: number;
  readonly emptyColumn: number;
  /** Kings in the waste, or in a column but not at its bottom. */
  readonly king: number;
  /** Column cards that lie on a card they may be built on. */
  readonly built: number;
  readonly wasteSize: number;
}

// Found by bench/tune.ts, on native deals from 1000001 on, from weights of a prototype; those for games that build in
// other suits were changed by hand once more.

const SAME_SUIT: Weights = {
  remaining: 56,
  wasteAny: 74,
  wasteSuit: 51,
  columnSuit: 12,
  columnAny: -1,
  emptyColumn: -21,
  king: 17,
  built: 0,
  wasteSize: 0,
};

/** Games that build in other suits and move one card. */
const OTHER_SUITS: Weights = {
  remaining: 28,
  wasteAny: -4,
  wasteSuit: 32,
  columnSuit: 44,
  columnAny: 28,
  emptyColumn: -80,
  king: 6,
  built: -20,
  wasteSize: 6,
};

/** Games that move runs. */
const RUNS: Weights = {
  remaining: 28,
  wasteAny: 28,
  wasteSuit: 45,
  columnSuit: 19,
  columnAny: 18,
  emptyColumn: -65,
  king: 12,
  built: -8,
  wasteSize: -1,
};

/** The weights for a game. */
export const weightsFor = (rules: Rules): Weights =>
  rules.build === 'same-suit' ? SAME_SUIT : rules.moveRuns ? RUNS : OTHER_SUITS;

export function evaluate(state: State, weights: Weights): number {
  const columns = state.columnFeatures;
  const waste = state.wasteFeatures[state.wasteTop()]!;
  let empty = 0;
  for (let column = 0; column < state.layout.columns; column++) if (state.length[column] === 0) empty++;
  return (
    weights.remaining * state.remaining +
    weights.wasteAny * (waste & 255) +
    weights.wasteSuit * ((waste >> 8) & 255) +
    weights.columnSuit * ((columns >> 8) & 255) +
    weights.columnAny * (columns & 255) +
    weights.emptyColumn * empty +
    weights.king * (((columns >> 16) & 255) + ((waste >> 16) & 255)) +
    weights.built * (columns >>> 24) +
    weights.wasteSize * state.wasteSize
  );
}
