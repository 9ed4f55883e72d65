// The command around searches that take no time. The real ones run at the end of `npm test`.
import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/rules/games.ts';
import { temporaryFolder } from './folder.ts';
import { copyProgram, fortyThieves } from './run.ts';

const folder = temporaryFolder();
const bench = (options: string) =>
  fortyThieves(`bench ${options}`.trim(), { main: folder.at('dist/main.js') });

beforeAll(() =>
  copyProgram(folder.path, {
    'study/signature.js': `
      export const SIGNATURE = 9000;
      export const gameSignature = (rules) => ({ rules, nodes: 1000, solvable: 3, unsolvable: 2, unknown: 1 });
    `,
  }),
);

test('bench tells of each game, and the signature', async () => {
  const { code, stdout } = await bench('');
  const lines = stdout.trimEnd().split('\n');
  expect(lines.slice(0, -1)).toEqual(
    GAMES.map(({ title }) => `${title.padEnd(13)}     1,000 nodes   3 solvable   2 unsolvable   1 unknown`),
  );
  expect(lines.at(-1)).toBe('signature: 9000');
  expect(code).toBe(0);
});

test.each([
  ['--check', 0, ''],
  ['--expect 9000', 0, ''],
  ['--expect 9_001', 3, 'The signature should be 9001: the solver has changed what it does.\n'],
])('bench %s ends with %i', async (option, code, stderr) => {
  expect(await bench(`--json ${option}`)).toEqual({
    code,
    stderr,
    stdout: expect.stringMatching(/^\{\n {2}"schema": 1,\n[^]*"signature": 9000\n\}\n$/),
  });
});
