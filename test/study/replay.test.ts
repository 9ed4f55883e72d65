import { beforeAll, describe, expect, test } from 'vitest';
import { dealNative } from '../../src/deals/native.ts';
import { InputError } from '../../src/errors.ts';
import { rulesId } from '../../src/rules/id.ts';
import { replaceStudy } from '../../src/study/replace.ts';
import { replayFile } from '../../src/study/replay.ts';
import type { Row } from '../../src/study/row.ts';
import { solveTask } from '../../src/study/task.ts';
import { temporaryFolder } from '../cli/folder.ts';
import { game } from '../helpers/games.ts';

const folder = temporaryFolder();
const lucas = game('lucas');
const { signal } = new AbortController();
const settings = { budget: { nodes: 100_000, memory: 32 }, strategy: 'auto', version: '0.1.0' } as const;

/** A row that any solver gives: most deals of Lucas are easy. */
let row: Row & { readonly solution: string };
beforeAll(() => {
  const task = { rules: lucas, name: 'native:1', deal: dealNative(lucas, '1'), settings };
  const { row: solved, solution } = solveTask(task, () => undefined);
  if (solution === null) expect.unreachable('a deal of Lucas was not solved');
  row = { ...solved, solution };
});

const replayed = (rows: readonly Row[], games = [lucas]) => {
  replaceStudy(folder.at('study.csv'), rows, true);
  return replayFile(folder.at('study.csv'), games, signal);
};

test('counts what wins, what carries no solution, and what no name can deal', async () => {
  const rows: Row[] = [
    row,
    { ...row, deal: 'native:2', solution: null },
    { ...row, deal: 'native:3', verdict: 'unsolvable', moves: null, solution: null },
    { ...row, deal: 'my-deal.txt#0a1b2c3d' },
  ];
  expect(await replayed(rows)).toEqual({
    path: folder.at('study.csv'),
    won: 1,
    failures: [],
    without: 1,
    undealt: 1,
  });
});

describe('a solution is wrong that', () => {
  const moves = () => row.solution.split(' ');
  test.each<[string, () => Partial<Row>, RegExp]>([
    ['is of another deal', () => ({ deal: 'native:2' }), /: move \d+: /],
    ['is of another family', () => ({ deal: 'pysolfc:1' }), /: move \d+: /],
    ['ends early', () => ({ solution: moves().slice(0, -1).join(' ') }), /: move \d+: the last move doesn't/],
    ['has an illegal move', () => ({ solution: ['1f', ...moves()].join(' ') }), /: move \d+: /],
    [
      'is longer than its row says',
      () => ({ moves: moves().length - 1 }),
      /has \d+ moves, and its row says \d+$/,
    ],
    ['is none', () => ({ solution: 'abracadabra' }), /abracadabra/],
    [
      'is of a seed that is too large',
      () => ({ deal: `solvitaire:${10 ** 10}` }),
      /The seed in .* is too large.*[^.]$/,
    ],
    ['is of a deal under another name', () => ({ deal: 'native:01' }), /its name is native:1$/],
  ])('%s', async (_what, change, why) => {
    const wrong = { ...row, deal: 'native:1', ...change() };
    const { won, failures } = await replayed([wrong]);
    expect({ won, failures }).toEqual({
      won: 0,
      failures: [expect.stringMatching(why)],
    });
  });
});

test('rules count by their id, not by the name of the game', async () => {
  const renamed = { ...row, game: 'my-lucas' };
  expect(await replayed([renamed], [game('streets'), { ...lucas, name: 'other' }])).toMatchObject({ won: 1 });
  const other = { ...row, rules: rulesId(game('forty-thieves')) };
  expect(await replayed([other], [lucas, game('forty-thieves')])).toMatchObject({ won: 0 });
});

test('rules that nobody knows are named', async () => {
  await expect(replayed([row], [game('streets')])).rejects.toThrow(InputError);
  await expect(replayed([row], [game('streets')])).rejects.toThrow(
    /deal native:1 of lucas with rules [0-9a-f]{8}.*--rules/,
  );
});

test('it ends soon when it is stopped', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({ ...row, deal: `native:${index}` }));
  replaceStudy(folder.at('long.csv'), rows, true);
  await expect(replayFile(folder.at('long.csv'), [lucas], AbortSignal.abort())).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
});
