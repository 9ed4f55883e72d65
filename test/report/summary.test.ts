import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { renderSummary, type StudySummary } from '../../src/report/summary.ts';
import { findGame } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import type { GameSummary } from '../../src/study/statistics.ts';

const game: GameSummary = {
  rules: findGame('rank-and-file') as Rules,
  rulesId: '1234abcd',
  planned: 2000,
  deals: 1500,
  solvable: 900,
  unsolvable: 300,
  unknown: 300,
  rate: { low: 0.5749514, high: 0.8194437 },
  meanNodes: 123456.7,
  meanSeconds: 1.23456,
};
const summary: StudySummary = {
  settings: { budget: { nodes: 3_000_000, memory: 256 }, strategy: 'auto', version: '1.2.3' },
  games: [
    game,
    {
      ...game,
      rules: findGame('maria') as Rules,
      planned: 5,
      deals: 5,
      solvable: 0,
      unsolvable: 0,
      unknown: 5,
      meanSeconds: 0.0321,
    },
  ],
};

test('as text is a table that says what its interval means', () => {
  expect(renderSummary(summary, 'text')).toBe(
    [
      'game           rules              deals  solvable  unsolvable  unknown  decided        win rate  mean nodes  mean time',
      'Rank and File  1234abcd  1,500 of 2,000       900         300      300    80.0%  57.5% to 81.9%     123,457     1.23 s',
      'Maria          1234abcd               5         0           0        5     0.0%  57.5% to 81.9%     123,457    0.032 s',
      'Win rate: 95% interval, with unknown deals as unsolvable at its lower end and as solvable at its upper end.',
      'Budget a deal: 3,000,000 nodes, 256 MB; strategy auto; forty-thieves 1.2.3.',
      '',
    ].join('\n'),
  );
});

const NUMBERS = {
  planned: 2000,
  deals: 1500,
  solvable: 900,
  unsolvable: 300,
  unknown: 300,
  decided: 0.8,
  low: 0.574951,
  high: 0.819444,
  meanNodes: 123457,
  meanSeconds: 1.235,
};

test('as JSON has rounded numbers', () => {
  const { games, ...rest } = JSON.parse(renderSummary(summary, 'json'));
  expect(rest).toEqual({ schema: 1, version: '1.2.3', budget: '3000000@256' });
  expect(games[0]).toEqual({ game: 'rank-and-file', rules: '1234abcd', ...NUMBERS });
});

test('as CSV has the same fields, and the settings on each line', () => {
  const [first] = parse(renderSummary(summary, 'csv'), { columns: true }) as Record<string, string>[];
  const numbers = Object.fromEntries(Object.entries(NUMBERS).map(([name, value]) => [name, String(value)]));
  expect(first).toEqual({
    game: 'rank-and-file',
    rules: '1234abcd',
    ...numbers,
    budget: '3000000@256',
    version: '1.2.3',
  });
});

test('of a game of which no deal is done has no share', () => {
  const empty = { ...game, deals: 0, solvable: 0, unsolvable: 0, unknown: 0, rate: { low: 0, high: 1 } };
  const [, line = ''] = renderSummary({ ...summary, games: [empty] }, 'text').split('\n');
  expect(line.split(/ {2,}/).slice(2, 8)).toEqual(['0 of 2,000', '0', '0', '0', '-', '0.0% to 100.0%']);
});
