import { countOf } from '../count-of.ts';
import type { Deal } from '../deals/deal.ts';
import type { Move } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { applyMove } from './apply.ts';
import { whyIllegal } from './illegal.ts';
import type { Position } from './position.ts';
import { cardsLeft } from './won.ts';
import { resolveMove, type WrittenMove, whyMisnamed } from './written.ts';

interface Played {
  /** The legal moves, up to the first that isn't. */
  readonly moves: readonly Move[];
  /** The deal, then the position after each of `moves`. */
  readonly positions: readonly Position[];
}

export type Replay =
  | (Played & { readonly ok: true })
  | (Played & {
      readonly ok: false;
      /** The move that fails, counted from 1; the last one if all are legal but don't win, 0 if there are none. */
      readonly at: number;
      /** A sentence without capital and full stop. */
      readonly why: string;
    });

/** Plays a solution and says whether it wins. The deal must have passed `checkDeal`; nothing else is trusted. */
export function replay(rules: Rules, deal: Deal, solution: readonly WrittenMove[]): Replay {
  const moves: Move[] = [];
  const positions: Position[] = [deal];
  let position = deal;
  for (const written of solution) {
    const move = resolveMove(rules, position, written);
    const why = whyMisnamed(position, written, move) ?? whyIllegal(rules, position, move);
    if (why !== undefined) return { ok: false, at: moves.length + 1, why, moves, positions };
    position = applyMove(rules, position, move);
    moves.push(move);
    positions.push(position);
  }
  const left = cardsLeft(rules, position);
  if (left === 0) return { ok: true, moves, positions };
  return { ok: false, at: moves.length, why: whyNotWon(moves.length, left), moves, positions };
}

function whyNotWon(moves: number, left: number): string {
  const cards = `${countOf(left, 'card')} ${left === 1 ? 'is' : 'are'} not on the foundations`;
  return moves === 0 ? `there are no moves: ${cards}` : `the last move doesn't win the game: ${cards}`;
}
