// What happens when threads fail: by an exception, for lack of memory, or by dying.
import { existsSync, rmSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { linesWithoutTime } from '../study/files.ts';
import { temporaryFolder } from './folder.ts';
import { copyProgram, copyWithSolver, fortyThieves } from './run.ts';

/** Notes each attempt; fails in one of three ways at three of four deals, once or each time, unless it is healed. */
const FAILING_SOLVER = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const FAILURES = [
  () => { throw new TypeError('no good'); },
  () => process.exit(7),
  () => { const all = []; for (;;) all.push(new Array(1000).fill(0.5)); },
];
export function solve(rules, { stock }) {
  const name = stock.join();
  const again = existsSync('attempts') && readFileSync('attempts', 'utf8').includes(name);
  appendFileSync('attempts', name + '\\n');
  const healed = existsSync('healed') || (existsSync('once') && again);
  if (existsSync('always')) FAILURES[0]();
  if (!healed) FAILURES[stock[0] % 4]?.();
  return {
    verdict: 'unsolvable',
    effort: { nodes: 5, method: 'dfs', tableLoad: 0, deepestStage: 0 },
  };
}`;

const folder = temporaryFolder();
beforeAll(() => copyWithSolver(folder.at('copy'), FAILING_SOLVER));
beforeEach(() => {
  for (const file of ['attempts', 'healed', 'once', 'always', 'study.csv', 'study.log']) {
    rmSync(folder.at(file), { force: true });
  }
});

const failing = (args: string) =>
  fortyThieves(`${args} --budget 1e3@16 --threads 2 --quiet`, {
    cwd: folder.path,
    main: folder.at('copy/dist/main.js'),
  });
const STUDY = 'winrate streets --deals 12 --out study.csv';
const attempts = () => {
  const lines = folder.read('attempts').trimEnd().split('\n');
  return [...new Set(lines)].map((line) => lines.filter((each) => each === line).length);
};

test('a deal that fails twice is unknown by a fault, and the study goes on', async () => {
  const { code, stdout, stderr } = await failing(`${STUDY} --log study.log`);
  expect(code).toBe(0);
  const rows = linesWithoutTime(folder.at('study.csv'));
  const faults = rows.filter((row) => row.includes(',unknown,fault,,0,auto,1000@16,'));
  expect(rows).toHaveLength(12);
  expect(rows.length - faults.length).toBe(rows.filter((row) => row.includes(',unsolvable,,,5,dfs,')).length);
  expect(stdout).toMatch(new RegExp(`Streets .* 12 +0 +${12 - faults.length} +${faults.length} `));
  expect(stderr).toMatch(
    new RegExp(`^${faults.length} deals failed twice and count as unknown; the last one: .*\n$`),
  );
  const log = folder.read('study.log');
  for (const fault of ['no good', 'exited with code: 7', 'reaching memory limit']) {
    expect(log).toMatch(
      new RegExp(`"event":"fault","game":"streets","deal":"native:\\d+","fault":".*${fault}`),
    );
  }
  expect(attempts().toSorted()).toEqual([
    ...Array<number>(12 - faults.length).fill(1),
    ...Array<number>(faults.length).fill(2),
  ]);
});

test('a deal that fails once is solved, and nothing is said', async () => {
  folder.write('once', '');
  const { code, stderr } = await failing(STUDY);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(linesWithoutTime(folder.at('study.csv')).filter((row) => row.includes(',unsolvable,'))).toHaveLength(
    12,
  );
});

test('--retry-unknown tries them again with the same budget, and leaves the others alone', async () => {
  await failing(STUDY);
  const before = linesWithoutTime(folder.at('study.csv'));
  rmSync(folder.at('attempts'));
  folder.write('healed', '');
  const { code, stderr } = await failing(`${STUDY} --retry-unknown`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(attempts()).toHaveLength(before.filter((row) => row.includes(',fault,')).length);
  expect(linesWithoutTime(folder.at('study.csv')).filter((row) => row.includes(',unsolvable,'))).toHaveLength(
    12,
  );
  expect(existsSync(folder.at('study.csv.retry'))).toBe(false);
});

test('if every deal fails, the program has failed', async () => {
  folder.write('always', '');
  const { code, stderr } = await failing(STUDY);
  expect(stderr).toContain('12 deals failed twice');
  expect(code).toBe(1);
  expect((await failing('solve 17')).code).toBe(1);
});

test('where threads cannot start, it fails at once and no deal is blamed', async () => {
  copyProgram(folder.at('broken'), { 'study/worker.js': "throw new Error('no way');" });
  const { code, stdout, stderr } = await fortyThieves(STUDY, {
    cwd: folder.path,
    main: folder.at('broken/dist/main.js'),
  });
  expect(stderr).toMatch(/^internal error: CannotStart: No thread can start: no way\n/);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(linesWithoutTime(folder.at('study.csv'))).toEqual([]);
});
