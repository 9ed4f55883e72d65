// Studies in parts, as the README shows them to be spread by other programs.
import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { linesWithoutTime } from '../study/files.ts';
import { temporaryFolder } from './folder.ts';
import { fortyThieves, MAIN } from './run.ts';

const folder = temporaryFolder();
const inFolder = (args: string) => fortyThieves(args, { cwd: folder.path });

beforeAll(() => {
  mkdirSync(folder.at('bin'));
  folder.write('bin/forty-thieves', `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
  chmodSync(folder.at('bin/forty-thieves'), 0o755);
});

/** Runs a script with `forty-thieves` on its path; rejects if the exit code isn't 0. */
const script = (text: string, environment: Record<string, string> = {}) =>
  promisify(execFile)('bash', ['-ec', text], {
    cwd: folder.path,
    env: {
      ...process.env,
      ...environment,
      PATH: `${folder.at('bin')}${delimiter}${process.env.PATH}`,
    },
  });

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
/** The block of the README that a word appears in. */
const shown = (word: string): string =>
  Array.from(README.matchAll(/^```(?:shell|bash)\n(.*?)^```$/gms), ([, block = '']) => block).find((block) =>
    block.includes(word),
  ) ?? expect.unreachable(`the README shows no ${word}`);

const hasParallel = spawnSync('parallel', ['--version']).status === 0;
if (!hasParallel && process.env.CI !== undefined)
  throw new Error('The test of the shards needs GNU parallel.');

const SMALL = '--budget 2e3@16 --quiet';

test('two shards merged equal one run', async () => {
  const study = `winrate lucas streets --deals 15 ${SMALL}`;
  await inFolder(`${study} --out whole.csv`);
  for (const part of ['1/2', '2/2']) await inFolder(`${study} --shard ${part} --out half-${part[0]}.csv`);
  const { code, stdout } = await inFolder('merge half-2.csv half-1.csv --out merged.csv');
  expect(stdout).toBe('lucas: all 15 deals of native:1..15.\nstreets: all 15 deals of native:1..15.\n');
  expect(code).toBe(0);
  expect(linesWithoutTime(folder.at('merged.csv'))).toEqual(linesWithoutTime(folder.at('whole.csv')));
  const again = await inFolder(`${study.replace(' --quiet', '')} --out merged.csv`);
  expect(again.stderr).toContain('30 of 30 deals are in merged.csv already');

  const partly = await inFolder('merge half-1.csv --out partly.csv');
  expect(partly.stdout).toContain(
    'lucas: 8 of the 15 deals of native:1..15; missing, and counted as unknown: 2, 4, ',
  );
  const report = JSON.parse((await inFolder('report partly.csv --json')).stdout);
  expect(report.games[0]).toMatchObject({ game: 'lucas', deals: 15, missing: 7 });
});

test('merge replaces no file unless it is told to', async () => {
  folder.write('kept.csv', 'precious');
  await inFolder(`winrate lucas --deals 2 ${SMALL} --out two.csv`);
  const { code, stderr } = await inFolder('merge two.csv --out kept.csv');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'error: kept.csv is there already; replace it with --force, or name another file.\n',
  });
  expect(folder.read('kept.csv')).toBe('precious');
  expect((await inFolder('merge two.csv --out kept.csv --force')).code).toBe(0);
  expect(linesWithoutTime(folder.at('kept.csv'))).toEqual(linesWithoutTime(folder.at('two.csv')));
});

test.runIf(hasParallel)('GNU parallel runs the shards of the README', async () => {
  const { stdout } = await script(shown('parallel forty-thieves').replaceAll('2e4', '2e3@16'));
  expect(stdout).toMatch(/^streets: all 20 deals of native:1\.\.20\.$/m);
});

test("the README's Slurm script takes its shard from the environment", async () => {
  const job = shown('#SBATCH').replace('--deals 1e5', `--deals 5 ${SMALL}`);
  for (const id of ['1', '2']) {
    await script(job, {
      SLURM_ARRAY_TASK_ID: id,
      SLURM_ARRAY_TASK_MIN: '1',
      SLURM_ARRAY_TASK_STEP: '1',
      SLURM_ARRAY_TASK_COUNT: '2',
    });
  }
  const deals = (file: string) => linesWithoutTime(folder.at(file)).map((line) => line.split(',')[2]);
  expect(deals('streets-1.csv')).toEqual(['native:1', 'native:3', 'native:5']);
  expect(deals('streets-2.csv')).toEqual(['native:2', 'native:4']);
});
