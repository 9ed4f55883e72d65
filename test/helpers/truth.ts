// Small deals of which the truth is known, and what the solver's searches say of them.
import type { Deal } from '../../src/deals/deal.ts';
import { replay } from '../../src/game/replay.ts';
import type { Move } from '../../src/rules/move.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { Beam } from '../../src/solver/beam.ts';
import { DeadEnds, hasDeadEndTest } from '../../src/solver/dead-ends.ts';
import { fullLine } from '../../src/solver/line.ts';
import { unpackMove } from '../../src/solver/moves.ts';
import { Proof, type Pruning } from '../../src/solver/proof.ts';
import { solve } from '../../src/solver/solve.ts';
import { State } from '../../src/solver/state.ts';
import { Table } from '../../src/solver/table.ts';
import type { ProofResult } from '../../src/solver/verdict.ts';
import { weightsFor } from '../../src/solver/weights.ts';
import { endgame, randomDeal } from './deals.ts';
import { NaiveGame } from './naive.ts';
import { type Random, seededRandom } from './random.ts';
import type { SmallGame } from './small-games.ts';
import { randomWalk } from './walks.ts';

export interface KnownDeal {
  readonly seed: number;
  readonly rules: Rules;
  readonly deal: Deal;
  readonly winnable: boolean;
  /** Positions that naive search looked at: all that can be reached, if the deal can't be won. */
  readonly positions: number;
}

/** The first `count` deals of a small game that have no more than `limit` positions. */
export function* knownDeals(game: SmallGame, count: number, limit: number): Generator<KnownDeal> {
  for (let seed = game.firstSeed, left = count; left > 0; seed++) {
    const rules = game.rules(seed);
    const deal = dealOf(rules, seededRandom(seed));
    const truth = new NaiveGame(rules).solve(deal, limit);
    if (truth === undefined) continue;
    left--;
    yield { seed, rules, deal, ...truth };
  }
}

/** Half of the deals are fresh, a quarter after a few moves, and a quarter near the end. */
function dealOf(rules: Rules, random: Random): Deal {
  const fresh = randomDeal(rules, random(2 ** 30));
  const kind = random(4);
  if (kind === 0) return randomWalk(rules, fresh, random, 1 + random(12)).positions.at(-1) as Deal;
  return kind === 1 ? endgame(rules, random) : fresh;
}

/** What each kind of pruning may be set to in a game, made for the State that is searched. */
const SETTINGS: {
  readonly [Switch in keyof Pruning]: (rules: Rules) => readonly ((state: State) => Pruning[Switch])[];
} = {
  safe: () => [() => false, () => true],
  earlyDraws: () => [() => false, () => true],
  deadEnds: (rules) => [
    () => undefined,
    ...(hasDeadEndTest(rules) ? [(state: State) => new DeadEnds(state)] : []),
  ],
};

/** All combinations of the settings. */
function prunings(rules: Rules): ((state: State) => Pruning)[] {
  return Object.entries(SETTINGS).reduce<((state: State) => object)[]>(
    (made, [name, settings]) =>
      made.flatMap((rest) =>
        settings(rules).map((setting) => (state) => ({ ...rest(state), [name]: setting(state) })),
      ),
    [() => ({})],
  ) as ((state: State) => Pruning)[];
}

/** The pruning that is on, e.g. `safe earlyDraws`. */
const nameOf = (pruning: Pruning): string =>
  Object.entries(pruning)
    .filter(([, setting]) => setting !== undefined && setting !== false)
    .map(([name]) => name)
    .join(' ');

export interface Proved {
  /** Empty if nothing is pruned. */
  readonly pruning: string;
  readonly nodes: number;
  /** Positions met, expanded or not. */
  readonly positions: number;
}

export interface Findings {
  /** Complete searches, one for each combination of pruning; the first prunes nothing. */
  readonly proofs: readonly Proved[];
  /** What is wrong, in sentences without capital and full stop. */
  readonly mistakes: readonly string[];
}

const TABLE_BYTES = 2 ** 22;
const BUDGET = { nodes: 200_000, memory: 2 };
const STRATEGIES = ['auto', 'dfs', 'astar'] as const;
const BEAM_WIDTH = 20;

/** Lets every search decide a deal, replays the lines that they play, and holds their verdicts against the truth. */
export function findings(known: KnownDeal): Findings {
  const { rules, deal, winnable } = known;
  const mistakes: string[] = [];
  const hold = (search: string, verdict: string, line: () => readonly Move[]): void => {
    if (verdict !== (winnable ? 'solvable' : 'unsolvable')) mistakes.push(`${search} says ${verdict}`);
    if (verdict !== 'solvable') return;
    const played = replay(rules, deal, line());
    if (!played.ok) mistakes.push(`${search} plays a line that fails at move ${played.at}: ${played.why}`);
  };
  const proofs = prunings(rules).map((pruningFor): Proved => {
    const state = new State(rules, deal);
    const pruning = pruningFor(state);
    const name = nameOf(pruning);
    const proof = new Proof(state, new Table(TABLE_BYTES), pruning);
    const result = proof.run(Number.POSITIVE_INFINITY);
    hold(`search with ${name || 'nothing'} pruned`, VERDICTS.get(result) ?? result, () =>
      Array.from(proof.line(), unpackMove),
    );
    return { pruning: name, nodes: proof.nodes, positions: proof.table.size };
  });
  for (const strategy of STRATEGIES) {
    const outcome = solve(rules, deal, { budget: BUDGET, strategy });
    hold(`solve by ${strategy}`, outcome.verdict, () => (outcome.verdict === 'solvable' ? outcome.line : []));
  }
  const beam = new Beam(new State(rules, deal), BEAM_WIDTH, weightsFor(rules));
  if (beam.run(Number.POSITIVE_INFINITY) === 'solved') {
    hold('beam search', 'solvable', () => fullLine(rules, deal, beam.line()));
  }
  return { proofs, mistakes };
}

const VERDICTS: ReadonlyMap<ProofResult, string> = new Map([
  ['solved', 'solvable'],
  ['exhausted', 'unsolvable'],
]);
