import { type Budget, formatBudget } from '../solver/budget.ts';
import type { Strategy } from '../solver/verdict.ts';

/** What decides the rows of a study besides rules and deals. */
export interface Settings {
  readonly budget: Budget;
  readonly strategy: Strategy;
  /** Version of this program. */
  readonly version: string;
}

/** The budget column of a study file: `3000000@256`, with the strategy behind it if one was asked for. */
export const formatSettings = ({ budget, strategy }: Settings): string =>
  strategy === 'auto' ? formatBudget(budget) : `${formatBudget(budget)} ${strategy}`;

/** Whether one text of `formatSettings` allows at most what another allows, with the same strategy. */
export function isWithin(smaller: string, larger: string): boolean {
  const [nodes, memory, strategy] = smaller.split(/[@ ]/);
  const [mostNodes, mostMemory, sameStrategy] = larger.split(/[@ ]/);
  return (
    strategy === sameStrategy && Number(nodes) <= Number(mostNodes) && Number(memory) <= Number(mostMemory)
  );
}

/** The one that all of the others are within; undefined if there is none. */
export const largestBudget = (budgets: readonly string[]): string | undefined =>
  budgets.find((larger) => budgets.every((smaller) => isWithin(smaller, larger)));
