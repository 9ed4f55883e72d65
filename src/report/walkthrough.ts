// A solution step by step: the board after each move, and in words what was played and what comes next.
import { countOf } from '../count-of.ts';
import { type BoardStyle, renderBoard } from '../game/board.ts';
import type { Position } from '../game/position.ts';
import type { Replay } from '../game/replay.ts';
import { describeMove } from '../game/words.ts';
import type { Rules } from '../rules/rules.ts';
import { formatCount } from './numbers.ts';
import { renderReplay, renderTitle } from './solution.ts';

export interface Walkthrough {
  readonly rules: Rules;
  /** Name of the deal. */
  readonly deal: string;
  readonly replay: Replay;
}

/** The number of the last step. Step 0 is the deal, step n is what the n-th move leads to. */
export const lastStep = ({ replay }: Walkthrough): number => replay.moves.length;

/** One step by itself, as it fills a screen. Ends with a newline. */
export function renderStep(walk: Walkthrough, step: number, style: BoardStyle): string {
  const last = lastStep(walk);
  const here =
    step === 0
      ? `The deal, and ${countOf(last, 'move')} to come`
      : `Move ${formatCount(step)} of ${formatCount(last)}: ${moveInWords(walk, step)}`;
  const next =
    step === last ? renderReplay(walk.rules, walk.replay).trimEnd() : `Next: ${moveInWords(walk, step + 1)}`;
  return `${renderTitle(walk.rules, walk.deal)}${here}\n${next}\n\n${boardAt(walk, step, style)}`;
}

/** All steps one after the other, for files and for readers of text; `verify` reads the numbered moves back. */
export function* renderSteps(walk: Walkthrough, style: BoardStyle): Generator<string> {
  yield `${renderTitle(walk.rules, walk.deal)}\n${boardAt(walk, 0, style)}`;
  for (let step = 1; step <= lastStep(walk); step++) {
    yield `\n${step}. ${moveInWords(walk, step)}\n\n${boardAt(walk, step, style)}`;
  }
  yield `\n${renderReplay(walk.rules, walk.replay)}`;
}

/** The move that leads to a step. */
function moveInWords({ rules, replay }: Walkthrough, step: number): string {
  const move = replay.moves[step - 1];
  return move === undefined ? '' : describeMove(rules, replay.positions[step - 1] as Position, move);
}

const boardAt = ({ replay }: Walkthrough, step: number, style: BoardStyle): string =>
  `${renderBoard(replay.positions[step] as Position, style)}\n`;
