// What we tell Solvitaire and read from it, with a script in its place. Source of its formats: its own sources.
import { chmodSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { canPlay, parseResult, runSolvitaire } from '../../bench/shared/solvitaire.ts';
import { dealNative } from '../../src/deals/native.ts';
import { parseSolvitaireJson } from '../../src/deals/solvitaire-json.ts';
import { InputError } from '../../src/errors.ts';
import { GAMES } from '../../src/rules/games.ts';
import { temporaryFolder } from '../cli/folder.ts';
import { game } from '../helpers/games.ts';

test.each([
  [', solved, 12, 345, 300, 9, 8, 0, 300, 512, 90, 88, solved\n', 'solvable', 12, 345],
  [', unsolvable, 40, 1000, 900, 9, 8, 0, 900, 1024, 90, 0, unsolvable\n', 'unsolvable', 40, 1000],
  [', timed-out, 5000, 777, 700, 9, 8, 0, 700, 1024, 90, 60, timed-out\n', 'unknown', 5000, 777],
  [', memory-limit-reached, 70, 9, 8, 7, 6, 5, 4, 3, 2, 1, memory-limit-reached\n', 'unknown', 70, 9],
  // Seeds stand in front; smart-solvability leaves the fields of a second search empty if it needs none.
  [
    '17, solved, 12, 345, 300, 9, 8, 0, 300, 512, 90, 88, , , , , , , , , , , , solved\n',
    'solvable',
    12,
    345,
  ],
  [
    ', unsolvable, 3, 50, 40, 9, 8, 0, 40, 64, 9, 0, timed-out, 100, 200, 150, 9, 8, 0, 150, 256, 90, 60, timed-out\n',
    'unknown',
    103,
    250,
  ],
])('reads %j', (output, verdict, ms, states) => {
  expect(parseResult(output)).toEqual({ verdict, ms, states });
});

test.each(['', 'solved', 'Deal:\n', ', solved, soon, 345, solved', ', won, 1, 2, won'])(
  'reads nothing from %j',
  (output) => {
    expect(parseResult(output)).toBeUndefined();
  },
);

test('its rules have no building in any suit but its own', () => {
  const others = GAMES.filter((rules) => !canPlay(rules)).map(({ name }) => name);
  expect(others).toEqual(['indian', 'little-forty']);
});

const folder = temporaryFolder();
const options = { seconds: 11, streamliners: 'smart-solvability', cache: 1000 };

function writeScript(name: string, lines: string): void {
  folder.write(name, `#!/bin/sh\n${lines}\n`);
  chmodSync(folder.at(name), 0o755);
}

beforeAll(() => {
  writeScript(
    'solvitaire',
    `cp "$2" "${folder.at('rules.json')}"
for last; do :; done
cp "$last" "${folder.at('deal.json')}"
shift 2
echo "$@" > "${folder.at('arguments')}"
echo "[info] Attempting to solve $last..." >&2
echo ", solved, 12, 345, 300, 9, 8, 0, 300, 512, 90, 88, , , , , , , , , , , , solved"`,
  );
  writeScript('broken', 'echo "[error] Error parsing deal file: no such thing" >&2');
});

test.each([
  {
    name: 'lucas',
    tableau: { count: 13, build: 'same-suit', groups: 'no', faceUp: 'all' },
    foundations: 'all',
    stock: 57,
  },
  {
    name: 'number-ten',
    tableau: { count: 10, build: 'red-black', groups: 'yes', faceUp: 'top' },
    foundations: 'none',
    stock: 64,
  },
])('gets the rules and the deal of $name', async ({ name, tableau, foundations, stock }) => {
  const rules = game(name);
  const deal = dealNative(rules, '5');
  const result = await runSolvitaire(rules, deal, { ...options, binary: folder.at('solvitaire') });
  expect(result).toEqual({ verdict: 'solvable', ms: 12, states: 345 });
  expect(parseSolvitaireJson(rules, JSON.parse(folder.read('deal.json')))).toEqual(deal);
  expect(folder.read('arguments')).toMatch(
    /^--classify --streamliners smart-solvability --timeout 10000 --cache-capacity 1000 \S+\/deal\.json\n$/,
  );
  expect(JSON.parse(folder.read('rules.json'))).toEqual({
    'tableau piles': {
      count: tableau.count,
      'build policy': tableau.build,
      'spaces policy': 'any',
      'move built group': tableau.groups,
      'move built group policy': tableau.build,
      'face up cards': tableau.faceUp,
    },
    foundations: { 'initial cards': foundations },
    stock: { size: stock, 'deal count': 1, redeal: false },
    'max rank': 13,
    'two decks': true,
  });
});

test.each([
  ['broken', 'broken gave no result: [error] Error parsing deal file: no such thing'],
  ['missing', "Can't run "],
])('tells when it is %s', async (name, message) => {
  const rules = game('streets');
  const running = runSolvitaire(rules, dealNative(rules, '1'), { ...options, binary: folder.at(name) });
  await expect(running).rejects.toThrow(InputError);
  await expect(running).rejects.toThrow(message);
});
