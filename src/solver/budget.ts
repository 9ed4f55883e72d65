/** What a search may use. A verdict and its node count depend on these two numbers, never on a clock. */
export interface Budget {
  /** Positions to expand. */
  readonly nodes: number;
  /** Megabytes (2^20 bytes) for tables and stored positions. */
  readonly memory: number;
}

export const DEFAULT_BUDGET: Budget = { nodes: 5_000_000, memory: 256 };

/** For study files: `5000000@256`. */
export const formatBudget = (budget: Budget): string => `${budget.nodes}@${budget.memory}`;
