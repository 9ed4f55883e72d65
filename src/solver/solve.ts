// The portfolio: tries the searches of a schedule within one budget, until one of them decides the deal.
import type { Deal } from '../deals/deal.ts';
import type { Rules } from '../rules/rules.ts';
import { Beam } from './beam.ts';
import type { Budget } from './budget.ts';
import { DeadEnds, hasDeadEndTest } from './dead-ends.ts';
import { fullLine } from './line.ts';
import { unpackMove } from './moves.ts';
import { Proof } from './proof.ts';
import { SCHEDULES } from './schedule.ts';
import { State } from './state.ts';
import { Table } from './table.ts';
import type { Outcome, Strategy, UnknownReason, Verdict } from './verdict.ts';
import { weightsFor } from './weights.ts';

export interface SolveOptions {
  readonly budget: Budget;
  readonly strategy?: Strategy;
  /** Asked every few thousand nodes whether to stop, and why; undefined goes on. */
  readonly stop?: () => UnknownReason | undefined;
}

/** Share of the memory that the table of the complete search may take; while it grows it needs half as much again. */
const TABLE_SHARE = 0.5;

/** Decides a deal within a budget. The deal must have passed `checkDeal`. Lines are not yet replayed: that is the caller's duty. */
export function solve(rules: Rules, deal: Deal, { budget, strategy = 'auto', stop }: SolveOptions): Outcome {
  const weights = weightsFor(rules);
  const table = new Table(budget.memory * 2 ** 20 * TABLE_SHARE);
  const root = new State(rules, deal);
  const deadEnds = hasDeadEndTest(rules) ? new DeadEnds(root) : undefined;
  const proof = new Proof(root, table, { safe: true, earlyDraws: true, deadEnds });
  let beamNodes = 0;
  let deepestStage = 0;
  let method = '';
  const outcome = (verdict: Verdict): Outcome => ({
    ...verdict,
    effort: {
      nodes: beamNodes + proof.nodes,
      method,
      tableLoad: table.load,
      deepestStage: Math.max(deepestStage, proof.deepestStage),
    },
  });
  let reason: UnknownReason = 'nodes';
  for (const step of SCHEDULES[strategy === 'astar' ? 'auto' : strategy]) {
    if (step.search === 'beam') {
      method = `beam ${step.width}`;
      const beam = new Beam(new State(rules, deal), step.width, weights);
      const result = beam.run(budget.nodes - beamNodes - proof.nodes, stop);
      beamNodes += beam.nodes;
      deepestStage = Math.max(deepestStage, beam.deepestStage);
      if (result === 'solved')
        return outcome({ verdict: 'solvable', line: fullLine(rules, deal, beam.line()) });
      if (result === 'gave-up') continue;
      return outcome({ verdict: 'unknown', reason: result });
    }
    if (reason === 'memory') continue;
    method = 'dfs';
    const result = proof.run(Math.min(step.nodes, budget.nodes - beamNodes), stop);
    if (result === 'solved') return outcome({ verdict: 'solvable', line: [...proof.line()].map(unpackMove) });
    if (result === 'exhausted') return outcome({ verdict: 'unsolvable' });
    if (result === 'memory') reason = 'memory';
    else if (result !== 'nodes') return outcome({ verdict: 'unknown', reason: result });
    if (beamNodes + proof.nodes >= budget.nodes) break;
  }
  return outcome({ verdict: 'unknown', reason });
}
