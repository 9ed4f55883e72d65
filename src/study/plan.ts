import type { Deal } from '../deals/deal.ts';
import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './row.ts';
import { formatSettings, type Settings } from './settings.ts';
import type { Stamp } from './stamp.ts';
import type { Task } from './task.ts';

/** A deal that a study asks for: its name in the study file, and its cards as a game deals them. */
export interface PlannedDeal {
  readonly name: string;
  /** Returns a deal that passes `checkDeal`. */
  readonly dealFor: (rules: Rules) => Deal;
}

/** A list that need not be written out: a study may run over millions of seeds. */
export interface PlannedDeals {
  readonly length: number;
  /** The deal at an index from 0 to length - 1. */
  readonly at: (index: number) => PlannedDeal;
}

/** Every game with every deal. */
export interface Plan {
  readonly games: readonly Rules[];
  readonly deals: PlannedDeals;
  readonly settings: Settings;
}

/** What a study file must agree on with this plan, game by game. */
export const planStamps = ({ games, settings }: Plan): Stamp[] =>
  games.map((rules) => ({
    game: rules.name,
    rules: rulesId(rules),
    budget: formatSettings(settings),
    version: settings.version,
  }));

interface TaskChoice {
  /** Whether a game still wants deals; asked before each deal. */
  readonly isOpen: (game: string) => boolean;
  readonly wants: (game: string, deal: string) => boolean;
}

/**
 * The tasks of a plan that are wanted. Deal by deal over all games, not game by game: a cut study has then reached
 * the same deals in every game, and its pace so far says how long the rest will take.
 */
export function* planTasks(plan: Plan, { isOpen, wants }: TaskChoice): Generator<Task> {
  for (let index = 0; index < plan.deals.length; index++) {
    const { name, dealFor } = plan.deals.at(index);
    const open = plan.games.filter((rules) => isOpen(rules.name));
    if (open.length === 0) return;
    for (const rules of open) {
      if (!wants(rules.name, name)) continue;
      const place = index * plan.games.length + plan.games.indexOf(rules);
      yield { rules, name, deal: dealFor(rules), settings: plan.settings, place };
    }
  }
}

/** Those of the rows that are in a plan. */
export function* plannedRows(plan: Plan, rows: Ledger): Generator<Row> {
  for (const { name: game } of plan.games) {
    for (let index = 0; index < plan.deals.length; index++) {
      const row = rows.get(game, plan.deals.at(index).name);
      if (row !== undefined) yield row;
    }
  }
}
