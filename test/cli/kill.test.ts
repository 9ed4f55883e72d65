// Studies that are killed without warning, at moments that nobody chose. KILLS says how often; the default is few.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HEADER, parseLine } from '../../src/study/row.ts';
import { linesWithoutTime } from '../study/files.ts';
import { temporaryFolder } from './folder.ts';
import { ended, start } from './run.ts';
import { until } from './until.ts';

const KILLS = Number(process.env.KILLS ?? 12);

const folder = temporaryFolder();
const launch = (args: string) => start(`${args} --threads 2 --quiet`.split(' '), { cwd: folder.path });
const bytesOf = (file: string) => (existsSync(folder.at(file)) ? folder.read(file).length : 0);

/** Kills a run after some milliseconds, if it isn't done by then. */
async function runAndKill(args: string, milliseconds: number): Promise<NodeJS.Signals | null> {
  const child = launch(args);
  const exit = once(child, 'exit');
  await Promise.race([sleep(milliseconds), exit]);
  child.kill('SIGKILL');
  const [, signal] = await exit;
  return signal;
}

/** A header and rows, but for what a torn last line may hold. */
function expectValid(file: string): void {
  const lines = folder.read(file).split('\n');
  const torn = lines.pop() ?? '';
  const [header, ...rows] = lines;
  if (header === undefined) expect(HEADER.startsWith(torn)).toBe(true);
  else expect(`${header}\n`).toBe(HEADER);
  for (const row of rows) expect(parseLine(row)).toBeDefined();
}

test(`a study that is killed ${KILLS} times loses nothing and repeats nothing`, {
  timeout: 600_000,
}, async () => {
  const study = `winrate lucas --deals ${KILLS * 10} --budget 6e3@16`;
  const began = performance.now();
  const whole = launch(`${study} --out whole.csv`);
  const wholeEnds = ended(whole);
  await until(() => bytesOf('whole.csv') > HEADER.length);
  const startup = performance.now() - began;
  const { stdout: expected } = await wholeEnds;

  const sizes = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const signal = await runAndKill(`${study} --out cut.csv`, Math.random() * (startup + 300));
    if (signal === null) break;
    if (existsSync(folder.at('cut.csv'))) expectValid('cut.csv');
    sizes.push(bytesOf('cut.csv'));
  }
  // Most kills came in the middle of the work.
  expect(new Set(sizes).size).toBeGreaterThan(KILLS / 4);
  const { code, stdout } = await ended(launch(`${study} --out cut.csv`));
  expect(code).toBe(0);
  expect(linesWithoutTime(folder.at('cut.csv'))).toEqual(linesWithoutTime(folder.at('whole.csv')));
  const withoutTime = (text: string) => text.replaceAll(/ +\S+ s$/gm, '');
  expect(withoutTime(stdout)).toBe(withoutTime(expected));
});

test('a retry that is killed leaves the file as it was, and goes on from there', async () => {
  const study = 'winrate streets --deals 40 --out retried.csv';
  await ended(launch(`${study} --budget 500@16`));
  const before = folder.read('retried.csv');
  const retry = `${study} --budget 3e3@16 --retry-unknown`;
  const child = launch(retry);
  await until(() => bytesOf('retried.csv.retry') > HEADER.length + 200);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(folder.read('retried.csv')).toBe(before);
  const { stderr, code } = await ended(start(retry.split(' '), { cwd: folder.path }));
  expect(code).toBe(0);
  const [, left] = /^(\d+) unknown deals of retried\.csv are tried again/.exec(stderr) ?? [];
  expect(Number(left)).toBeLessThan(40);
  expect(existsSync(folder.at('retried.csv.retry'))).toBe(false);
  const fresh = `winrate streets --deals 40 --out fresh.csv --budget 3e3@16`;
  await ended(launch(fresh));
  const verdicts = (file: string) =>
    linesWithoutTime(folder.at(file)).map((line) => line.split(',').slice(0, 7));
  expect(verdicts('retried.csv')).toEqual(verdicts('fresh.csv'));
});
