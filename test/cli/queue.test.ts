// Studies whose deals other processes solve, over a real server.
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BATCH_SIZE } from '../../src/study/queue/batch.ts';
import { linesWithoutTime } from '../study/files.ts';
import { temporaryFolder } from './folder.ts';
import { freePort, hasRedis, redisServer } from './redis.ts';
import { copyWithSolver, ended, fortyThieves, MAIN, start } from './run.ts';
import { until } from './until.ts';

const folder = temporaryFolder();
const launched: ChildProcessWithoutNullStreams[] = [];
const launch = (args: string, main = MAIN) => {
  const child = start(args.split(' '), { cwd: folder.path, main });
  launched.push(child);
  return child;
};
// A test that fails leaves workers behind.
afterAll(() => {
  for (const child of launched) child.kill('SIGKILL');
});

const DEALS = 64;
const STUDY = `winrate lucas --deals ${DEALS} --budget 6e3@16 --quiet`;

const rowsIn = (file: string) =>
  existsSync(folder.at(file)) ? folder.read(file).split('\n').length - 2 : -1;

/** Stops workers as a user does, and adds up how many deals they say to have solved. */
async function dismiss(...workers: ChildProcessWithoutNullStreams[]): Promise<number> {
  const ends = workers.map(ended);
  for (const worker of workers) worker.kill('SIGINT');
  const solved = (await Promise.all(ends)).map(({ code, stderr }) => {
    expect(code).toBe(130);
    return Number(/Solved (\d+) deals\.\n$/.exec(stderr)?.[1]);
  });
  return solved.reduce((sum, each) => sum + each, 0);
}

describe.runIf(hasRedis)('with a server', () => {
  const redis = redisServer();
  const worker = (options = '', main = MAIN) =>
    launch(`worker --queue ${redis.url} --threads 1${options}`, main);
  const study = (out: string) => launch(`${STUDY} --queue ${redis.url} --out ${out}`);
  beforeAll(async () => {
    await fortyThieves(`${STUDY} --out local.csv`, { cwd: folder.path });
  });
  beforeEach(() => redis.flush());
  const expectAll = (file: string) =>
    expect(linesWithoutTime(folder.at(file))).toEqual(linesWithoutTime(folder.at('local.csv')));

  test('three workers, one of them killed, find what one machine finds', async () => {
    const workers = [worker(), worker(), worker()] as const;
    const end = ended(study('queue.csv'));
    await until(() => rowsIn('queue.csv') >= DEALS / 4);
    workers[0].kill('SIGKILL');
    expect(await end).toMatchObject({ code: 0, stderr: '' });
    expectAll('queue.csv');
    await dismiss(workers[1], workers[2]);
  });

  test('solutions come through the queue', async () => {
    const short = STUDY.replace(`--deals ${DEALS}`, '--deals 10');
    await fortyThieves(`${short} --with-solutions --out local-solved.csv`, { cwd: folder.path });
    const solver = worker();
    const study = `${short} --with-solutions --queue ${redis.url} --out queue-solved.csv`;
    expect(await fortyThieves(study, { cwd: folder.path })).toMatchObject({ code: 0 });
    expect(linesWithoutTime(folder.at('queue-solved.csv'))).toEqual(
      linesWithoutTime(folder.at('local-solved.csv')),
    );
    const { code, stdout } = await fortyThieves('verify --study queue-solved.csv', { cwd: folder.path });
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/: [1-9]\d* solutions win\.$/m),
    });
    await dismiss(solver);
  });

  test('a study that is killed fetches what workers did meanwhile, but for the batch that it was writing', async () => {
    const workers = [worker(), worker()];
    const killed = study('cut.csv');
    await until(() => rowsIn('cut.csv') >= DEALS / 8);
    killed.kill('SIGKILL');
    expect((await ended(study('cut.csv'))).code).toBe(0);
    expectAll('cut.csv');
    const solved = await dismiss(...workers);
    expect(solved).toBeGreaterThanOrEqual(DEALS);
    expect(solved).toBeLessThan(DEALS + BATCH_SIZE);
  });

  test('a study that has rows of half a batch asks for the other batches as before', async () => {
    const killed = launch(`${STUDY} --queue ${redis.url} --out half.csv --log half.log`);
    await until(() => existsSync(folder.at('half.log')));
    await sleep(1000);
    killed.kill('SIGKILL');
    await ended(killed);
    const [header, ...rows] = folder.read('local.csv').split('\n');
    const known = ['1', '2', '3'].map((seed) => rows.find((row) => row.includes(`,native:${seed},`)));
    folder.write('half.csv', [header, ...known, ''].join('\n'));
    const solver = worker();
    expect((await ended(study('half.csv'))).code).toBe(0);
    expectAll('half.csv');
    expect(await dismiss(solver)).toBe(DEALS + BATCH_SIZE - known.length);
  });

  test('a study that is stopped takes back what no worker has begun', async () => {
    const asking = launch(`${STUDY} --queue ${redis.url} --log asked.log`);
    await until(() => existsSync(folder.at('asked.log')));
    await sleep(1000);
    const end = ended(asking);
    asking.kill('SIGINT');
    expect((await end).code).toBe(130);
    const idle = worker();
    await once(idle.stderr, 'data');
    await sleep(1000);
    expect(await dismiss(idle)).toBe(0);
  });

  test('a worker that is stopped in the middle of searches does not finish them', async () => {
    // Enough memory for many seconds: a search ends when its memory is used up.
    const slow = `winrate forty-thieves --seeds 2..3 --budget 1e12@256 --strategy dfs --queue ${redis.url}`;
    const asking = launch(`${slow} --log slow.log`);
    const first = worker();
    await until(() => existsSync(folder.at('slow.log')));
    await sleep(1500);
    const began = performance.now();
    expect(await dismiss(first)).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_000);
    const end = ended(asking);
    asking.kill('SIGINT');
    expect((await end).code).toBe(130);
  });

  test('a worker with too little memory says so and leaves the deals to others', async () => {
    const end = ended(study('small.csv'));
    const poor = await ended(worker(' --memory 100'));
    expect(poor.stderr).toMatch(
      /error: A deal with the budget 6000@16 needs 112 MB.*--memory is 100: raise it/,
    );
    expect(poor.code).toBe(2);
    const rich = worker();
    expect((await end).code).toBe(0);
    expectAll('small.csv');
    await dismiss(rich);
  });

  test('a solution that fails its replay on a worker is a fault of the study', async () => {
    copyWithSolver(
      folder.at('copy'),
      `export const solve = () => ({
        verdict: 'solvable',
        line: [{ from: 'stock', to: 'foundation', count: 1 }],
        effort: { nodes: 1, method: 'wishful', tableLoad: 0, deepestStage: 0 },
      });`,
    );
    const wishful = worker('', folder.at('copy/dist/main.js'));
    const { code, stdout, stderr } = await ended(study('wrong.csv'));
    expect(stderr).toMatch(/The solver's line for deal native:\d+ of Lucas fails at move 1/);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(rowsIn('wrong.csv')).toBe(0);
    await dismiss(wishful);
  });
});

test.each(['worker', 'winrate lucas --deals 3'])('without a server, %s says so', async (command) => {
  const url = `redis://user:secret@127.0.0.1:${await freePort()}`;
  const { code, stdout, stderr } = await fortyThieves(`${command} --queue ${url}`, { cwd: folder.path });
  expect(stderr).toMatch(/^error: Can't reach redis:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED .*\n$/);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});

test.each([
  [
    'worker --queue localhost:6379',
    /^error: The queue must be an address such as redis:\/\/localhost:6379\.\n$/,
  ],
  ['worker', /^error: required option '--queue <url>' not specified\n$/],
  [
    'winrate lucas --queue redis://localhost --threads 2',
    /'--queue <url>' cannot be used with option '--threads/,
  ],
])('%s is refused', async (command, message) => {
  const { code, stderr } = await fortyThieves(command, { cwd: folder.path });
  expect(stderr).toMatch(message);
  expect(code).toBe(2);
});
