import type { Deal } from '../deals/deal.ts';
import type { Rules } from '../rules/rules.ts';
import type { Budget } from './budget.ts';
import type { Outcome, Strategy, UnknownReason } from './verdict.ts';

export interface SolveOptions {
  readonly budget: Budget;
  readonly strategy?: Strategy;
  /** Asked every few thousand nodes whether to stop, and why; undefined goes on. */
  readonly stop?: () => UnknownReason | undefined;
}

/** Decides a deal within a budget. The deal must have passed `checkDeal`. Lines are not yet replayed: that is the caller's duty. */
export function solve(_rules: Rules, _deal: Deal, options: SolveOptions): Outcome {
  return {
    verdict: 'unknown',
    reason: 'nodes',
    effort: { nodes: options.budget.nodes, method: 'none', tableLoad: 0, deepestStage: 0 },
  };
}
