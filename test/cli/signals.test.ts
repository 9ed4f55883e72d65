import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { copyWithSolver, ended, MAIN, start } from './run.ts';

const folder = temporaryFolder();

/** Long enough to be interrupted in the middle of searches, however fast the machine is. */
const ENDLESS = 'winrate forty-thieves --seeds 1..1000000 --budget 1e12 --memory 64 --strategy dfs'.split(
  ' ',
);
/** Many short searches. */
const MANY = 'winrate forty-thieves --seeds 1..1000000 --budget 20 --memory 16'.split(' ');

async function interrupted(args: readonly string[], signal: NodeJS.Signals, main = MAIN) {
  const child = start([...args, '--threads', '2'], { cwd: folder.path, main });
  const end = ended(child);
  await sleep(1500);
  const sent = performance.now();
  child.kill(signal);
  return { child, end: end.then((result) => ({ ...result, seconds: (performance.now() - sent) / 1000 })) };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s in the middle of searches stops them and says how to go on', async (signal, expected) => {
  const { end } = await interrupted([...ENDLESS, '--out', `${signal}.csv`], signal);
  const { code, stderr, stdout, seconds } = await end;
  expect(code).toBe(expected);
  expect(seconds).toBeLessThan(2);
  expect(stderr).toMatch(/Stopping\. Once more ends at once\.\n/);
  expect(stderr).toContain(`in ${signal}.csv; the same command, without --fresh, goes on from there`);
  expect(stdout).toMatch(/Forty Thieves .* of 1,000,000/);
  expect(folder.read(`${signal}.csv`)).toMatch(/^game,.*\n$/);
  expect(folder.read(`${signal}.csv`)).not.toContain('interrupted');
});

test('what finished before the signal is kept, whole', async () => {
  const { end } = await interrupted([...MANY, '--out', 'kept.csv'], 'SIGINT');
  const { code, stderr } = await end;
  expect(code).toBe(130);
  const lines = folder.read('kept.csv').split('\n').slice(1, -1);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line.split(',')).toHaveLength(11);
  expect(stderr).toContain(`Stopped with ${lines.length.toLocaleString('en-GB')} of 1,000,000 deals done.`);
});

describe('where searches do not stop when they are asked to', () => {
  const stubborn = () => interrupted(ENDLESS, 'SIGINT', folder.at('copy/dist/main.js'));
  beforeAll(() => copyWithSolver(folder.at('copy'), 'export const solve = () => { for (;;); };'));

  test('a second signal ends at once', async () => {
    const { child, end } = await stubborn();
    await sleep(1000);
    expect(child.exitCode).toBeNull();
    child.kill('SIGINT');
    const { code, seconds } = await end;
    expect(code).toBe(130);
    expect(seconds).toBeLessThan(1.5);
  });

  test('the echo of a signal, as npm and timeout send it, is not taken for a second one', async () => {
    const { child, end } = await stubborn();
    child.kill('SIGINT');
    await sleep(1000);
    expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    expect(await end).toMatchObject({ code: 137 });
  });
});

test('a single deal can be interrupted, too', async () => {
  const { end } = await interrupted(['solve', '1', '--budget', '1e12', '--strategy', 'dfs'], 'SIGINT');
  const { code, stdout } = await end;
  expect(stdout).toContain('Unknown: the search was interrupted.');
  expect(code).toBe(130);
});

test('waiting for stdin can be interrupted', async () => {
  const { code, stderr } = await (await interrupted(['solve', '-'], 'SIGINT')).end;
  expect(code).toBe(130);
  expect(stderr).not.toContain('error');
});

test('a reader that goes away ends the program quietly', async () => {
  const child = start('solve 1..1000000 --budget 20 --memory 16 --quiet'.split(' '));
  const end = Promise.all([text(child.stderr), once(child, 'exit')]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await end).toEqual(['', [0, null]]);
});
