// A disk that fills up, played by a limit on the size of files.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLine } from '../../src/study/row.ts';
import { linesWithoutTime } from '../study/files.ts';
import { temporaryFolder } from './folder.ts';
import { ended, fortyThieves, MAIN } from './run.ts';

const folder = temporaryFolder();
const inFolder = (args: string) => fortyThieves(args, { cwd: folder.path });
/** A limit in blocks of 512 bytes, as POSIX has it. */
const limited = (blocks: number, args: string) => {
  const command = `ulimit -f ${blocks} && exec "$0" "$@"`;
  return ended(
    spawn('sh', ['-c', command, process.execPath, MAIN, ...args.split(' ')], { cwd: folder.path }),
  );
};

const STUDY = 'winrate lucas --deals 60 --budget 50@16 --quiet';

test('the study ends with a clear message, keeps what it has, and goes on when there is room', async () => {
  const { code, stdout, stderr } = await limited(4, `${STUDY} --out full.csv`);
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: '',
    stderr:
      "error: Can't write to full.csv: file too large. Its rows are whole, and the same command goes on from there.\n",
  });
  const [, ...rows] = folder.read('full.csv').trimEnd().split('\n');
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(parseLine(row)).toBeDefined();

  expect((await limited(4, `${STUDY} --out full.csv`)).code).toBe(2);
  expect((await inFolder(`${STUDY} --out full.csv`)).code).toBe(0);
  await inFolder(`${STUDY} --out roomy.csv`);
  expect(linesWithoutTime(folder.at('full.csv'))).toEqual(linesWithoutTime(folder.at('roomy.csv')));
});

test('a retry or a merge leaves the files as they were', async () => {
  await inFolder(`${STUDY} --out study.csv`);
  const before = folder.read('study.csv');
  const retry = `${STUDY.replace('50@16', '60@16')} --out study.csv --retry-unknown`;
  for (const blocks of [4, Math.floor(before.length / 512)]) {
    const { code, stderr } = await limited(blocks, retry);
    expect(stderr).toMatch(/^error: Can't (use|write to|replace) study\.csv.*: file too large\./);
    expect(code).toBe(2);
    expect(folder.read('study.csv')).toBe(before);
  }
  const merge = await limited(4, 'merge study.csv --out merged.csv');
  expect(merge).toMatchObject({ code: 2, stderr: "error: Can't write merged.csv: file too large.\n" });
  expect(existsSync(folder.at('merged.csv'))).toBe(false);
  expect((await inFolder(retry)).code).toBe(0);
  expect(linesWithoutTime(folder.at('study.csv')).filter((row) => row.includes(',60@16,'))).toHaveLength(60);
});
