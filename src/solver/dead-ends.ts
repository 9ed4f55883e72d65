// Positions from which nothing can be won (pruning 4). For games that move one card at a time, with one deck or two:
// with moving runs a card also leaves together with the card it lies on, which these tests know nothing of.
import type { Rules } from '../rules/rules.ts';
import { Emptying } from './emptying.ts';
import { Reach } from './reach.ts';
import type { State } from './state.ts';

/** Whether the tests are sound for a game. */
export const hasDeadEndTest = (rules: Rules): boolean => !rules.moveRuns && rules.decks <= 2;

/** While the second test finds nothing for so many calls, it is asked only one time in IDLE_INTERVAL. */
const PATIENCE = 1000;
const IDLE_INTERVAL = 16;

export class DeadEnds {
  private readonly reach: Reach;
  private readonly emptying: Emptying | undefined;
  private idle = 0;

  constructor(state: State) {
    this.reach = new Reach(state);
    this.emptying = state.layout.rules.build === 'same-suit' ? new Emptying(state) : undefined;
  }

  /** Whether the position is certainly lost. Positions with an empty column never are. */
  isLost(state: State): boolean {
    if (state.empty !== 0) return false;
    if (!this.reach.run(state)) return true;
    return this.emptying !== undefined && this.cannotEmpty(this.emptying);
  }

  private cannotEmpty(emptying: Emptying): boolean {
    this.idle++;
    if (this.idle > PATIENCE && this.idle % IDLE_INTERVAL !== 0) return false;
    if (emptying.possible(this.reach)) return false;
    this.idle = 0;
    return true;
  }

  /** Whether moves inside the tableau might make a place for the waste's top card. May say yes wrongly, never no. */
  wasteMayBePlayed(state: State): boolean {
    return state.empty !== 0 || this.reach.wasteCouldLeave(state);
  }
}
