import type { Card } from '../cards/card.ts';
import { symbolCard } from '../cards/text.ts';
import type { Move, Pile } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { drawCount } from './illegal.ts';
import { cardsTaken, type Position } from './position.ts';

/** A move as someone wrote it down. It may leave out what the position tells, and may name cards. Every Move is one. */
export interface WrittenMove {
  readonly from: Pile;
  readonly to: Pile;
  /** Left out: what a draw or a redeal takes in the position, or else one card. */
  readonly count?: number;
  /** The cards that the text names; `whyMisnamed` holds them against a position. */
  readonly named?: {
    readonly first?: Card;
    readonly last?: Card;
    /** The card that is built on; `null` is an empty column. */
    readonly onto?: Card | null;
  };
}

/** The move that is meant in a position. It need not be legal. */
export function resolveMove(rules: Rules, position: Position, { from, to, count }: WrittenMove): Move {
  if (count !== undefined) return { from, to, count };
  if (from === 'stock') return { from, to, count: drawCount(rules, position) };
  return { from, to, count: to === 'stock' ? position.waste.length : 1 };
}

/**
 * Which card isn't where a written move has it, as a sentence without capital and full stop; undefined if all are.
 * `move` is what it resolves to in the position.
 */
export function whyMisnamed(position: Position, { named }: WrittenMove, move: Move): string | undefined {
  const { first, last, onto } = named ?? {};
  const cards = cardsTaken(position, move);
  const under = typeof move.to === 'number' ? position.columns[move.to]?.at(-1) : undefined;
  if (first !== undefined && first !== cards[0]) return misnamed(first, cards[0]);
  if (last !== undefined && last !== cards.at(-1)) return misnamed(last, cards.at(-1));
  return onto === undefined || onto === (under ?? null) ? undefined : misnamed(onto, under);
}

const misnamed = (named: Card | null, found: Card | undefined): string =>
  `the text has ${named === null ? 'an empty column' : symbolCard(named)} where ${found === undefined ? 'no card' : symbolCard(found)} lies`;
