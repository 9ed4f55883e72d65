// Solutions in study files, from `winrate --with-solutions` to `verify --study`.

import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { fortyThieves } from './run.ts';

const folder = temporaryFolder();
const inFolder = (args: string) => fortyThieves(args, { cwd: folder.path });
const BUDGET = '--budget 20000@32 --quiet';

beforeAll(async () => {
  const run = await inFolder(`winrate lucas streets --deals 6 --with-solutions --out kept.csv ${BUDGET}`);
  expect(run).toMatchObject({ code: 0, stderr: '' });
});

const rowsOf = (name: string): string[][] =>
  folder
    .read(name)
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(','));

describe('winrate --with-solutions', () => {
  test('gives each solvable row its solution, and others none', () => {
    const rows = rowsOf('kept.csv');
    expect(rows).toHaveLength(12);
    const lengths = rows.map((row) => [row[3], row[11] === '' ? 0 : (row[11] as string).split(' ').length]);
    expect(lengths).toEqual(rows.map((row) => [row[3], Number(row[5])]));
    expect(rows.filter((row) => row[3] === 'solvable').length).toBeGreaterThan(6);
  });

  test('changes nothing else, and is the same in shards that are merged', async () => {
    await inFolder(`winrate lucas streets --deals 6 --out plain.csv ${BUDGET}`);
    const shared = (name: string) =>
      rowsOf(name)
        .map((row) => row.slice(0, 11).toSpliced(9, 1).join())
        .sort();
    expect(shared('kept.csv')).toEqual(shared('plain.csv'));
    for (const shard of [1, 2]) {
      await inFolder(
        `winrate lucas streets --deals 6 --shard ${shard}/2 --with-solutions --out ${shard}.csv ${BUDGET}`,
      );
    }
    await inFolder('merge 1.csv 2.csv --out merged.csv');
    const whole = (name: string) =>
      rowsOf(name)
        .map((row) => row.toSpliced(9, 1).join())
        .sort();
    expect(whole('merged.csv')).toEqual(whole('kept.csv'));
  });

  test('keeps them also in a retry and where a cut study goes on without being told again', async () => {
    const whole = folder.read('kept.csv');
    writeFileSync(folder.at('cut.csv'), whole.slice(0, whole.length / 2));
    await inFolder(`winrate lucas streets --deals 6 --out cut.csv ${BUDGET}`);
    const small = BUDGET.replace('20000', '2000');
    await inFolder(`winrate lucas streets --deals 6 --with-solutions --out retried.csv ${small}`);
    await inFolder(`winrate lucas streets --deals 6 --retry-unknown --out retried.csv ${BUDGET}`);
    const solutions = (name: string) =>
      rowsOf(name)
        .map((row) => [row[0], row[2], row[11]].join())
        .sort();
    expect(solutions('cut.csv')).toEqual(solutions('kept.csv'));
    expect(solutions('retried.csv')).toEqual(solutions('kept.csv'));
  });

  test('refuses a file without', async () => {
    await inFolder(`winrate lucas --deals 1 --out without.csv ${BUDGET}`);
    const { code, stderr } = await inFolder(
      `winrate lucas --deals 2 --with-solutions --out without.csv ${BUDGET}`,
    );
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        'error: without.csv holds rows without solutions: start over with --fresh, go on without --with-solutions, or name another file.\n',
    });
  });

  test.each(['winrate lucas --deals 2', 'solve 1', 'solve 1..2 --json'])(
    'is refused where no file keeps them: %s',
    async (command) => {
      const { code, stdout, stderr } = await inFolder(`${command} --with-solutions`);
      expect(stderr).toMatch(/^error: --with-solutions .* name it with --out\.\n$/);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    },
  );

  test('tells solve the moves of a deal that is done already', async () => {
    const [, , deal] =
      rowsOf('kept.csv').find(([game, , , verdict]) => game === 'lucas' && verdict === 'solvable') ?? [];
    const solve = `solve ${deal} --game lucas --moves ${BUDGET}`;
    const moves = (text: string) => text.match(/^ *\d+\. .*$/gm);
    const before = folder.read('kept.csv');
    const { stdout } = await inFolder(`${solve} --out kept.csv`);
    expect(moves(stdout)?.length).toBeGreaterThan(100);
    expect(moves(stdout)).toEqual(moves((await inFolder(solve)).stdout));
    expect(folder.read('kept.csv')).toBe(before);
  });

  test('goes into the rows that solve prints, too', async () => {
    const { stdout } = await inFolder(`solve 1..2 --game lucas --format csv --with-solutions ${BUDGET}`);
    const printed = stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(',')[11]);
    const kept = rowsOf('kept.csv').filter((row) => row[0] === 'lucas' && /:[12]$/.test(row[2] as string));
    expect(printed.sort()).toEqual(['solution', ...kept.map((row) => row[11])].sort());
  });
});

describe('verify --study', () => {
  test('replays all, packed files included', async () => {
    writeFileSync(folder.at('kept.csv.gz'), gzipSync(folder.read('kept.csv')));
    const solvable = rowsOf('kept.csv').filter((row) => row[3] === 'solvable').length;
    const { code, stdout } = await inFolder('verify --study kept.csv kept.csv.gz');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `kept.csv: ${solvable} solutions win.\nkept.csv.gz: ${solvable} solutions win.\n`,
    });
  });

  test('names the row whose solution fails, and counts those that carry none', async () => {
    const [header, ...lines] = folder.read('kept.csv').split('\n');
    const index = lines.findIndex((line) => line.includes(',solvable,'));
    const other = lines.findIndex((line, i) => i > index && line.includes(',solvable,'));
    const cut = (line: string) => line.split(',').toSpliced(5, 1, '1').toSpliced(11, 1, 'd').join();
    const bare = (line: string) => line.split(',').toSpliced(11, 1, '').join();
    const changed = lines.map((line, i) => (i === index ? cut(line) : i === other ? bare(line) : line));
    writeFileSync(folder.at('changed.csv'), [header, ...changed].join('\n'));
    const { code, stdout } = await inFolder('verify --study changed.csv');
    expect(code).toBe(3);
    const solvable = lines.filter((line) => line.includes(',solvable,')).length;
    expect(stdout).toMatch(
      `changed.csv: ${solvable - 2} solutions win; 1 fails; 1 solvable deal carries none.\nchanged.csv: deal native:`,
    );
    expect(stdout).toMatch(
      /move 1: the last move doesn't win the game: \d+ cards are not on the foundations\.\n$/,
    );
  });

  test('refuses rows of other rules, a deal beside it, and a deal without solution', async () => {
    writeFileSync(
      folder.at('rules.csv'),
      folder.read('kept.csv').replace(/^lucas,[0-9a-f]{8}/m, 'lucas,0000beef'),
    );
    for (const [args, message] of [
      ['verify --study rules.csv', /rules\.csv has deal native:\d+ of lucas with rules 0000beef, .*--rules/],
      ['verify --study kept.csv --game lucas', /'--study <csv\.\.\.>' cannot be used with option '--game/],
      ['verify 17 --study kept.csv', /don't go together/],
      ['verify 17', /Name the solution of deal 17, too\./],
      ['verify', /Name a deal and its solution, or study files with --study\./],
    ] as const) {
      const { code, stderr } = await inFolder(args);
      expect(code, args).toBe(2);
      expect(stderr, args).toMatch(message);
    }
  });

  test('takes the rules of a game that we do not have from a file', async () => {
    const lucas = JSON.parse((await inFolder('games lucas --json')).stdout);
    writeFileSync(folder.at('wide.json'), JSON.stringify({ ...lucas, name: 'wide-lucas', columns: 16 }));
    await inFolder(`winrate --rules wide.json --deals 2 --with-solutions --out wide.csv ${BUDGET}`);
    expect((await inFolder('verify --study wide.csv')).stderr).toMatch(/of wide-lucas with rules .*--rules/);
    expect(await inFolder('verify --study wide.csv --rules wide.json')).toMatchObject({
      code: 0,
      stdout: 'wide.csv: 2 solutions win.\n',
    });
  });
});
