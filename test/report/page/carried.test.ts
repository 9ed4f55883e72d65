import { describe, expect, test } from 'vitest';
import { dealByName, parseDealNames } from '../../../src/deals/name.ts';
import { carrySolutions } from '../../../src/report/page/carried.ts';
import { pageStudies } from '../../../src/report/page/study.ts';
import { rulesId } from '../../../src/rules/id.ts';
import { digestFiles } from '../../../src/study/digest.ts';
import type { Row } from '../../../src/study/row.ts';
import { formatRow, headerOf } from '../../../src/study/row.ts';
import { solveTask } from '../../../src/study/task.ts';
import { temporaryFolder } from '../../cli/folder.ts';
import { game } from '../../helpers/games.ts';

const folder = temporaryFolder();

const SETTINGS = { budget: { nodes: 100_000, memory: 64 }, strategy: 'auto', version: '0' } as const;

function solved(name: string, seed: number): Row {
  const rules = game(name);
  const deal = dealByName(rules, parseDealNames(String(seed)).at(0));
  const task = { rules, name: `native:${seed}`, deal, settings: SETTINGS };
  const { row, solution } = solveTask(task, () => undefined);
  return { ...row, solution };
}

const rows = [1, 2, 3].flatMap((seed) => [solved('lucas', seed), solved('little-forty', seed)]);

function studiesOf(changes: (row: Row) => Partial<Row>) {
  const lines = rows.map((row) => formatRow({ ...row, ...changes(row) }, true));
  folder.write('study.csv', headerOf(true) + lines.join(''));
  return pageStudies(digestFiles([folder.at('study.csv')]), async () => undefined);
}

describe('solutions that a page carries', () => {
  test('are all of them if there is room', async () => {
    const { plays, places, leftOut, rules } = carrySolutions(await studiesOf(() => ({})), 1e6);
    expect(leftOut).toBe(0);
    expect(places).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ]);
    for (const row of rows) {
      const play = plays.find(
        ({ deal, rules: index }) => deal === row.deal && rules[index]?.name === row.game,
      );
      expect(play?.moves).toBe(row.solution);
    }
  });

  test('are as many of each game as there is room for, and the others are counted', async () => {
    const studies = await studiesOf(() => ({}));
    const { plays } = carrySolutions(studies, 1e6);
    const three = plays.slice(0, 3).reduce((sum, play) => sum + JSON.stringify(play).length + 5, 0);
    const { places, leftOut } = carrySolutions(studies, three);
    expect(places).toEqual([
      [0, 2, null],
      [1, null, null],
    ]);
    expect(leftOut).toBe(3);
    expect(carrySolutions(studies, 0)).toMatchObject({ plays: [], leftOut: 6 });
  });

  test('are not those of games and deals whose cards are unknown', async () => {
    const other = rulesId({ ...game('lucas'), columns: 12 });
    const { plays, leftOut } = carrySolutions(
      await studiesOf(({ game: name, deal }) =>
        name === 'lucas' ? { rules: other } : deal === 'native:2' ? { deal: 'my.txt#1234abcd' } : {},
      ),
      1e6,
    );
    expect(plays.map(({ deal }) => deal)).toEqual(['native:1', 'native:3']);
    expect(leftOut).toBe(0);
  });

  test('win, or else their deal is named', async () => {
    const studies = await studiesOf(({ deal, solution }) =>
      deal === 'native:2' ? { solution: solution?.replace(/^\S+/, 'r') ?? null } : {},
    );
    expect(() => carrySolutions(studies, 1e6)).toThrow(
      /^The solution of deal native:2 of \S+ fails at move 1: /,
    );
  });
});
