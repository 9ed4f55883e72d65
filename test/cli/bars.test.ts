import { beforeAll, expect, test } from 'vitest';
import { writeStudyFile } from '../study/files.ts';
import { exampleRow } from '../study/rows.ts';
import { temporaryFolder } from './folder.ts';
import { fortyThieves } from './run.ts';
import { onTerminal } from './terminal.ts';

const folder = temporaryFolder();
beforeAll(() => writeStudyFile(folder.at('study.csv'), exampleRow()));

test('report draws bars on a terminal with colours', async () => {
  const { written, code } = await onTerminal('report study.csv', [], { cwd: folder.path });
  expect(code).toBe(0);
  expect(written).toMatch(/\x1b\[32m█{10,60}\x1b\[39m {2}/);
});

test('and nowhere else', async () => {
  const { stdout } = await fortyThieves('report study.csv', { cwd: folder.path });
  expect(stdout).toContain('win rate');
  expect(stdout).not.toContain('█');
});

test('nor between the numbers for programs', async () => {
  const { written } = await onTerminal('report study.csv --json', [], { cwd: folder.path });
  expect(JSON.parse(written).games.length).toBe(1);
});
