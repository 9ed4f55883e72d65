// Plays one random game in the reference engine and in the solver's State side by side and looks for differences.
import type { Deal } from '../../src/deals/deal.ts';
import { formatDealText } from '../../src/deals/text.ts';
import { applyMove } from '../../src/game/apply.ts';
import { formatMove } from '../../src/game/compact.ts';
import { legalMoves } from '../../src/game/legal.ts';
import type { Position } from '../../src/game/position.ts';
import { cardsLeft } from '../../src/game/won.ts';
import type { Move } from '../../src/rules/move.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { Preview } from '../../src/solver/preview.ts';
import { State } from '../../src/solver/state.ts';
import {
  asKernelSees,
  dealOf,
  facesFromScratch,
  facesOf,
  featuresFromScratch,
  kernelMoves,
  keyFromScratch,
  packed,
  snapshot,
  wasteFeaturesOf,
} from './kernel.ts';
import type { Random } from './random.ts';
import { pickMove } from './walks.ts';

/** One step in so many is looked at closely; at the others only the key is. */
const CLOSE_LOOK = 25;

/**
 * Plays at most `length` moves and takes them all back, in two parts: from the deal, and from the position that the
 * first part reached, loaded anew. Says how the two first differ; undefined if they agree.
 */
export function disagreement(rules: Rules, deal: Deal, random: Random, length: number): string | undefined {
  const first = random(length);
  const middle = playBoth(rules, deal, random, first);
  if (typeof middle === 'string') return middle;
  const end = playBoth(rules, middle, random, length - first);
  return typeof end === 'string' ? `after ${first} moves, loaded anew: ${end}` : undefined;
}

interface Step {
  readonly move: number;
  readonly token: number;
  readonly before: readonly number[] | undefined;
}

function playBoth(rules: Rules, start: Position, random: Random, length: number): Position | string {
  const state = new State(rules, start);
  const steps: Step[] = [];
  let position = start;
  while (steps.length <= length) {
    const isLast = steps.length === length;
    const isClose = isLast || steps.length === 0 || random(CLOSE_LOOK) === 0;
    // After a close look any legal move may follow, also those that the solver leaves out as no different.
    const moves = isClose ? legalMoves(rules, position) : kernelMoves(state);
    const found = isClose ? closeLook(rules, position, moves, state) : undefined;
    if (found !== undefined) return `after ${steps.length} moves: ${found}`;
    const move = pickMove(moves, random);
    if (move === undefined || isLast) break;
    const before = isClose ? snapshot(state) : undefined;
    position = applyMove(rules, position, move);
    steps.push({ move: packed(move), token: state.make(packed(move)), before });
  }
  while (steps.length > 0) {
    const { move, token, before } = steps.pop() as Step;
    state.unmake(move, token);
    const found = before === undefined ? undefined : notRestored(state, before);
    if (found !== undefined) return `after ${steps.length} moves, coming back: ${found}`;
  }
  return position;
}

function closeLook(
  rules: Rules,
  position: Position,
  legal: readonly Move[],
  state: State,
): string | undefined {
  const features = featuresFromScratch(state);
  const texts = [dealOf(state), asKernelSees(rules, position)].map((deal) => formatDealText(rules, deal));
  const moves = [kernelMoves(state), distinctMoves(position, legal)].map((list) =>
    list.map(formatMove).sort().join(' '),
  );
  return (
    difference('position', texts[0], texts[1]) ??
    difference('moves', moves[0], moves[1]) ??
    difference('key', keyOf(state), keyFromScratch(state).join()) ??
    difference('cards left', state.remaining, cardsLeft(rules, position)) ??
    difference('cards of stock and waste', state.pile, position.stock.length + position.waste.length) ??
    difference('cards of the waste', state.wasteSize, position.waste.length) ??
    difference(
      'tops and what foundations want',
      facesOf(state).join(' '),
      facesFromScratch(state).join(' '),
    ) ??
    difference('features of columns', state.columnFeatures, features.columns) ??
    difference('features of the waste', wasteFeaturesOf(state), features.waste) ??
    forthAndBack(legal, state)
  );
}

/** Every legal move, made and taken back: whether its key was foreseen, and whether all is as before. */
function forthAndBack(moves: readonly Move[], state: State): string | undefined {
  const before = snapshot(state);
  const preview = new Preview(moves.length);
  preview.run(state, Int32Array.from(moves, packed), 0, moves.length);
  for (const [index, move] of moves.entries()) {
    const foreseen = `${preview.low[index]},${preview.high[index]}`;
    const token = state.make(packed(move));
    const found = difference(`key after ${formatMove(move)}`, keyOf(state), foreseen);
    if (found !== undefined) return found;
    state.unmake(packed(move), token);
  }
  return notRestored(state, before);
}

function notRestored(state: State, before: readonly number[]): string | undefined {
  const now = snapshot(state);
  const isSame = now.length === before.length && now.every((value, index) => value === before[index]);
  return isSame ? undefined : difference('taken back', now.join(' '), before.join(' '));
}

/** The legal moves that the solver lists: one empty column stands for all, and none takes in a whole column. */
function distinctMoves({ columns }: Position, legal: readonly Move[]): Move[] {
  const isEmpty = (column: number): boolean => columns[column]?.length === 0;
  const leftmost = [...columns.keys()].find(isEmpty);
  return legal.filter(({ from, to, count }) => {
    if (typeof to !== 'number' || !isEmpty(to)) return true;
    return to === leftmost && !(typeof from === 'number' && columns[from]?.length === count);
  });
}

const keyOf = (state: State): string => `${state.keyLow},${state.keyHigh}`;

const difference = <T>(what: string, kernel: T, reference: T): string | undefined =>
  kernel === reference ? undefined : `${what}: ${kernel} in the solver, but ${reference}`;
