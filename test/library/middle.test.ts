// Play may begin anywhere: what a solution passes through can be solved by itself, whichever copy of a card lies where.
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCard, symbolCard } from '../../src/cards/text.ts';
import { dealNative } from '../../src/deals/native.ts';
import { formatDealText } from '../../src/deals/text.ts';
import { replay } from '../../src/game/replay.ts';
import { type Deal, parseDeal, solve } from '../../src/index.ts';
import { game } from '../helpers/games.ts';

const BUDGET = { nodes: 200_000, memory: 64 };

function solutionOf(name: string, deal: Deal) {
  const outcome = solve(name, deal, { budget: BUDGET });
  if (outcome.verdict !== 'solvable') throw new Error(`a deal of ${name} is ${outcome.verdict}`);
  return outcome.solution;
}

/** The position a third of the way through a solution of a native deal, as text. */
function partway(name: string, seed: string): string {
  const rules = game(name);
  const { positions } = replay(rules, dealNative(rules, seed), solutionOf(name, parseDeal(name, seed)));
  const position = positions[Math.floor(positions.length / 3)];
  if (position === undefined) throw new Error('there is no third');
  return formatDealText(rules, position);
}

/** The text twice, with the two copies of a card that lies in two places spelt differently, once either way round. */
function withTwinsEitherWay(text: string): [string, string] {
  const places = Array.from(text.matchAll(/(?<=\s|^)[2-9TJQKA][CHSD](?=\s)/g));
  const pair = places.flatMap((first) => {
    const second = places.find(({ 0: card, index }) => card === first[0] && index > first.index);
    return second === undefined ? [] : [[first, second] as const];
  })[0];
  if (pair === undefined) throw new Error('no card lies in two places');
  const [{ 0: card, index: from }, { index: to }] = pair;
  const other = symbolCard(parseCard(card) ?? 0);
  const between = text.slice(from + 2, to);
  return [
    text.slice(0, from) + other + between + card + text.slice(to + 2),
    text.slice(0, from) + card + between + other + text.slice(to + 2),
  ];
}

describe.each([
  ['lucas', '1'],
  ['limited', '1'],
  ['indian', '1'],
  ['streets', '1'],
  ['number-ten', '3'],
  ['rank-and-file', '3'],
  ['little-forty', '1'],
])('partway through a solution of %s', (name, seed) => {
  let text = '';
  beforeAll(() => {
    text = partway(name, seed);
  });

  test('the position can be solved', () => {
    expect(solutionOf(name, parseDeal(name, text)).length).toBeGreaterThan(0);
  });

  test('twins may change places', () => {
    const [one, other] = withTwinsEitherWay(text);
    expect(one).not.toBe(other);
    expect(parseDeal(name, one)).toEqual(parseDeal(name, text));
    expect(solutionOf(name, parseDeal(name, other)).length).toBe(
      solutionOf(name, parseDeal(name, one)).length,
    );
  });
});
