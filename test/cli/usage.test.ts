// Bad usage and bad input: one line that says what is wrong, exit code 2, nothing on stdout, nothing half done.
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { fortyThieves } from './run.ts';

const folder = temporaryFolder();

/** Changes one line of the deal native:17 of Forty Thieves. */
function spoilt(lines: readonly string[], change: (lines: string[]) => void): string {
  const copy = [...lines];
  change(copy);
  return copy.join('\n');
}

beforeAll(async () => {
  const { stdout } = await fortyThieves('deal 17');
  const lines = stdout.split('\n');
  const [firstColumn = '', secondColumn = ''] = lines;
  const [firstCard = ''] = firstColumn.split(' ');
  const [otherCard = ''] = secondColumn.split(' ');
  folder.write(
    'missing.txt',
    spoilt(lines, (deal) => deal.splice(0, 1, firstColumn.slice(0, -3))),
  );
  folder.write(
    'copies.txt',
    spoilt(lines, (deal) => deal.splice(0, 1, firstColumn.replaceAll(/\S+/g, firstCard))),
  );
  folder.write(
    'swapped.txt',
    spoilt(lines, (deal) => deal.splice(0, 1, firstColumn.replace(firstCard, otherCard))),
  );
  folder.write(
    'columns.txt',
    spoilt(lines, (deal) => deal.splice(0, 1)),
  );
  folder.write(
    'no-card.txt',
    spoilt(lines, (deal) => deal.splice(1, 1, secondColumn.replace(otherCard, '1S1'))),
  );
  folder.write('empty.txt', '');
  folder.write('notes.csv', 'date,weather\nMonday,rain\n');
  folder.write('bad.json', '{"name": "x"');
  folder.write('rules.json', '{"name": "streets", "columns": 99, "cardsPerColumn": 4, "build": "same-suit"}');
});

describe('is refused:', () => {
  test.each([
    ['unknown command', 'solv 17', /unknown command 'solv'/],
    ['unknown option', 'solve 17 --fast', /unknown option '--fast'/],
    ['no deal', 'solve', /missing required argument 'deal'/],
    ['unknown game', 'winrate street', /no game "street"; did you mean streets\?/],
    [
      'unknown game, unlike any',
      'solve 17 --game klondike',
      /no game "klondike"; the games are forty-thieves, /,
    ],
    ['range that runs backwards', 'solve 9..1', /"?9\.\.1"? runs backwards/],
    ['range without end', 'solve 1..', /1\.\./],
    ['range of words', 'winrate --seeds one..ten', /one\.\.ten/],
    ['two ranges for one rate', 'winrate --seeds 1..5,3..9', /--seeds.*one range/],
    ['unknown seed family', 'solve freecell:17', /Unknown seed family "freecell"/],
    ['budget of words', 'solve 17 --budget lots', /--budget.*'lots' is invalid/],
    ['no budget', 'solve 17 --budget 0', /--budget.*from 1 up/],
    ['two memories in a budget', 'solve 17 --budget 1e6@64@64', /--budget.*nodes@MB/],
    ['memory that no deal fits in', 'winrate --memory 100', /--memory is 100: raise it, or .* 5000000@4\.$/m],
    ['shard 0 of 4', 'winrate --shard 0/4', /--shard.*such as 1\/4, or auto/],
    ['shard 5 of 4', 'winrate --shard 5/4', /--shard.*such as 1\/4, or auto/],
    [
      'shard of an engine that is not there',
      'winrate --shard auto',
      /--shard auto finds none of SLURM_ARRAY/,
    ],
    ['interval of words', 'winrate --until soon', /--until.*share between 0 and 0\.5/],
    ['interval that any study has', 'winrate --until 0.7', /--until.*share between 0 and 0\.5/],
    ['interval of a shard', 'winrate --until 0.1 --shard 1/2', /cannot be used with/],
    ['retry without a study file', 'winrate --retry-unknown', /--retry-unknown .*name it with --out/],
    ['retry of what is not there', 'winrate --retry-unknown --out no.csv', /no study file no\.csv/],
    [
      'log in a place where none can be',
      'winrate --log empty.txt/x',
      /Can't write the log .*not a directory/,
    ],
    ['report of nothing', 'report', /missing required argument 'csv'/],
    ['report of another file', 'report notes.csv', /notes\.csv is not a study file/],
    ['merge without a target', 'merge notes.csv', /required option '--out <file>'/],
    ['half a thread', 'solve 17 --threads 1.5', /--threads.*whole number/],
    ['unknown strategy', 'solve 17 --strategy luck', /--strategy.*auto, beam, dfs, astar/],
    ['two ways to say how many', 'winrate --deals 5 --seeds 1..5', /cannot be used with/],
    ['two ways to say which game', 'solve 17 --game lucas --rules rules.json', /cannot be used with/],
    ['moves of many deals', 'solve 1..3 --moves', /--moves is for a single deal/],
    ['exit status of many deals', 'solve 1..3 --exit-status', /--exit-status is for a single deal/],
    ['file that is not there', 'solve nowhere.txt', /Can't read nowhere.txt: no such file or directory/],
    ['folder for a file', 'solve .', /Can't read \.: illegal operation on a directory/],
    ['empty file', 'solve empty.txt', /^error: empty\.txt: /],
    ['missing card', 'solve missing.txt', /^error: missing\.txt: .*(missing|3 cards)/],
    ['third copy', 'solve copies.txt', /^error: copies\.txt: .*third copy/],
    ['one card too many of one, too few of another', 'solve swapped.txt', /^error: swapped\.txt: /],
    ['wrong number of columns', 'solve columns.txt', /^error: columns\.txt: .*10 columns/],
    ['deal of another game', 'solve columns.txt --game maria', /^error: columns\.txt: /],
    ['what is no card', 'deal no-card.txt', /^error: no-card\.txt: .*line 2.*1S1/i],
    ['rules that are no JSON', 'winrate --rules bad.json', /bad\.json is not JSON/],
    ['rules with a field out of bounds', 'winrate --rules rules.json', /columns/],
    ['two ways to say whose rules', 'games lucas --rules rules.json', /either a game or --rules/],
    ['unknown format', 'deal 17 --format pdf', /--format.*text, json, solvitaire, board/],
    ['several deals for one', 'deal 1..3', /"1\.\.3" means 3 deals/],
    ['solution without moves', 'verify 17 empty.txt', /^error: empty\.txt: .*no moves/],
    ['solution that is none', 'replay 17 notes.csv', /^error: notes\.csv: Line 1: "date,weather" is no move/],
    ['several deals for a hint', 'hint 1..3', /"1\.\.3" means 3 deals/],
    ['no pause at all', 'replay 17 --auto 0', /--auto.*from 1 up/],
    ['pause without end', 'replay 17 --auto 1e9', /--auto.*at most a minute/],
    ['list without names', 'solve @empty.txt', /^error: empty\.txt: No deal is named/],
    ['list that is none', 'solve @notes.csv', /^error: notes\.csv: "date" names no deal/],
    ['solution that is not there', 'verify 17 nowhere.txt', /Can't read nowhere.txt/],
    [
      'study file in a place where none can be',
      'winrate --out empty.txt/x.csv',
      /Can't use .*not a directory/,
    ],
    ['study file that is a folder', 'winrate --out .', /not a regular file/],
    ['study file that is another file', 'winrate --out notes.csv', /notes\.csv is not a study file/],
  ])('%s', async (_what, args, message) => {
    const { code, stdout, stderr } = await fortyThieves(args, { cwd: folder.path });
    expect(stderr).toMatch(message);
    expect(stderr.replace(/\(Did you mean .*\?\)\n$/, '')).toMatch(/^error: .*\n$/);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test('a bad deal before the study file is made', async () => {
    const { code } = await fortyThieves('solve missing.txt --out never.csv', { cwd: folder.path });
    expect(code).toBe(2);
    expect(existsSync(folder.at('never.csv'))).toBe(false);
  });

  test('another file, which stays as it was', () => {
    expect(folder.read('notes.csv')).toBe('date,weather\nMonday,rain\n');
  });
});

test('without a command, help goes to stderr', async () => {
  const child = await fortyThieves([]);
  expect(child).toMatchObject({ code: 2, stdout: '' });
  expect(child.stderr).toContain('Usage: forty-thieves');
});
