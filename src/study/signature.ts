// The signature of the solver: how many nodes it takes for a fixed set of searches, in all. As long as no change is
// meant to alter what the solver does, it must stay the same, on every machine and with every version of Node. A
// search that ends because its nodes are used up says nothing, so most are small enough to end by themselves: narrow
// beams on whole deals, and complete and best-first search on games with small decks.
import { dealByName, formatDealName, parseDealNames } from '../deals/name.ts';
import { GAMES } from '../rules/games.ts';
import type { Rules } from '../rules/rules.ts';
import type { Strategy } from '../solver/verdict.ts';
import { solveTask } from './task.ts';

/** The signature of this version. A change of the solver that alters it states the new one here. */
export const SIGNATURE = 1466025;

export interface GameSignature {
  readonly rules: Rules;
  readonly nodes: number;
  readonly solvable: number;
  readonly unsolvable: number;
  readonly unknown: number;
}

interface Searches {
  readonly rules: Rules;
  readonly deals: string;
  readonly strategy: Strategy;
  readonly nodes: number;
}

/** Whole deals of Forty Thieves that can't be won, as complete search finds out in little time. */
const PROOFS = { deals: 'solvitaire:31,solvitaire:56', strategy: 'dfs', nodes: 100_000 } as const;

/** Megabytes for each search. */
const MEMORY = 32;
const SMALL_DEALS = 10;

/** The game with a small deck, in which both verdicts are common. */
const small = (rules: Rules): Rules => ({ ...rules, ranks: 6, columns: 3, cardsPerColumn: 5 });

function searchesOf(rules: Rules): readonly Searches[] {
  // Some games are alike when they are small: each gets deals of its own.
  const first = GAMES.indexOf(rules) * SMALL_DEALS + 1;
  const smallDeals = { rules: small(rules), deals: `${first}..${first + SMALL_DEALS - 1}` };
  return [
    { rules, deals: '1..2', strategy: 'auto', nodes: 60_000 },
    { rules, deals: '3..4', strategy: 'beam', nodes: 60_000 },
    { ...smallDeals, strategy: 'dfs', nodes: 20_000 },
    { ...smallDeals, strategy: 'astar', nodes: 5_000 },
    ...(rules.name === 'forty-thieves' ? [{ rules, ...PROOFS }] : []),
  ];
}

/** Runs the searches for one of the nine games, one after the other. Every line that they find is replayed. */
export function gameSignature(rules: Rules, version: string): GameSignature {
  const counts = { solvable: 0, unsolvable: 0, unknown: 0 };
  let nodes = 0;
  for (const search of searchesOf(rules)) {
    const budget = { nodes: search.nodes, memory: MEMORY };
    const settings = { budget, strategy: search.strategy, version };
    const names = parseDealNames(search.deals);
    for (let i = 0; i < names.length; i++) {
      const name = names.at(i);
      const deal = dealByName(search.rules, name);
      const task = { rules: search.rules, name: formatDealName(name), deal, settings };
      const { row } = solveTask(task, () => undefined);
      counts[row.verdict]++;
      nodes += row.nodes;
    }
  }
  return { rules, nodes, ...counts };
}
