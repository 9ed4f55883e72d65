// Studies that are killed without warning, at moments that nobody chose. KILLS says how often; the default is few.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { headerOf, parseLine } from '../../src/study/row.ts';
import { linesWithoutTime } from '../study/files.ts';
import { temporaryFolder } from './folder.ts';
import { ended, start } from './run.ts';
import { until } from './until.ts';

const KILLS = Number(process.env.KILLS ?? 12);

const folder = temporaryFolder();
const launch = (args: string) => start(`${args} --threads 2 --quiet`.split(' '), { cwd: folder.path });
const bytesOf = (file: string) => (existsSync(folder.at(file)) ? folder.read(file).length : 0);

/** Kills a run as soon as a time has passed since a moment, if it isn't done by then. */
async function runAndKill(args: string, moment: () => Promise<void>, milliseconds: number) {
  const child = launch(args);
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  await Promise.race([moment().then(() => sleep(milliseconds)), exit]);
  child.kill('SIGKILL');
  const [, signal] = await exit;
  return signal;
}

/** A header and rows, but for what a torn last line may hold. */
function expectValid(file: string): void {
  const lines = folder.read(file).split('\n');
  const torn = lines.pop() ?? '';
  const [header, ...rows] = lines;
  if (header === undefined) expect(headerOf(false).startsWith(torn)).toBe(true);
  else expect(`${header}\n`).toBe(headerOf(false));
  for (const row of rows) expect(parseLine(row)).toBeDefined();
}

test(`a study that is killed ${KILLS} times loses nothing and repeats nothing`, {
  timeout: 600_000,
}, async () => {
  const study = `winrate lucas --deals ${KILLS * 10} --budget 6e3@16`;
  const { stdout: expected } = await ended(launch(`${study} --out whole.csv`));

  for (let kill = 0; kill < KILLS; kill++) {
    // One in three while the program starts and reads the file, the others in the middle of the work.
    const before = bytesOf('cut.csv');
    const started = async () => undefined;
    const working = () => until(() => bytesOf('cut.csv') > before);
    const [moment, most] = kill % 3 === 0 ? [started, 400] : [working, 100];
    expect(await runAndKill(`${study} --out cut.csv`, moment, Math.random() * most)).toBe('SIGKILL');
    if (existsSync(folder.at('cut.csv'))) expectValid('cut.csv');
  }
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
  await until(() => bytesOf('retried.csv.retry') > headerOf(false).length + 200);
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
