// How hard a solvable deal is for people. Two things tell: how often a simple player wins it, and how far the solver
// had to look.
import type { Tries } from './greedy.ts';

export const GRADES = ['easy', 'medium', 'hard', 'expert'] as const;
export type Grade = (typeof GRADES)[number];

/** How often the simple player tries a deal. */
export const GREEDY_TRIES = 20;
/** Of these, how many wins make a deal easy. */
export const EASY_WINS = 5;
/**
 * Positions up to which a deal that the simple player never wins is hard rather than expert. It lies well above what
 * the first two searches of the solver's schedule take, and well below what the third does.
 */
export const HARD_NODES = 40_000;

/** @param nodes What the solver took to find a solution. */
export function gradeOf(nodes: number, { wins }: Tries): Grade {
  if (wins >= EASY_WINS) return 'easy';
  if (wins > 0) return 'medium';
  return nodes <= HARD_NODES ? 'hard' : 'expert';
}
