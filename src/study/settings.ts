import { type Budget, formatBudget } from '../solver/budget.ts';
import type { Strategy } from '../solver/verdict.ts';

/** What decides the rows of a study besides rules and deals. */
export interface Settings {
  readonly budget: Budget;
  readonly strategy: Strategy;
  /** Whether solutions are made shorter. */
  readonly shorten?: boolean | undefined;
  /** Version of this program. */
  readonly version: string;
}

/** The budget column of a study file: `5000000@256`, and behind it the strategy and `shorten` if they were asked for. */
export const formatSettings = ({ budget, strategy, shorten }: Settings): string =>
  [formatBudget(budget), ...(strategy === 'auto' ? [] : [strategy]), ...(shorten ? ['shorten'] : [])].join(
    ' ',
  );

/** Whether one text of `formatSettings` allows at most what another allows, and asks for the same besides. */
export function isWithin(smaller: string, larger: string): boolean {
  const [nodes, memory, ...rest] = smaller.split(/[@ ]/);
  const [mostNodes, mostMemory, ...sameRest] = larger.split(/[@ ]/);
  return (
    rest.join() === sameRest.join() &&
    Number(nodes) <= Number(mostNodes) &&
    Number(memory) <= Number(mostMemory)
  );
}

/** The one that all of the others are within; undefined if there is none. */
export const largestBudget = (budgets: readonly string[]): string | undefined =>
  budgets.find((larger) => budgets.every((smaller) => isWithin(smaller, larger)));
