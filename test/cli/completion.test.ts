import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { fortyThieves, MAIN } from './run.ts';

const folder = temporaryFolder();
beforeAll(() => {
  folder.write('forty-thieves', `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
  chmodSync(folder.at('forty-thieves'), 0o755);
});

/** What the program offers for the last of some words, without descriptions. */
async function offered(...words: string[]): Promise<string[]> {
  const { stdout } = await fortyThieves(['complete', '--', ...words]);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');
}

// The last line is a flag for the shell; 0 lets it offer files if there is nothing else.
test.each([
  [['so'], ['solve', ':0']],
  [
    ['solve', '--game', 'lu'],
    ['lucas', 'lucas-pysolfc', ':0'],
  ],
  [
    ['solve', '17', '--game=lu'],
    ['lucas', 'lucas-pysolfc', ':0'],
  ],
  [
    ['winrate', 'maria', 'st'],
    ['streets', ':0'],
  ],
  [
    ['games', 'st'],
    ['streets', ':0'],
  ],
  [
    ['deal', '17', '--format', 'b'],
    ['board', ':0'],
  ],
  [
    ['hint', '--ru'],
    ['--rules', ':0'],
  ],
  [['verify', '17', 'sol'], [':0']],
  [
    ['verify', '--st'],
    ['--study', ':0'],
  ],
  [['verify', '--study', 'results/'], [':0']],
  [
    ['winrate', '--with'],
    ['--with-solutions', ':0'],
  ],
  [['solve', '--rules', ''], [':0']],
  [['report', 'study.csv', '--html', ''], [':0']],
  [
    ['report', '--ht'],
    ['--html', ':0'],
  ],
])('%j', async (words, expected) => {
  expect(await offered(...words)).toEqual(expected);
});

test('all commands are offered', async () => {
  const { stdout: help } = await fortyThieves('--help');
  const commands = Array.from(help.matchAll(/^ {2}([a-z]+)(?: \S+)* {2}/gm), ([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(7);
  expect(await offered('')).toEqual([...commands, ':0']);
});

test('bash completes games, and files where there is nothing else', async () => {
  // The one function of the package bash-completion that the script calls; few systems lack it, but this one may.
  const session = `
    type _get_comp_words_by_ref >/dev/null 2>&1 || _get_comp_words_by_ref() {
      words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; cur=\${words[cword]}; prev=\${words[cword - 1]}
    }
    source <(forty-thieves completion bash)
    COMP_WORDS=(forty-thieves solve --game s); COMP_CWORD=3
    __forty_thieves_complete
    echo "\${COMPREPLY[@]}"
    complete -p forty-thieves`;
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', session], {
    env: { ...process.env, PATH: `${folder.path}${delimiter}${process.env.PATH}` },
  });
  expect(stdout).toBe('streets\ncomplete -o default -F __forty_thieves_complete forty-thieves\n');
});

test.each([
  ['zsh', 'local shellCompDirectiveNoFileComp=4'],
  ['fish', 'set -l shellCompDirectiveNoFileComp 4'],
])('%s has a script with the flags as that shell needs them', async (shell, flag) => {
  const { code, stdout, stderr } = await fortyThieves(`completion ${shell}`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('forty-thieves complete -- ');
  expect(stdout).toContain(flag);
});

test('another shell is refused', async () => {
  const { code, stdout, stderr } = await fortyThieves('completion tcsh');
  expect(stderr).toMatch(/^error: .*'tcsh' is invalid.* zsh, bash, fish/);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});
