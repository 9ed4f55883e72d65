import { beforeAll, expect, test } from 'vitest';
import { dealNative } from '../../src/deals/native.ts';
import { formatDealText } from '../../src/deals/text.ts';
import { parseMoves } from '../../src/game/notation.ts';
import { type Replay, replay } from '../../src/game/replay.ts';
import { describeMove } from '../../src/game/words.ts';
import { rulesId } from '../../src/rules/id.ts';
import { game } from '../helpers/games.ts';
import { temporaryFolder } from './folder.ts';
import { fortyThieves } from './run.ts';

const lucas = game('lucas');
const folder = temporaryFolder();
const inFolder = (args: string) => fortyThieves(args, { cwd: folder.path });
/** A solution of native:1 of Lucas. */
let played: Replay;

beforeAll(async () => {
  const { stdout } = await inFolder('solve 1 --game lucas --json');
  played = replay(lucas, dealNative(lucas, '1'), parseMoves(JSON.parse(stdout).solution));
});

test('of a deal shows its cards and gives the first move of a solution', async () => {
  const { code, stdout, stderr } = await inFolder('hint 1 --game lucas');
  const board = (await inFolder('deal 1 --game lucas --format board')).stdout;
  const [deal, move] = [played.positions[0], played.moves[0]];
  const parts = stdout.split('\n\n');
  expect(parts[0]).toBe(`Lucas (lucas, rules ${rulesId(lucas)}), deal native:1`);
  expect(`${parts.slice(1, -1).join('\n\n')}\n`).toBe(board);
  expect(parts.at(-1)).toBe(
    `Still winnable, in ${played.moves.length} moves.\nNext move: ${deal && move && describeMove(lucas, deal, move)}.\n`,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('of a position in play gives a legal move of it', async () => {
  const middle = Math.floor(played.moves.length / 2);
  const position = played.positions[middle];
  if (position === undefined) throw new Error('the solution has no middle');
  folder.write('stuck.txt', formatDealText(lucas, position));
  const { stdout } = await inFolder('hint stuck.txt --game lucas');
  expect(stdout).toMatch(/, deal stuck\.txt#[0-9a-f]{8}\n/);
  const [, words = ''] = /\nStill winnable, in \d+ moves\.\nNext move: (.*)\.\n$/.exec(stdout) ?? [];
  expect(replay(lucas, position, parseMoves(words)).moves).toHaveLength(1);
  const json = JSON.parse((await inFolder('hint stuck.txt --game lucas --json')).stdout);
  expect(json).toMatchObject({ schema: 1, game: 'lucas', verdict: 'solvable', next: { words } });
  expect(replay(lucas, position, parseMoves(json.next.move)).moves).toEqual(
    replay(lucas, position, parseMoves(words)).moves,
  );
});

test('says that all is done', async () => {
  folder.write('won.txt', `${'-\n'.repeat(13)}Foundations: C-K C-K H-K H-K S-K S-K D-K D-K\n`);
  expect((await inFolder('hint won.txt --game lucas')).stdout).toMatch(
    /\n\nWon: all cards are on the foundations\.\n$/,
  );
});

test('says that there is no way', async () => {
  const tiny = {
    name: 'tiny',
    decks: 1,
    suits: 2,
    ranks: 2,
    columns: 2,
    cardsPerColumn: 2,
    build: 'same-suit',
  };
  folder.write('tiny.json', JSON.stringify(tiny));
  folder.write('lost.txt', 'AC 2C\nAH 2H\n');
  const { stdout } = await inFolder('hint lost.txt --rules tiny.json');
  expect(stdout).toMatch(/\n\nNot winnable: a complete search found no way to win from here\.\n$/);
  const json = JSON.parse((await inFolder('hint lost.txt --rules tiny.json --json')).stdout);
  expect(json).toMatchObject({ verdict: 'unsolvable', next: null });
});

test('says that it does not know', async () => {
  const { code, stdout } = await inFolder('hint 1 --game lucas --budget 5');
  expect(stdout).toMatch(/\n\nUnknown: the budget of nodes was used up\.\n$/);
  expect(code).toBe(0);
});
