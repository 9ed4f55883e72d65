// The solver's State and the reference engine, which share no code, play the same games.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { disagreement } from '../helpers/agreement.ts';
import { randomDeal } from '../helpers/deals.ts';
import { seededRandom } from '../helpers/random.ts';
import { smallRules } from '../helpers/rules.ts';

const WALKS = 1000;
const LENGTH = 100;

const played = (rules: Rules, seed: number): string | undefined =>
  disagreement(rules, randomDeal(rules, seed), seededRandom(seed + 1), LENGTH);

describe('random games agree', () => {
  test.each([...GAMES, ...OTHER_READINGS])('in $title', (rules) => {
    for (let seed = 0; seed < WALKS; seed++) {
      const found = played(rules, seed);
      if (found !== undefined) expect.fail(`deal ${seed} ${found}`);
    }
  });

  test('in small games of any rules', () => {
    fc.assert(
      fc.property(smallRules, fc.integer({ min: 0, max: 2 ** 30 }), (rules, seed) => {
        expect(played(rules, seed)).toBeUndefined();
      }),
      { seed: 42, numRuns: 2 * WALKS },
    );
  });
});
