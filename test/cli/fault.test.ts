// What happens when the solver is wrong.
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { copyWithSolver, fortyThieves } from './run.ts';

/** Claims to win by a move that no rules allow. */
const WISHFUL_SOLVER = `export const solve = () => ({
  verdict: 'solvable',
  line: [{ from: 'stock', to: 'foundation', count: 1 }],
  effort: { nodes: 1, method: 'wishful', tableLoad: 0, deepestStage: 0 },
});
`;

const folder = temporaryFolder();
const broken = (args: string) =>
  fortyThieves(args, { cwd: folder.path, main: folder.at('copy/dist/main.js') });

beforeAll(() => copyWithSolver(folder.at('copy'), WISHFUL_SOLVER));

test('a solution that the replay refuses is a fault, exit code 1, and never a result', async () => {
  const { code, stdout, stderr } = await broken('solve 17 --json --out study.csv');
  expect(stderr).toContain(
    "The solver's line for deal native:17 of Forty Thieves fails at move 1: cards of the stock go to the waste first.",
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(folder.read('study.csv')).toMatch(/^game,.*\n$/);
});

test('it ends a study, too', async () => {
  const { code, stdout } = await broken('winrate streets --deals 10 --quiet');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});
