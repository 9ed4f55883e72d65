// What studies take of the machine: with files of a hundred thousand rows, and with searches that want all memory.
import { beforeAll, expect, test } from 'vitest';
import { VERSION } from '../../src/cli/version.ts';
import { rulesId } from '../../src/rules/id.ts';
import { DEFAULT_BUDGET, formatBudget } from '../../src/solver/budget.ts';
import { game } from '../helpers/games.ts';
import { writeStudyFile } from '../study/files.ts';
import { exampleRow } from '../study/rows.ts';
import { temporaryFolder } from './folder.ts';
import { resourcesOf } from './resources.ts';

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
      budget: formatBudget(DEFAULT_BUDGET),
      ms: index % 900,
      version: VERSION,
    }),
  );

beforeAll(() => {
  writeStudyFile(folder.at('large.csv'), ...rowsUpTo(ROWS));
  writeStudyFile(folder.at('small.csv'), ...rowsUpTo(10));
});

const usage = (args: string) => resourcesOf(args, folder.path);

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

test('threads together stay within the memory that they were given', async () => {
  const memory = 64 + 2 * (16 + 32);
  const { stdout, megabytes } = await usage(
    `solve 2..3 --format csv --strategy dfs --budget 1e12@16 --threads 2 --memory ${memory} --quiet`,
  );
  // Both searches ran until their memory was used up.
  expect(stdout.match(/,unknown,memory,/g)).toHaveLength(2);
  expect(megabytes).toBeLessThan(memory * 1.1);
});
