// Positions by hand, and short names for what is asked of them.
import type { Card } from '../../src/cards/card.ts';
import { parseCard } from '../../src/cards/text.ts';
import { parseMove } from '../../src/game/compact.ts';
import { whyIllegal } from '../../src/game/illegal.ts';
import type { Position } from '../../src/game/position.ts';
import { resolveMove } from '../../src/game/written.ts';
import { findGame } from '../../src/rules/games.ts';
import type { Move } from '../../src/rules/move.ts';
import type { Rules } from '../../src/rules/rules.ts';

export interface Sketch {
  /** One text per column, deepest card first, face-down cards as `<5H>`. */
  readonly columns?: readonly string[];
  readonly stock?: string;
  readonly waste?: string;
  /** In the order clubs, hearts, spades, diamonds. */
  readonly foundations?: readonly (readonly number[])[];
  readonly redeals?: number | null;
}

const EMPTY = [0, 0] as const;

export const positionOf = (sketch: Sketch): Position => ({
  columns: (sketch.columns ?? []).map((text) => cards(text.replace(/[<>]/g, ''))),
  faceDown: (sketch.columns ?? []).map((text) => text.split('<').length - 1),
  stock: cards(sketch.stock ?? ''),
  waste: cards(sketch.waste ?? ''),
  foundations: sketch.foundations ?? [EMPTY, EMPTY, EMPTY, EMPTY],
  redeals: sketch.redeals ?? (sketch.redeals === null ? null : 0),
});

export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const card = parseCard(name);
      if (card === undefined) throw new Error(`${name} is no card`);
      return card;
    });

/** A named game, with changes. */
export function game(name: string, changes: Partial<Rules> = {}): Rules {
  const rules = findGame(name);
  if (rules === undefined) throw new Error(`${name} is no game`);
  return { ...rules, ...changes };
}

/** A move in the terse notation. */
export function moveOf(rules: Rules, position: Position, text: string): Move {
  const written = parseMove(text);
  if (written === undefined) throw new Error(`${text} is no move`);
  return resolveMove(rules, position, written);
}

/** Why the move, in the terse notation, is illegal. */
export const whyNot = (rules: Rules, position: Position, text: string): string | undefined =>
  whyIllegal(rules, position, moveOf(rules, position, text));
