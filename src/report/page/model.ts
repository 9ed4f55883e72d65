// What a page carries for its scripts, as JSON.
import type { Rules } from '../../rules/rules.ts';
import type { StartData } from './start.ts';

export interface PageData {
  readonly rules: readonly Rules[];
  readonly plays: readonly PlayData[];
  readonly studies: readonly StudyData[];
}

/** A solution to watch, or a deal without one. */
export interface PlayData {
  /** Index in `rules`. */
  readonly rules: number;
  readonly deal: string;
  readonly start: StartData;
  /** In compact notation; empty if there is no solution. */
  readonly moves: string;
}

/** The deals of a game with the same rules, budget and version. */
export interface StudyData {
  readonly game: string;
  readonly rules: string;
  readonly budget: string;
  readonly version: string;
  /** How the page calls it. */
  readonly label: string;
  /** What `DealData` has indices of. */
  readonly strategies: readonly string[];
  readonly deals: readonly DealData[];
}

/** A deal in as few letters as possible: there may be ten thousand. */
export type DealData = readonly [
  deal: string,
  verdict: string,
  /** Empty if there is none. */
  reason: string,
  moves: number | null,
  nodes: number,
  ms: number,
  strategy: number,
  /** Empty if there is none. */
  grade: string,
  /** Games that the simple player won; null if it didn't try. */
  wins: number | null,
  /** Index in `plays`; null if it carries no solution. */
  play: number | null,
];
