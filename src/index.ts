// The library: plain data in and out. What is exported here is what package users may rely on, and nothing else is.
import { type DealJson, dealToJson, parseDealJson } from './deals/json.ts';
import { dealByName, parseDealNames } from './deals/name.ts';
import { readDeal } from './deals/read.ts';
import { InputError } from './errors.ts';
import { parseMoves } from './game/notation.ts';
import type { Position } from './game/position.ts';
import { replay } from './game/replay.ts';
import { describeMove } from './game/words.ts';
import { gameByName } from './rules/by-name.ts';
import { GAMES, OTHER_READINGS } from './rules/games.ts';
import type { Move } from './rules/move.ts';
import type { Rules } from './rules/rules.ts';
import { parseRules } from './rules/schema.ts';
import { type Budget, DEFAULT_BUDGET } from './solver/budget.ts';
import { solve as search } from './solver/solve.ts';
import type { Effort, UnknownReason } from './solver/verdict.ts';

export type { Move, Pile } from './rules/move.ts';
export type { Build, EmptyColumnRule, Rules } from './rules/rules.ts';
export type { Budget } from './solver/budget.ts';
export type { Effort, UnknownReason } from './solver/verdict.ts';

/** A game that we know by its name, or the rules of another. Of these, what most games share may be left out. */
export type Game = string | CustomRules;

export type CustomRules = Partial<Rules> & Pick<Rules, 'name' | 'columns' | 'cardsPerColumn' | 'build'>;

/**
 * A fresh deal, or a position in the middle of play. Cards are rank and suit, `TD` for the ten of diamonds, or `<TD>`
 * if they lie face down. Columns begin with their deepest card, the stock with the next card to draw, and the waste
 * ends with its top card. Foundations are by suit (`C`, `H`, `S`, `D`), the number of cards on each.
 */
export type Deal = DealJson;

/** A move of a solution, and the same in words: `7♠ from column 3 onto 8♥ in column 5`. */
export type PlayedMove = Move & { readonly words: string };

export type Outcome = { readonly effort: Effort } & (
  | { readonly verdict: 'solvable'; readonly solution: readonly PlayedMove[] }
  | { readonly verdict: 'unsolvable' }
  | { readonly verdict: 'unknown'; readonly reason: UnknownReason }
);

export interface SolveOptions {
  /** Positions to expand, and megabytes. What is left out is as on the command line. */
  readonly budget?: Partial<Budget>;
  /** Asked again and again whether to give up, and as what; undefined means no. */
  readonly stop?: () => UnknownReason | undefined;
}

export type Verification =
  | { readonly wins: true; readonly moves: number }
  /** The first move that is wrong, counted from 1, or the last one if the game isn't won then; and why. */
  | { readonly wins: false; readonly at: number; readonly why: string };

/** All games that are known by name: the nine, and what other collections play under two of their names. */
export const games: readonly Rules[] = [...GAMES, ...OTHER_READINGS];

/**
 * Reads a deal: a name such as `17` or `pysolfc:17`, or a text in any format that the program reads.
 * Throws an Error named `InputError` that says what is wrong and where; so do the other functions.
 */
export function parseDeal(game: Game, text: string): Deal {
  const rules = rulesOf(game);
  const trimmed = text.trim();
  if (!/^[^\s{]+$/.test(trimmed)) return dealToJson(readDeal(rules, text));
  const names = parseDealNames(trimmed);
  if (names.length !== 1) throw new InputError(`"${trimmed}" means ${names.length} deals; give one.`);
  return dealToJson(dealByName(rules, names.at(0)));
}

/**
 * Decides a deal. A solution has been replayed by an engine of its own. Runs until it is done, for seconds with hard
 * deals and the default budget: call it in a worker where that matters.
 */
export function solve(game: Game, deal: Deal, { budget, stop }: SolveOptions = {}): Outcome {
  const rules = rulesOf(game);
  const start = parseDealJson(rules, deal);
  const outcome = search(rules, start, {
    budget: { nodes: countIn(budget, 'nodes'), memory: countIn(budget, 'memory') },
    ...(stop === undefined ? {} : { stop }),
  });
  if (outcome.verdict !== 'solvable') return outcome;
  const played = replay(rules, start, outcome.line);
  if (!played.ok) {
    throw new Error(
      `The solver's line fails at move ${played.at}: ${played.why}. This is a fault of the program.`,
    );
  }
  const solution = played.moves.map((move, index) => ({
    ...move,
    words: describeMove(rules, played.positions[index] as Position, move),
  }));
  return { verdict: 'solvable', effort: outcome.effort, solution };
}

/** Replays a solution, as moves or as text that the program writes, and says whether it wins. */
export function verify(game: Game, deal: Deal, solution: string | readonly Move[]): Verification {
  const rules = rulesOf(game);
  const moves = typeof solution === 'string' ? parseMoves(solution) : solution;
  const played = replay(rules, parseDealJson(rules, deal), moves);
  return played.ok
    ? { wins: true, moves: played.moves.length }
    : { wins: false, at: played.at, why: played.why };
}

function countIn(budget: Partial<Budget> | undefined, field: keyof Budget): number {
  const count = budget?.[field] ?? DEFAULT_BUDGET[field];
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new InputError(`budget.${field} must be a whole number from 1 up, not ${count}.`);
}

const rulesOf = (game: Game): Rules => (typeof game === 'string' ? gameByName(game) : parseRules(game));
