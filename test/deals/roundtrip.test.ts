// Every format gives back the position that it was given, for positions in play of all games and of small ones.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deal } from '../../src/deals/deal.ts';
import { dealToJson, parseDealJson } from '../../src/deals/json.ts';
import { readDeal } from '../../src/deals/read.ts';
import { formatSolvitaireJson, parseSolvitaireJson } from '../../src/deals/solvitaire-json.ts';
import { formatDealText, parseDealText } from '../../src/deals/text.ts';
import { InputError } from '../../src/errors.ts';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { randomDeal } from '../helpers/deals.ts';
import { seededRandom } from '../helpers/random.ts';
import { smallRules } from '../helpers/rules.ts';
import { randomWalk } from '../helpers/walks.ts';

const STRIDE = 17;

/** Some of the positions of a random game. */
function somePositions(rules: Rules, seed: number): Deal[] {
  const { positions } = randomWalk(rules, randomDeal(rules, seed), seededRandom(seed), 250);
  return positions.filter((_, index) => index % STRIDE === seed % STRIDE);
}

const inEveryGame = test.each([...GAMES, ...OTHER_READINGS].map((rules) => [rules.title, rules] as const));

type Check = (rules: Rules, deal: Deal) => void;

const inGame = (check: Check) => (_title: string, rules: Rules) =>
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      for (const deal of somePositions(rules, seed)) check(rules, deal);
    }),
    { seed: 42, numRuns: 4 },
  );

const inSmallGames = (check: Check) => () =>
  fc.assert(
    fc.property(smallRules, fc.nat(1_000_000), (rules, seed) => {
      for (const deal of somePositions(rules, seed)) check(rules, deal);
    }),
    { seed: 42, numRuns: 150 },
  );

const throughText: Check = (rules, deal) => {
  const text = formatDealText(rules, deal);
  expect(parseDealText(rules, text)).toEqual(deal);
  expect(readDeal(rules, Buffer.from(text))).toEqual(deal);
  expect(formatDealText(rules, parseDealText(rules, text))).toBe(text);
};
inEveryGame('text: %s', inGame(throughText));
test('text: small games', inSmallGames(throughText));

const throughJson: Check = (rules, deal) => {
  const text = JSON.stringify(dealToJson(deal));
  expect(parseDealJson(rules, JSON.parse(text))).toEqual(deal);
  expect(readDeal(rules, text)).toEqual(deal);
};
inEveryGame('JSON: %s', inGame(throughJson));
test('JSON: small games', inSmallGames(throughJson));

/** What Solvitaire's format can't say. */
const isBeyondSolvitaire = (rules: Rules, deal: Deal): boolean =>
  deal.redeals !== rules.redeals ||
  (deal.foundations.some(([, second = 0]) => second > 0) &&
    !(rules.acesOut && deal.foundations.flat().every((height) => height === 1)));

const throughSolvitaire: Check = (rules, deal) => {
  if (isBeyondSolvitaire(rules, deal)) {
    expect(() => formatSolvitaireJson(rules, deal)).toThrow(InputError);
    return;
  }
  const text = formatSolvitaireJson(rules, deal);
  expect(parseSolvitaireJson(rules, JSON.parse(text))).toEqual(deal);
  expect(readDeal(rules, text)).toEqual(deal);
};
inEveryGame('Solvitaire: %s', inGame(throughSolvitaire));
test('Solvitaire: small games', inSmallGames(throughSolvitaire));

inEveryGame('%s: both what Solvitaire can say and what it cannot come up', (_title, rules) => {
  const positions = [1, 2, 3, 4].flatMap((seed) => somePositions(rules, seed));
  const beyond = positions.filter((deal) => isBeyondSolvitaire(rules, deal)).length;
  expect(beyond).toBeGreaterThan(0);
  expect(beyond).toBeLessThan(positions.length);
});
