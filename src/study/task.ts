// Solving one deal as a pure function of plain data, so that threads and other machines can do it alike.
import type { Deal } from '../deals/deal.ts';
import { formatMoves } from '../game/compact.ts';
import { replay } from '../game/replay.ts';
import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import { type Budget, formatBudget } from '../solver/budget.ts';
import { solve } from '../solver/solve.ts';
import type { Effort, Outcome, Strategy, UnknownReason } from '../solver/verdict.ts';
import type { Row } from './row.ts';

/** What decides the rows of a study besides rules and deals. */
export interface Settings {
  readonly budget: Budget;
  readonly strategy: Strategy;
  /** Version of this program. */
  readonly version: string;
}

export interface Task {
  readonly rules: Rules;
  readonly name: string;
  /** Must have passed `checkDeal`. */
  readonly deal: Deal;
  readonly settings: Settings;
}

export interface TaskResult {
  readonly row: Row;
  readonly effort: Effort;
  /** The replayed line of a solvable deal in compact notation, else null. */
  readonly solution: string | null;
}

/** The budget column of a study file: `3000000@256`, with the strategy behind it if one was asked for. */
export const formatSettings = ({ budget, strategy }: Settings): string =>
  strategy === 'auto' ? formatBudget(budget) : `${formatBudget(budget)} ${strategy}`;

/**
 * Solves a deal and replays the line on the reference engine.
 * @throws Error if the replay fails: a fault of ours, which must never pass as a result.
 */
export function solveTask(task: Task, stop: () => UnknownReason | undefined): TaskResult {
  const { rules, name, deal, settings } = task;
  const started = performance.now();
  const outcome = solve(rules, deal, { budget: settings.budget, strategy: settings.strategy, stop });
  const ms = Math.round(performance.now() - started);
  const solution = outcome.verdict === 'solvable' ? replayedSolution(task, outcome) : null;
  const row: Row = {
    game: rules.name,
    rules: rulesId(rules),
    deal: name,
    verdict: outcome.verdict,
    reason: outcome.verdict === 'unknown' ? outcome.reason : null,
    moves: outcome.verdict === 'solvable' ? outcome.line.length : null,
    nodes: outcome.effort.nodes,
    strategy: outcome.effort.method,
    budget: formatSettings(settings),
    ms,
    version: settings.version,
  };
  return { row, effort: outcome.effort, solution };
}

function replayedSolution({ rules, name, deal }: Task, { line }: Outcome & { verdict: 'solvable' }): string {
  const result = replay(rules, deal, line);
  if (!result.ok) {
    throw new Error(
      `The solver's line for deal ${name} of ${rules.title} fails at move ${result.at}: ${result.why}. This is a fault of the program.`,
    );
  }
  return formatMoves(line);
}
