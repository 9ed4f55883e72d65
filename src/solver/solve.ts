// The portfolio: tries the searches of a schedule within one budget, until one of them decides the deal.
import type { Deal } from '../deals/deal.ts';
import type { Rules } from '../rules/rules.ts';
import { AStar } from './astar.ts';
import { Beam, beamBytes } from './beam.ts';
import type { Budget } from './budget.ts';
import { DeadEnds, hasDeadEndTest } from './dead-ends.ts';
import { fullLine } from './line.ts';
import { unpackMove } from './moves.ts';
import { Proof } from './proof.ts';
import { SCHEDULES, type Step } from './schedule.ts';
import { State } from './state.ts';
import { Table } from './table.ts';
import type { Outcome, Strategy, UnknownReason, Verdict } from './verdict.ts';
import { weightsFor } from './weights.ts';

/** Asked every few thousand nodes whether to stop, and why; undefined goes on. */
export type Stop = () => UnknownReason | undefined;

export interface SolveOptions {
  readonly budget: Budget;
  readonly strategy?: Strategy;
  readonly stop?: Stop;
}

/** Shares of the memory: of the complete search's table, which takes an eighth more while it grows, and of all together. */
const TABLE_SHARE = 0.5;
const SEARCH_SHARE = 0.9375;

/** Decides a deal within a budget. The deal must have passed `checkDeal`. Lines are not yet replayed: that is the caller's duty. */
export function solve(rules: Rules, deal: Deal, { budget, strategy = 'auto', stop }: SolveOptions): Outcome {
  const portfolio = new Portfolio(rules, deal, budget, stop);
  for (const step of SCHEDULES[strategy]) {
    const verdict = portfolio.take(step);
    if (verdict !== undefined) return portfolio.outcome(verdict);
  }
  return portfolio.outcome(portfolio.end());
}

class Portfolio {
  private readonly rules: Rules;
  private readonly deal: Deal;
  private readonly budget: Budget;
  private readonly stop: Stop | undefined;
  private readonly table: Table;
  private readonly proof: Proof;
  /** Nodes of the searches that are not resumed. */
  private spent = 0;
  private deepestStage = 0;
  private method = 'none';
  private isTableFull = false;

  constructor(rules: Rules, deal: Deal, budget: Budget, stop: Stop | undefined) {
    this.rules = rules;
    this.deal = deal;
    this.budget = budget;
    this.stop = stop;
    this.table = new Table(budget.memory * 2 ** 20 * TABLE_SHARE);
    const root = new State(rules, deal, false);
    const deadEnds = hasDeadEndTest(rules) ? new DeadEnds(root) : undefined;
    this.proof = new Proof(root, this.table, { safe: true, earlyDraws: true, deadEnds });
  }

  outcome(verdict: Verdict): Outcome {
    const effort = {
      nodes: this.spent + this.proof.nodes,
      method: this.method,
      tableLoad: this.table.load,
      deepestStage: Math.max(this.deepestStage, this.proof.deepestStage),
    };
    return { ...verdict, effort };
  }

  /** What to say after the last step. With nodes left there was no room for a larger table or a wider beam. */
  end(): Verdict {
    return { verdict: 'unknown', reason: this.hasNodes() ? 'memory' : 'nodes' };
  }

  /** Takes a step of the schedule; undefined if another may be taken. */
  take(step: Step): Verdict | undefined {
    if (!this.hasNodes()) return { verdict: 'unknown', reason: 'nodes' };
    switch (step.search) {
      case 'beam':
        return this.takeBeam(step.width);
      case 'dfs':
        return this.takeProof(step.nodes);
      case 'astar':
        return this.takeAStar();
    }
  }

  private takeBeam(width: number): Verdict | undefined {
    const state = new State(this.rules, this.deal);
    const room = this.budget.memory * 2 ** 20 * SEARCH_SHARE - this.table.bytes;
    if (beamBytes(state, width) > room) return undefined;
    this.method = `beam ${width}`;
    const beam = new Beam(state, width, weightsFor(this.rules));
    const result = beam.run(this.budget.nodes - this.spent - this.proof.nodes, this.stop);
    this.count(beam);
    if (result === 'gave-up') return undefined;
    if (result !== 'solved') return { verdict: 'unknown', reason: result };
    return { verdict: 'solvable', line: fullLine(this.rules, this.deal, beam.line()) };
  }

  private takeProof(nodes: number): Verdict | undefined {
    if (this.isTableFull) return undefined;
    this.method = 'dfs';
    const result = this.proof.run(Math.min(nodes, this.budget.nodes - this.spent), this.stop);
    switch (result) {
      case 'solved':
        return { verdict: 'solvable', line: [...this.proof.line()].map(unpackMove) };
      case 'exhausted':
        return { verdict: 'unsolvable' };
      case 'memory':
        this.isTableFull = true;
        return undefined;
      case 'nodes':
        return undefined;
      default:
        return { verdict: 'unknown', reason: result };
    }
  }

  private takeAStar(): Verdict {
    this.method = 'astar';
    const search = new AStar(new State(this.rules, this.deal), this.budget.memory * 2 ** 20);
    const result = search.run(this.budget.nodes, this.stop);
    this.count(search);
    if (result === 'solved')
      return { verdict: 'solvable', line: fullLine(this.rules, this.deal, search.line()) };
    return result === 'exhausted' ? { verdict: 'unsolvable' } : { verdict: 'unknown', reason: result };
  }

  private hasNodes(): boolean {
    return this.spent + this.proof.nodes < this.budget.nodes;
  }

  private count(search: { readonly nodes: number; readonly deepestStage: number }): void {
    this.spent += search.nodes;
    this.deepestStage = Math.max(this.deepestStage, search.deepestStage);
  }
}
