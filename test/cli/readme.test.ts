// The commands that the README shows are run as they stand there, in order, in one folder, with the files that it shows. The
// library's example is run by the tests of the package.
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { fortyThieves, MAIN } from './run.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const blocks = Array.from(
  README.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms),
  ([, language, file, text = '']) => ({
    language,
    file,
    lines: text.split('\n').slice(0, -1),
  }),
);

/** Commands, each with the lines that the README shows of its output: those in the next block, if that names no file. */
const commands = blocks.flatMap(({ language, lines }, index) => {
  if (language !== 'sh') return [];
  const next = blocks[index + 1];
  const shown = next?.language === 'text' && next.file === undefined ? next.lines : [];
  return lines
    .map((line, place) => ({ command: line, shown: place === lines.length - 1 ? shown : [] }))
    .filter(({ command }) => /^(forty-thieves|grep) /.test(command));
});

const folder = temporaryFolder();
beforeAll(() => {
  mkdirSync(folder.at('bin'));
  folder.write('bin/forty-thieves', `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
  chmodSync(folder.at('bin/forty-thieves'), 0o755);
  for (const { file, lines } of blocks) if (file !== undefined) folder.write(file, `${lines.join('\n')}\n`);
});

test('the README shows every command', async () => {
  const { stdout: help } = await fortyThieves('--help');
  const all = Array.from(help.matchAll(/^ {2}([a-z]+)(?: \S+)* {2}/gm), ([, name]) => name);
  const shown = new Set(README.match(/(?<=^forty-thieves )[a-z]+/gm));
  expect([...shown, 'help'].sort()).toEqual(all.sort());
});

/** What a better solver would change: how long its solutions are. */
const withoutLengths = (text: string): string => text.replaceAll(/\d+ moves/g, 'some moves');

test.each(commands)('$command', async ({ command, shown }) => {
  // Rejects if the exit code isn't 0.
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    cwd: folder.path,
    env: { ...process.env, PATH: `${folder.at('bin')}${delimiter}${process.env.PATH}` },
  });
  const [, file] = / > (\S+)$/.exec(command) ?? [];
  expect(file === undefined ? stdout : folder.read(file)).not.toBe('');
  for (const line of shown) expect(withoutLengths(stdout).split('\n')).toContain(withoutLengths(line));
});
