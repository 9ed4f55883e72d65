// The solver's verdicts on small deals against the truth, which a search that leaves nothing out has found.
import { describe, expect, test } from 'vitest';
import { OTHER_READINGS } from '../../src/rules/games.ts';
import { SMALL_GAMES, type SmallGame } from '../helpers/small-games.ts';
import { findings, type KnownDeal, knownDeals, type Proved } from '../helpers/truth.ts';

const MOST_POSITIONS = 2000;
const OF_THE_NINE = 225;
const OF_OTHERS = 75;

const isOther = ({ title }: SmallGame): boolean =>
  title === 'Mixed rules' || OTHER_READINGS.some((reading) => reading.title === title);

const tally = { nine: 0, winnable: 0, counted: 0 };

describe.each(SMALL_GAMES)('small deals of $title', (game) => {
  const count = isOther(game) ? OF_OTHERS : OF_THE_NINE;
  const nodes = new Map<string, number>();
  let winnable = 0;

  test('get true verdicts and lines that win, whatever is pruned', () => {
    for (const known of knownDeals(game, count, MOST_POSITIONS)) {
      const { proofs, mistakes } = findings(known);
      expect(mistakes, told(known)).toEqual([]);
      if (known.winnable) winnable++;
      else expectAllPositionsMet(known, proofs[0] as Proved);
      for (const proof of proofs) {
        expect(proof.nodes, told(known)).toBeLessThanOrEqual(proof.positions);
        nodes.set(proof.pruning, (nodes.get(proof.pruning) ?? 0) + proof.nodes);
      }
    }
    if (isOther(game)) return;
    tally.nine += count;
    tally.winnable += winnable;
  });

  test('are won and lost', () => {
    expect(Math.min(winnable, count - winnable)).toBeGreaterThan(count / 10);
  });

  test('are searched with fewer nodes where more is pruned', () => {
    const none = nodes.get('') ?? 0;
    for (const [pruning, count] of nodes) {
      if (/safe|deadEnds/.test(pruning)) expect(count, pruning).toBeLessThan(none * 0.8);
    }
  });
});

test('deals of the nine games are many, and a quarter of them or more are won, and lost', () => {
  expect(tally.nine).toBeGreaterThan(2000);
  expect(tally.winnable / tally.nine).toBeGreaterThan(0.25);
  expect(tally.winnable / tally.nine).toBeLessThan(0.75);
  expect(tally.counted).toBeGreaterThan(200);
});

/** Without pruning, complete search meets each position that can be reached once, and no other. */
function expectAllPositionsMet({ rules, deal, positions, seed }: KnownDeal, proof: Proved): void {
  // Face-down cards that don't matter, and twins that lie side by side in the stock, are told apart by only one.
  const tellsFaceDown = rules.moveRuns || deal.faceDown.every((hidden) => hidden === 0);
  const sequence = [...deal.waste, ...deal.stock];
  if (!tellsFaceDown || new Set(sequence).size < sequence.length) return;
  tally.counted++;
  expect(proof.positions, `deal ${seed}`).toBe(positions);
}

const told = ({ seed, winnable, rules, deal }: KnownDeal): string =>
  `deal ${seed} is ${winnable ? 'solvable' : 'unsolvable'}: ${JSON.stringify({ rules, deal })}`;
