import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { copyWithSolver, ended, MAIN, start } from './run.ts';
import { until } from './until.ts';

const folder = temporaryFolder();

// A complete search of native:2 and those after it takes far longer than these tests.
const LONG = '--budget 1e12@256 --strategy dfs --threads 2';
const SHORT = '--budget 20@16 --threads 2';

const launch = (args: string, main = MAIN) => start(args.split(' '), { cwd: folder.path, main });

const linesOf = (name: string): string[] =>
  existsSync(folder.at(name)) ? folder.read(name).split('\n').slice(0, -1) : [];

/** Sends a signal; the end tells how long it took. */
async function interrupt(child: ChildProcessWithoutNullStreams, signal: NodeJS.Signals) {
  const sent = performance.now();
  const end = ended(child);
  child.kill(signal);
  return { ...(await end), seconds: (performance.now() - sent) / 1000 };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s in the middle of searches stops them and says how to go on', async (signal, expected) => {
  const file = `${signal}.csv`;
  const child = launch(`winrate forty-thieves --seeds 2..1000000 --out ${file} ${LONG}`);
  await until(() => linesOf(file).length === 1);
  await sleep(500);
  const { code, stderr, stdout, seconds } = await interrupt(child, signal);
  expect(code).toBe(expected);
  expect(seconds).toBeLessThan(2);
  expect(stderr).toContain('\nStopping. Once more ends at once.\nStopped with 0 of 999,999 deals done.');
  expect(stderr).toContain(`in ${file}; the same command, without --fresh, goes on from there`);
  expect(stdout).toMatch(/Forty Thieves .* 0 of 999,999/);
  expect(linesOf(file)).toHaveLength(1);
});

test('what finished before the signal is kept, whole', async () => {
  const child = launch(`winrate forty-thieves --seeds 1..1000000 --out kept.csv ${SHORT}`);
  await until(() => linesOf('kept.csv').length > 10);
  const { code, stderr } = await interrupt(child, 'SIGINT');
  expect(code).toBe(130);
  const [, ...rows] = linesOf('kept.csv');
  for (const row of rows) expect(row.split(',')).toHaveLength(11);
  expect(stderr).toContain(`Stopped with ${rows.length.toLocaleString('en-GB')} of 1,000,000 deals done.`);
});

describe('where searches do not stop when they are asked to', () => {
  const stubborn = async (file: string) => {
    const child = launch(`winrate lucas --out ${file}`, folder.at('copy/dist/main.js'));
    await until(() => linesOf(file).length === 1);
    return child;
  };
  beforeAll(() => copyWithSolver(folder.at('copy'), 'export const solve = () => { for (;;); };'));

  test('a second signal ends at once', async () => {
    const child = await stubborn('second.csv');
    child.kill('SIGINT');
    await sleep(700);
    expect(child.exitCode).toBeNull();
    const { code, seconds } = await interrupt(child, 'SIGINT');
    expect(code).toBe(130);
    expect(seconds).toBeLessThan(0.5);
  });

  test('the echo of a signal, as npm and timeout send it, is not taken for a second one', async () => {
    const child = await stubborn('echo.csv');
    child.kill('SIGINT');
    await sleep(50);
    child.kill('SIGINT');
    await sleep(700);
    expect(child.exitCode).toBeNull();
    expect(await interrupt(child, 'SIGKILL')).toMatchObject({ code: 137 });
  });
});

test('a single deal can be interrupted, too', async () => {
  const child = launch(`solve 2 ${LONG}`);
  await once(child.stdout, 'data');
  await sleep(500);
  const { code, stdout } = await interrupt(child, 'SIGINT');
  expect(stdout).toContain('Unknown: the search was interrupted.');
  expect(code).toBe(130);
});

test('waiting for stdin can be interrupted', async () => {
  const child = launch('solve -');
  await sleep(1000);
  const { code, stderr } = await interrupt(child, 'SIGINT');
  expect(code).toBe(130);
  expect(stderr).not.toContain('error');
});

test('a reader that goes away ends the program quietly', async () => {
  const child = launch(`solve 1..1000000 ${SHORT} --quiet`);
  const end = Promise.all([text(child.stderr), once(child, 'exit')]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await end).toEqual(['', [0, null]]);
});
