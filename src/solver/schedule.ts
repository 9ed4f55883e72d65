// Which searches `solve` tries, one after the other, within its budget of nodes.

import type { Strategy } from './verdict.ts';

export type Step =
  /** A beam search of a width, from the start. */
  | { readonly search: 'beam'; readonly width: number }
  /** The complete search, resumed where it stopped, until it has expanded so many nodes in all. */
  | { readonly search: 'dfs'; readonly nodes: number }
  /** Weighted A*, from the start, with all the memory there is. */
  | { readonly search: 'astar' };

const beam = (width: number): Step => ({ search: 'beam', width });
const dfs = (nodes: number): Step => ({ search: 'dfs', nodes });

/** Cheap wins first, then ever more of both. */
const AUTO: readonly Step[] = [
  beam(30),
  dfs(30_000),
  beam(300),
  dfs(300_000),
  beam(1_000),
  beam(3_000),
  dfs(1_000_000),
  beam(10_000),
  dfs(10_000_000),
  beam(30_000),
  dfs(30_000_000),
  beam(100_000),
  dfs(Infinity),
];

export const SCHEDULES = {
  auto: AUTO,
  beam: [30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000].map(beam),
  dfs: [dfs(Infinity)],
  astar: [{ search: 'astar' }],
} as const satisfies Record<Strategy, readonly Step[]>;
