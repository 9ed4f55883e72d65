// Study files of a hundred thousand rows. What counts is what the program itself used, since machines are shared.
import { beforeAll, expect, test } from 'vitest';
import { rulesId } from '../../src/rules/id.ts';
import { game } from '../helpers/games.ts';
import { writeStudyFile } from '../study/files.ts';
import { exampleRow } from '../study/rows.ts';
import { temporaryFolder } from './folder.ts';
import { fortyThieves } from './run.ts';

const ROWS = 100_000;
const folder = temporaryFolder();

const OUTCOMES = [
  { verdict: 'solvable', moves: 150, strategy: 'beam 1000' },
  { verdict: 'unsolvable', moves: null, strategy: 'dfs' },
  { verdict: 'unknown', reason: 'nodes', moves: null, strategy: 'dfs' },
] as const;
const rowsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    exampleRow({
      game: 'streets',
      rules: rulesId(game('streets')),
      deal: `native:${index + 1}`,
      ...OUTCOMES[index % OUTCOMES.length],
      nodes: (index * 7919) % 3_000_000,
      ms: index % 900,
    }),
  );

beforeAll(() => {
  writeStudyFile(folder.at('large.csv'), ...rowsUpTo(ROWS));
  writeStudyFile(folder.at('small.csv'), ...rowsUpTo(10));
});

/** Seconds of processor time and megabytes at most. */
async function usage(args: string) {
  const hook = `process.on('exit', () => process._rawDebug(JSON.stringify(process.resourceUsage())))`;
  const { code, stdout, stderr } = await fortyThieves(args, {
    cwd: folder.path,
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hook)}`],
  });
  expect(code).toBe(0);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(stderr.slice(stderr.indexOf('{')));
  return { stdout, seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}

test('a study goes on at once and in hardly more memory', async () => {
  const small = await usage('winrate streets --deals 10 --out small.csv --threads 1 --quiet');
  const large = await usage(`winrate streets --deals ${ROWS} --out large.csv --threads 1 --quiet`);
  expect(large.stdout).toMatch(/Streets .* 100,000 +33,334 +33,333 +33,333 /);
  expect(large.seconds - small.seconds).toBeLessThan(1);
  // The rows take ten; the young generation of the heap alone may grow to 48 before anything is collected.
  expect(large.megabytes - small.megabytes).toBeLessThan(80);
});

test('a report takes less than two seconds', async () => {
  const { stdout, seconds } = await usage('report large.csv --json');
  expect(JSON.parse(stdout).games).toMatchObject([{ deals: ROWS, solvable: 33_334 }]);
  expect(seconds).toBeLessThan(2);
});
