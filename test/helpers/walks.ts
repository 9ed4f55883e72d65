// Random play for tests.
import type { Deal } from '../../src/deals/deal.ts';
import { applyMove } from '../../src/game/apply.ts';
import { legalMoves } from '../../src/game/legal.ts';
import type { Position } from '../../src/game/position.ts';
import type { Move } from '../../src/rules/move.ts';
import type { Rules } from '../../src/rules/rules.ts';
import type { Random } from './random.ts';

export interface Walk {
  readonly moves: readonly Move[];
  /** The deal, then the position after each move. */
  readonly positions: readonly Position[];
}

/**
 * Plays at most `length` random legal moves. Draws and redeals are taken one time in four when cards can move, and
 * foundations every other time, so that walks empty columns and sometimes win.
 */
export function randomWalk(rules: Rules, deal: Deal, random: Random, length: number): Walk {
  const moves: Move[] = [];
  const positions: Position[] = [deal];
  let position = deal;
  while (moves.length < length) {
    const legal = legalMoves(rules, position);
    const move = pickMove(legal, random);
    if (move === undefined) break;
    position = applyMove(rules, position, move);
    moves.push(move);
    positions.push(position);
  }
  return { moves, positions };
}

/** One of the moves, by the shares that `randomWalk` tells of; undefined if there are none. */
export function pickMove(legal: readonly Move[], random: Random): Move | undefined {
  const toFoundation = legal.filter(({ to }) => to === 'foundation');
  const ofCards = legal.filter(({ from, to }) => from !== 'stock' && to !== 'stock');
  const draw = random(4);
  const wanted = random(2) === 0 ? toFoundation : draw === 0 ? [] : ofCards;
  const choice = wanted.length > 0 ? wanted : legal;
  return choice[random(choice.length)];
}
