// `solve --shorten`: the verdict first, then a line that is never longer and was replayed.
import { existsSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { copyProgram, ended, fortyThieves, start } from './run.ts';

const folder = temporaryFolder();
const inFolder = (args: string) => fortyThieves(args, { cwd: folder.path });
// Its first line takes detours.
const DEAL = '1 --game maria --budget 1e5@64';
const LUCAS = '1..3 --game lucas --budget 2e4@16 --quiet';

const numbersIn = (text: string, pattern: RegExp): number[] =>
  (pattern.exec(text) ?? []).slice(1).map((number) => Number(number.replaceAll(',', '')));

test('tells the length before and after, and gives the shorter line', async () => {
  const { stdout, code } = await inFolder(`solve ${DEAL} --shorten --moves`);
  const [found] = numbersIn(stdout, /Solvable in ([\d,]+) moves, which were replayed\.\n/);
  const [before, after] = numbersIn(
    stdout,
    /nodes in .* s, .*\nShortened from ([\d,]+) to ([\d,]+) moves in [\d.]+ s, and replayed again\.\n\n *1\. /,
  );
  expect(code).toBe(0);
  expect(before).toBe(found);
  expect(after).toBeLessThan(found as number);
  folder.write('shorter.txt', stdout);
  expect((await inFolder('verify 1 shorter.txt --game maria')).stdout).toBe(
    `The solution wins: ${after} moves of Maria.\n`,
  );
});

test('of many deals gives shorter lines, too, the same ones each time', async () => {
  const objectsOf = async (args: string) => {
    const { stdout } = await inFolder(`solve ${LUCAS} --json ${args}`);
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => ({ ...JSON.parse(line), ms: 0 }));
    return objects.sort((a, b) => a.deal.localeCompare(b.deal));
  };
  const plain = await objectsOf('--threads 1');
  const shorter = await objectsOf('--threads 2 --shorten');
  expect(shorter.map(({ budget }) => budget)).toEqual(Array(3).fill('20000@16 shorten'));
  const moves = (objects: { moves: number }[]) => objects.reduce((sum, object) => sum + object.moves, 0);
  expect(moves(shorter)).toBeLessThan(moves(plain));
  for (const [index, object] of shorter.entries()) {
    expect(object.moves).toBeLessThanOrEqual(plain[index].moves);
    expect(object).toMatchObject({ verdict: 'solvable', nodes: plain[index].nodes });
    folder.write('one.json', JSON.stringify(object));
    const { stdout } = await inFolder(`verify ${object.deal} one.json --game lucas`);
    expect(stdout).toBe(`The solution wins: ${object.moves} moves of Lucas.\n`);
  }
  expect(await objectsOf('--threads 1 --shorten')).toEqual(shorter);
});

test('keeps its rows apart from those of lines as they were found', async () => {
  const { code } = await inFolder(`solve ${LUCAS} --shorten --out short.csv`);
  expect(code).toBe(0);
  const rows = folder.read('short.csv');
  expect(rows.match(/,20000@16 shorten,/g)).toHaveLength(3);
  const { code: refused, stderr } = await inFolder(`solve ${LUCAS} --out short.csv`);
  expect(refused).toBe(2);
  expect(stderr).toContain('holds lucas with budget 20000@16 shorten, not 20000@16');
  expect(folder.read('short.csv')).toBe(rows);
  expect((await inFolder(`solve ${LUCAS} --shorten --out short.csv`)).stdout).toBe('');
});

test('of a deal that is won already or is not solvable has nothing to do', async () => {
  const won = JSON.parse((await inFolder('deal 1 --format json')).stdout);
  const foundations = { C: [13, 13], H: [13, 13], S: [13, 13], D: [13, 13] };
  const columns = Array.from({ length: 10 }, () => []);
  folder.write('won.json', JSON.stringify({ ...won, columns, stock: [], foundations }));
  const { stdout } = await inFolder('solve won.json --shorten');
  expect(stdout).toMatch(/Solvable in 0 moves.*\n.*\nNo shorter solution was found in [\d.]+ s\.\n$/);
  const unknown = (await inFolder('solve 1 --shorten --budget 1')).stdout;
  expect(unknown).toMatch(/Unknown: .*\n[\d,]+ nodes .*\n$/);
});

describe('with another shortener', () => {
  /** Waits for a file `go`, and then does what the file `way` says. */
  const SHORTENER = `
import { existsSync, readFileSync } from 'node:fs';
export const SHORTEN_NODES = 1;
export function shorten(rules, deal, line) {
  while (!existsSync('go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  switch (readFileSync('go', 'utf8')) {
    case 'as it is': return line;
    case 'too short': return line.slice(1);
    case 'throw': throw new Error('no good');
  }
}`;
  beforeAll(() => copyProgram(folder.at('copy'), { 'solver/shorten.js': SHORTENER }));
  beforeEach(() => rmSync(folder.at('go'), { force: true }));
  const ONE = 'solve 1 --game lucas --budget 2e4@16 --shorten';
  const launch = (args: string) =>
    start(args.split(' '), { cwd: folder.path, main: folder.at('copy/dist/main.js') });

  test('the verdict of one deal is there before shortening ends, and an interrupt does not lose it', async () => {
    const child = launch(`${ONE} --out one.csv`);
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
    });
    while (!/Solvable in .*\n.*nodes in .*\n/.test(text)) await sleep(20);
    expect(existsSync(folder.at('go'))).toBe(false);
    child.kill('SIGINT');
    folder.write('go', 'as it is');
    const { code } = await ended(child);
    expect(code).toBe(130);
    expect(text).toMatch(/\nNo shorter solution was found in [\d.]+ s\.\n$/);
    expect(folder.read('one.csv')).toMatch(/native:1,solvable,,.*,20000@16 shorten,/);
  });

  test('a line that does not win is a fault of the program', async () => {
    folder.write('go', 'too short');
    const { code, stdout, stderr } = await ended(launch(`${ONE} --json`));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/The solver's line for deal native:1 of Lucas fails at move \d+/);
  });

  test('a deal at which it fails twice counts as unknown', async () => {
    folder.write('go', 'throw');
    const { stdout, stderr } = await ended(launch(ONE));
    expect(stdout).toMatch(/Solvable in .*\n.*\nUnknown: the solver failed twice\.\n/);
    expect(stderr).toContain('no good');
  });
});
