// What a solver may say of a deal, and what it took.
import type { Move } from '../rules/move.ts';

/** Why a search ended without knowing: its nodes, its table, its clock, or someone's wish. */
export type UnknownReason = 'nodes' | 'memory' | 'time' | 'interrupted';

/** How a complete search ends. `exhausted`: nothing wins. */
export type ProofResult = 'solved' | 'exhausted' | UnknownReason;

export type Verdict =
  /** Won by playing `line` from the deal. */
  | { readonly verdict: 'solvable'; readonly line: readonly Move[] }
  /** No line wins: a complete search with sound pruning ended. */
  | { readonly verdict: 'unsolvable' }
  | { readonly verdict: 'unknown'; readonly reason: UnknownReason };

export const STRATEGIES = ['auto', 'beam', 'dfs', 'astar'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** What a search cost, whatever it found. */
export interface Effort {
  /** Positions expanded, over all searches that were tried. */
  readonly nodes: number;
  /** The search that gave the verdict, or the last one tried, e.g. `beam 1000` or `dfs`. */
  readonly method: string;
  /** Share of the transposition table in use at the end of the last complete search, 0 to 1. */
  readonly tableLoad: number;
  /** The most draws and redeals that any examined position had behind it. */
  readonly deepestStage: number;
}

export type Outcome = Verdict & { readonly effort: Effort };
