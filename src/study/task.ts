// Solving one deal as a pure function of plain data, so that threads and other machines can do it alike.
import type { Deal } from '../deals/deal.ts';
import { formatMoves } from '../game/compact.ts';
import { parseMoves } from '../game/notation.ts';
import { replay } from '../game/replay.ts';
import { rulesId } from '../rules/id.ts';
import type { Move } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { SHORTEN_NODES, shorten } from '../solver/shorten.ts';
import { solve } from '../solver/solve.ts';
import type { Effort, UnknownReason } from '../solver/verdict.ts';
import type { Row } from './row.ts';
import { formatSettings, type Settings } from './settings.ts';

export interface Task {
  readonly rules: Rules;
  readonly name: string;
  /** Must have passed `checkDeal`. */
  readonly deal: Deal;
  readonly settings: Settings;
  /** Which of all tasks of its plan it is, wanted or not. */
  readonly place?: number;
  /** What solving led to already: all that is left to do is to make its solution shorter. */
  readonly solved?: Solved;
}

export interface TaskResult {
  /** Without the solution. */
  readonly row: Row;
  readonly effort: Effort;
  /** The replayed line of a solvable deal in compact notation, else null. */
  readonly solution: string | null;
  /** What went wrong if the row's reason is `fault`. */
  readonly fault?: string;
}

export type Solved = TaskResult & { readonly solution: string };

export const isSolved = (result: TaskResult): result is Solved => result.solution !== null;

/** A result on its way from a thread or another machine: errors lose their class there. */
export type Answer = { readonly result: TaskResult } | { readonly programFault: string };

/** A fault of ours, such as a solver's line that doesn't win: no result may come of it, and it ends a study. */
export class ProgramFault extends Error {
  override readonly name: string = 'ProgramFault';
}

/**
 * Solves a deal and replays the line on the reference engine.
 * @throws ProgramFault if the replay fails.
 */
export function solveTask(task: Task, stop: () => UnknownReason | undefined): TaskResult {
  const { rules, name, deal, settings } = task;
  const started = performance.now();
  const outcome = solve(rules, deal, { budget: settings.budget, strategy: settings.strategy, stop });
  const ms = Math.round(performance.now() - started);
  const solution = outcome.verdict === 'solvable' ? replayedSolution(task, outcome.line) : null;
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
    solution: null,
  };
  return { row, effort: outcome.effort, solution };
}

/**
 * Makes the solution of a solved deal shorter if it can, and replays it again. The milliseconds add up; nodes are
 * those of solving.
 * @throws ProgramFault if the replay fails.
 */
function shortenTask(task: Task, solved: Solved): TaskResult {
  const started = performance.now();
  const { rules, deal } = task;
  const { moves } = replay(rules, deal, parseMoves(solved.solution));
  const line = shorten(rules, deal, moves, SHORTEN_NODES);
  const ms = solved.row.ms + Math.round(performance.now() - started);
  return {
    ...solved,
    row: { ...solved.row, moves: line.length, ms },
    solution: replayedSolution(task, line),
  };
}

function replayedSolution({ rules, name, deal }: Task, line: readonly Move[]): string {
  const result = replay(rules, deal, line);
  if (!result.ok) {
    throw new ProgramFault(
      `The solver's line for deal ${name} of ${rules.title} fails at move ${result.at}: ${result.why}. This is a fault of the program.`,
    );
  }
  return formatMoves(line);
}

/** Does what a task asks for. Only solving heeds `stop`; shortening is soon done. */
export function answerTask(task: Task, stop: () => UnknownReason | undefined): Answer {
  try {
    const { solved } = task;
    return { result: solved === undefined ? solveTask(task, stop) : shortenTask(task, solved) };
  } catch (error) {
    if (error instanceof ProgramFault) return { programFault: error.message };
    throw error;
  }
}

/** @throws ProgramFault if the answer tells of one. */
export function resultOf(answer: Answer): TaskResult {
  if ('programFault' in answer) throw new ProgramFault(answer.programFault);
  return answer.result;
}

/** The result of a deal whose solver failed for good. */
export const faultResult = (task: Task, error: unknown): TaskResult => ({
  ...resultWithout(task, 'fault'),
  fault: error instanceof Error ? error.message : String(error),
});

/** The result of a deal that nobody will solve now. */
export const interruptedResult = (task: Task): TaskResult => resultWithout(task, 'interrupted');

const resultWithout = ({ rules, name, settings }: Task, reason: 'fault' | 'interrupted'): TaskResult => ({
  row: {
    game: rules.name,
    rules: rulesId(rules),
    deal: name,
    verdict: 'unknown',
    reason,
    moves: null,
    nodes: 0,
    strategy: settings.strategy,
    budget: formatSettings(settings),
    ms: 0,
    version: settings.version,
    solution: null,
  },
  effort: { nodes: 0, method: settings.strategy, tableLoad: 0, deepestStage: 0 },
  solution: null,
});
