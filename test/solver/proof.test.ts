// How complete search goes about it; that its verdicts are true is tested elsewhere.
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/deals/deal.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { unpackMove } from '../../src/solver/moves.ts';
import { Proof, type Pruning } from '../../src/solver/proof.ts';
import { State } from '../../src/solver/state.ts';
import { Table } from '../../src/solver/table.ts';
import { randomDeal } from '../helpers/deals.ts';
import { game } from '../helpers/games.ts';
import { SMALL_GAMES } from '../helpers/small-games.ts';
import { knownDeals } from '../helpers/truth.ts';

const MOST_POSITIONS = 1000;
const PLAIN: Pruning = { safe: false, earlyDraws: false, deadEnds: undefined };

const proofOf = (rules: Rules, deal: Deal, pruning: Pruning, table = new Table(2 ** 20)): Proof =>
  new Proof(new State(rules, deal), table, pruning);

const known = SMALL_GAMES.flatMap((game) => [...knownDeals(game, 25, MOST_POSITIONS)]);

test('with early draws no draw or redeal comes right after a move from a column', () => {
  let stockMoves = 0;
  for (const { rules, deal, winnable } of known) {
    if (!winnable) continue;
    const proof = proofOf(rules, deal, { ...PLAIN, earlyDraws: true });
    proof.run(Number.POSITIVE_INFINITY);
    const line = Array.from(proof.line(), unpackMove);
    for (const [index, { from, to }] of line.entries()) {
      if (from !== 'stock' && to !== 'stock') continue;
      stockMoves++;
      expect(typeof line[index - 1]?.from).not.toBe('number');
    }
  }
  expect(stockMoves).toBeGreaterThan(200);
});

describe('a search that is stopped again and again', () => {
  const pruning = { ...PLAIN, safe: true, earlyDraws: true };
  const whole = (rules: Rules, deal: Deal) => {
    const proof = proofOf(rules, deal, pruning);
    return { result: proof.run(Number.POSITIVE_INFINITY), nodes: proof.nodes, line: [...proof.line()] };
  };

  test('after every few nodes ends as it would have ended at once', () => {
    for (const { rules, deal } of known.slice(0, 100)) {
      const proof = proofOf(rules, deal, pruning);
      let result = proof.run(0);
      for (let nodes = 1; result === 'nodes'; nodes += 3) {
        expect(proof.nodes).toBeLessThanOrEqual(nodes);
        result = proof.run(nodes);
      }
      expect({ result, nodes: proof.nodes, line: [...proof.line()] }).toEqual(whole(rules, deal));
      // What has ended stays as it is.
      expect({
        result: proof.run(Number.POSITIVE_INFINITY),
        nodes: proof.nodes,
        line: [...proof.line()],
      }).toEqual(whole(rules, deal));
    }
  });

  test('by someone ends with the reason given, and can go on', () => {
    for (const { rules, deal } of known.slice(0, 100)) {
      const proof = proofOf(rules, deal, pruning);
      const stopped = proof.run(Number.POSITIVE_INFINITY, () => 'interrupted');
      const { result, ...rest } = whole(rules, deal);
      // A deal that is decided on the way to the first question is not asked about.
      if (stopped === result) continue;
      expect(stopped).toBe('interrupted');
      expect(proof.run(Number.POSITIVE_INFINITY)).toBe(result);
      expect({ nodes: proof.nodes, line: [...proof.line()] }).toEqual(rest);
    }
  });
});

test('a search whose table is full says so, and never that there is no win', () => {
  const rules = game('forty-thieves');
  const table = new Table(0);
  const proof = proofOf(rules, randomDeal(rules, 1), { ...PLAIN, safe: true }, table);
  expect(proof.run(Number.POSITIVE_INFINITY)).toBe('memory');
  expect(proof.run(Number.POSITIVE_INFINITY)).toBe('memory');
  expect(table.load).toBeGreaterThan(0.5);
});
