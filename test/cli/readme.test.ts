// Every `forty-thieves` command that the README shows is run as it stands there, in order, in one folder.
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { MAIN } from './run.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const commands = Array.from(README.matchAll(/^```sh\n(.*?)^```$/gms), ([, block = '']) => block.split('\n'))
  .flat()
  .filter((line) => line.startsWith('forty-thieves '));

const folder = temporaryFolder();
beforeAll(() => {
  mkdirSync(folder.at('bin'));
  folder.write('bin/forty-thieves', `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
  chmodSync(folder.at('bin/forty-thieves'), 0o755);
});

test('the README shows every command', () => {
  const shown = new Set(commands.map((command) => command.split(' ')[1]));
  expect([...shown].sort()).toEqual(['deal', 'games', 'solve', 'verify', 'winrate']);
});

test.each(commands)('%s', async (command) => {
  // Rejects if the exit code isn't 0.
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    cwd: folder.path,
    env: { ...process.env, PATH: `${folder.at('bin')}${delimiter}${process.env.PATH}` },
  });
  const [, file] = / > (\S+)$/.exec(command) ?? [];
  expect(file === undefined ? stdout : folder.read(file)).not.toBe('');
});
