// Whole deals of Forty Thieves that can't be won, and how little it takes to show it.
import { expect, test } from 'vitest';
import { dealByName, parseDealNames } from '../../src/deals/name.ts';
import { solve } from '../../src/solver/solve.ts';
import { game } from '../helpers/games.ts';

test.each([
  ['solvitaire:56', 10_000],
  ['solvitaire:31', 100_000],
  ['solvitaire:41', 1_000_000],
])('%s within %i nodes', (name, nodes) => {
  const rules = game('forty-thieves');
  const deal = dealByName(rules, parseDealNames(name).at(0));
  const outcome = solve(rules, deal, { budget: { nodes, memory: 64 }, strategy: 'dfs' });
  expect(outcome).toMatchObject({ verdict: 'unsolvable', effort: { method: 'dfs' } });
  expect(outcome.effort.nodes).toBeLessThanOrEqual(nodes);
});
