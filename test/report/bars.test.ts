import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { renderBars } from '../../src/report/bars.ts';
import { rulesId } from '../../src/rules/id.ts';
import type { Digest } from '../../src/study/digest.ts';
import { game } from '../helpers/games.ts';

const spread = { mean: 1, median: 1, p90: 1, p99: 1 };
const digest = (name: string, solvable: number, unsolvable: number, unknown: number): Digest => ({
  game: name,
  rules: rulesId(game('streets')),
  budget: '100@1',
  version: '1.0.0',
  coverages: [],
  deals: solvable + unsolvable + unknown,
  missing: 0,
  solvable,
  unsolvable,
  unknown,
  rate: { low: 0.25, high: 1 },
  nodes: spread,
  seconds: spread,
  moves: undefined,
});

test('are sorted by what was won, and share the width by verdicts', () => {
  const bars = renderBars([digest('mine', 1, 1, 2), digest('streets', 4, 0, 0)], 47);
  expect(stripVTControlCharacters(bars).split('\n')).toEqual([
    `Streets  ${'█'.repeat(20)}   25.0% to 100.0%`,
    `mine     ${'█'.repeat(5)}${'▓'.repeat(5)}${'░'.repeat(10)}   25.0% to 100.0%`,
    '         █ solvable   ▓ unsolvable   ░ unknown',
    '',
  ]);
  expect(bars).toContain(`\x1b[32m${'█'.repeat(5)}\x1b[39m\x1b[31m${'▓'.repeat(5)}\x1b[39m\x1b[90m`);
});

test('always fill the bar, whatever is rounded', () => {
  for (let solvable = 0; solvable <= 7; solvable++) {
    for (let unsolvable = 0; solvable + unsolvable <= 7; unsolvable++) {
      const [line = ''] = renderBars([digest('streets', solvable, unsolvable, 7 - solvable - unsolvable)], 60)
        .split('\n')
        .map(stripVTControlCharacters);
      expect(line.match(/[█▓░]/g)?.length).toBe(60 - 'Streets'.length - '100.0% to 100.0%'.length - 4);
    }
  }
});

test('keep a length on narrow terminals and do not grow without end', () => {
  const widths = [20, 500].map((columns) => {
    const [line = ''] = renderBars([digest('streets', 1, 0, 0)], columns).split('\n');
    return line.match(/█/g)?.length;
  });
  expect(widths).toEqual([10, 60]);
});
