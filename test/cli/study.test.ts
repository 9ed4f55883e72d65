// Studies as users run them. Budgets are small, so that the tests are fast whatever the solver finds.
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { fortyThieves } from './run.ts';

const folder = temporaryFolder();
const inFolder = (args: string) => fortyThieves(args, { cwd: folder.path });

/** The rows of a study file, sorted, without what depends on the machine. */
const rowsOf = (name: string): string[] =>
  folder
    .read(name)
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(',').toSpliced(9, 1).join(','))
    .sort();

const BUDGET = '--budget 2000@16 --quiet';

describe('winrate', () => {
  test('writes one row a deal and sums up all nine games', async () => {
    const { code, stdout, stderr } = await inFolder(`winrate --deals 2 --out nine.csv ${BUDGET}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toHaveLength(13);
    for (const title of ['Forty Thieves', 'Little Forty', 'Rank and File']) expect(stdout).toContain(title);
    const rows = rowsOf('nine.csv');
    expect(rows).toHaveLength(18);
    expect(new Set(rows.map((row) => row.split(',').slice(0, 3).join()))).toHaveProperty('size', 18);
  });

  test('finds the same on one thread and on two', async () => {
    await inFolder(`winrate lucas streets --deals 12 --threads 1 --out one.csv ${BUDGET}`);
    await inFolder(`winrate lucas streets --deals 12 --threads 2 --out two.csv ${BUDGET}`);
    expect(rowsOf('one.csv')).toHaveLength(24);
    expect(rowsOf('two.csv')).toEqual(rowsOf('one.csv'));
  });

  test('gives the same numbers as text, CSV and JSON', async () => {
    const [asJson, asCsv, asText] = await Promise.all(
      ['--json', '--format csv', ''].map((format) =>
        inFolder(`winrate indian --seeds 3..7 ${BUDGET} ${format}`.trim()),
      ),
    );
    const {
      games: [game],
    } = JSON.parse(asJson?.stdout ?? '');
    expect(game).toMatchObject({ game: 'indian', planned: 5, deals: 5 });
    expect(game.solvable + game.unsolvable + game.unknown).toBe(5);
    const [head = '', line = ''] = asCsv?.stdout.split('\n') ?? [];
    const fields = Object.fromEntries(head.split(',').map((name, index) => [name, line.split(',')[index]]));
    const { meanSeconds, ...steady } = game;
    expect(fields).toMatchObject(Object.fromEntries(Object.entries(steady).map(([k, v]) => [k, String(v)])));
    expect(asText?.stdout.split('\n')[1]?.split(/ {2,}/).slice(0, 6)).toEqual(
      ['Indian', game.rules, game.deals, game.solvable, game.unsolvable, game.unknown].map(String),
    );
  });
});

describe('winrate --until', () => {
  // Lucas has many solvable deals at this budget, so that 40 of them are more than enough.
  const study = 'winrate lucas --budget 8e3@16 --until 0.2 --deals 200 --quiet';

  test('ends at the same deal on one thread and on two, now and when the study goes on', async () => {
    const one = await inFolder(`${study} --threads 1 --out until-one.csv`);
    const two = await inFolder(`${study} --threads 2 --out until-two.csv`);
    const withoutTime = (text: string) => text.replaceAll(/ +\S+ s$/gm, '');
    expect(one.stdout).toMatch(/Lucas .* \d+ of 200 /);
    expect(one.stdout).toContain('until the interval reaches at most 20.0% to either side.');
    expect(withoutTime(two.stdout)).toBe(withoutTime(one.stdout));
    const before = folder.read('until-two.csv');
    expect(rowsOf('until-two.csv').length).toBeLessThan(60);
    const again = await inFolder(`${study} --threads 2 --out until-two.csv`);
    expect(withoutTime(again.stdout)).toBe(withoutTime(one.stdout));
    expect(folder.read('until-two.csv')).toBe(before);
  });
});

describe('a study that goes on', () => {
  const command = `winrate streets maria --deals 6 --out cut.csv ${BUDGET}`;

  test('solves what is missing and nothing else', async () => {
    const { stdout } = await inFolder(command);
    const whole = folder.read('cut.csv');
    folder.write('cut.csv', whole.slice(0, Math.floor(whole.length / 2)));
    const again = await inFolder(command);
    expect(again.code).toBe(0);
    expect(rowsOf('cut.csv')).toHaveLength(12);
    const withoutTime = (text: string) => text.replaceAll(/ +\S+ s$/gm, '');
    expect(withoutTime(again.stdout)).toBe(withoutTime(stdout));
    folder.write('cut.csv', whole);
    const { stderr } = await inFolder(command.replace(' --quiet', ''));
    expect(stderr).toContain('12 of 12 deals are in cut.csv already');
    expect(folder.read('cut.csv')).toBe(whole);
  });

  test('may grow by games and deals', async () => {
    await inFolder(command);
    await inFolder(`winrate maria lucas --deals 8 --out cut.csv ${BUDGET}`);
    expect(rowsOf('cut.csv')).toHaveLength(12 + 2 + 8);
  });

  test('is refused with another budget or strategy, and the difference is named', async () => {
    await inFolder(command);
    const before = folder.read('cut.csv');
    const budget = await inFolder(command.replace('2000', '3000'));
    expect(budget).toMatchObject({ code: 2, stdout: '' });
    expect(budget.stderr).toMatch(/^error: cut\.csv .* budget 2000@16, not 3000@16: .*--fresh.*\n$/);
    const strategy = await inFolder(`${command} --strategy dfs`);
    expect(strategy.stderr).toMatch(/budget 2000@16, not 2000@16 dfs/);
    expect(folder.read('cut.csv')).toBe(before);
  });

  test('starts over with --fresh and keeps the old file', async () => {
    await inFolder(command);
    const before = folder.read('cut.csv');
    await inFolder(`winrate streets --deals 2 --budget 30 --out cut.csv --fresh --quiet`);
    expect(rowsOf('cut.csv')).toHaveLength(2);
    expect(folder.read('cut.csv.1')).toBe(before);
  });

  test('is the same for solve', async () => {
    const solve = `solve 1..5 pysolfc:1..3 --game lucas --out solve.csv ${BUDGET}`;
    const first = await inFolder(solve);
    expect(first.stdout.trimEnd().split('\n')).toHaveLength(8);
    const whole = folder.read('solve.csv');
    const again = await inFolder(solve);
    expect(again).toMatchObject({ code: 0, stdout: '' });
    expect(folder.read('solve.csv')).toBe(whole);
    const { stdout } = await inFolder(`solve 3 --game lucas --out solve.csv ${BUDGET}`);
    expect(stdout).toMatch(
      /^Lucas .*, deal native:3\n[^]*\n(Solvable|Unsolvable|Unknown).*\n.* nodes in .*\n$/,
    );
    expect(folder.read('solve.csv')).toBe(whole);
  });
});
