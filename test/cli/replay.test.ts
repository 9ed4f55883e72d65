import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { copyProgram, fortyThieves } from './run.ts';
import { KEY, onTerminal, type Step } from './terminal.ts';

const GAME = '--game lucas';
const LEAVES_SCREEN = '\x1b[?7h\x1b[?25h\x1b[?1049l';

const folder = temporaryFolder();
const inFolder = (args: string) => fortyThieves(args, { cwd: folder.path });
/** The moves of a solution in words; index 0 is the first. */
let words: string[] = [];

beforeAll(async () => {
  const { stdout } = await inFolder(`solve 1 ${GAME} --moves`);
  folder.write('solution.txt', stdout);
  words = Array.from(stdout.matchAll(/^ *\d+\. (.*)$/gm), ([, move = '']) => move);
});

describe('not on a terminal', () => {
  test('shows the deal, every move and every board', async () => {
    const { code, stdout, stderr } = await inFolder(`replay 1 solution.txt ${GAME}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const board = (await inFolder(`deal 1 ${GAME} --format board`)).stdout;
    expect(stdout).toContain(`, deal native:1\n\n${board}\n1. ${words[0]}\n\nFoundations `);
    expect(stdout.match(/^Foundations /gm)).toHaveLength(words.length + 1);
    expect(stdout).toMatch(/♣ K K +♥ K K +♠ K K +♦ K K\n[^]*\nThe solution wins: \d+ moves of Lucas\.\n$/);
    folder.write('replayed.txt', stdout);
    expect(await inFolder(`verify 1 replayed.txt ${GAME}`)).toMatchObject({ code: 0 });
  });

  test('solves the deal if there is no solution yet', async () => {
    const { stdout } = await inFolder(`replay 1 ${GAME}`);
    expect(stdout).toBe((await inFolder(`replay 1 solution.txt ${GAME}`)).stdout);
  });

  test('says so if no solution is found', async () => {
    const { code, stdout } = await inFolder(`replay 1 ${GAME} --budget 5`);
    expect(stdout).toMatch(
      /, deal native:1\n\nUnknown: the budget of nodes was used up\.\n\d+ nodes in .*\n$/,
    );
    expect(code).toBe(0);
  });

  test('ends at the first illegal move, and says why', async () => {
    folder.write('wrong.txt', [...words.slice(0, 3), '99-98'].join('\n'));
    const { code, stdout } = await inFolder(`replay 1 wrong.txt ${GAME}`);
    expect(stdout).toContain(`\n3. ${words[2]}\n`);
    expect(stdout).toMatch(/\n\nThe solution fails at move 4: there is no column 99\.\n$/);
    expect(code).toBe(3);
  });
});

describe('on a terminal', () => {
  const replay = (steps: readonly Step[], options = '') =>
    onTerminal(`replay 1 solution.txt ${GAME}${options}`, steps, { cwd: folder.path });
  const START = 'The deal, and';
  const moveLine = (number: number) => `Move ${number} of ${words.length}: ${words[number - 1]}`;

  test('keys go forward, back, to the end and to the start, and q leaves no trace', async () => {
    const { code, written, restored } = await replay([
      { see: START, press: KEY.right },
      { see: moveLine(1), press: KEY.enter },
      { see: moveLine(2), press: KEY.left },
      { see: moveLine(1), press: KEY.pageDown },
      { see: moveLine(11), press: KEY.pageUp },
      { see: moveLine(1), press: KEY.end },
      { see: `The solution wins: ${words.length} moves`, press: KEY.right + KEY.left },
      { see: moveLine(words.length - 1), press: KEY.home },
      { see: START, press: KEY.left + KEY.right },
      { see: moveLine(1), press: 'xq' },
    ]);
    expect({ code, restored }).toEqual({ code: 0, restored: true });
    expect(written).toMatch(/^\x1b\[\?1049h/);
    expect(written.endsWith(LEAVES_SCREEN)).toBe(true);
  });

  test('suits are in colour', async () => {
    const { written } = await replay([{ see: START, press: 'q' }]);
    expect(written).toMatch(/♣ A A {2}\x1b\[31m♥ A A\x1b\[39m/);
  });

  test('no frame is larger than the screen', async () => {
    const { written } = await replay([
      { see: START, press: KEY.right.repeat(words.length) },
      { see: 'The solution wins', press: 'q' },
    ]);
    const frames = written.split('\x1b[H').slice(1);
    expect(frames.length).toBeGreaterThan(words.length);
    expect(Math.max(...frames.map((frame) => frame.split('\r\n').length))).toBeLessThanOrEqual(24);
  });

  test('plays by itself if asked to', async () => {
    const asked = await replay([{ see: 'The solution wins', press: 'q' }], ' --auto 1');
    expect(asked.code).toBe(0);
    const { written } = await replay([
      { see: START, press: ' ' },
      { see: moveLine(2), press: 'q' },
    ]);
    expect(written).toContain(moveLine(1));
  });

  test.each<[string, number, Step]>([
    ['Ctrl-C', -2, { see: START, press: KEY.ctrlC }],
    ['SIGTERM', -15, { see: START, signal: 'SIGTERM' }],
  ])('%s ends it as it ends other programs, and leaves no trace', async (_what, expected, step) => {
    const { code, written, restored } = await replay([step]);
    expect({ code, restored }).toEqual({ code: expected, restored: true });
    expect(written.endsWith(LEAVES_SCREEN)).toBe(true);
  });

  test('Ctrl-C ends the search for a solution, too', async () => {
    const endless = 'replay 2 --budget 1e12@256 --strategy dfs';
    const { code, written, restored } = await onTerminal(endless, [{ see: 'Solving...', press: KEY.ctrlC }], {
      cwd: folder.path,
    });
    expect({ code, restored }).toEqual({ code: -2, restored: true });
    expect(written).not.toContain('\x1b[?1049h');
  });

  test('a fault is told on a terminal that is as before', async () => {
    copyProgram(folder.at('copy'), {
      'game/board.js': 'export const renderBoard = () => { throw new Error("no board"); };',
    });
    const { code, written, restored } = await onTerminal(`replay 1 solution.txt ${GAME}`, [], {
      cwd: folder.path,
      main: folder.at('copy/dist/main.js'),
    });
    expect({ code, restored }).toEqual({ code: 1, restored: true });
    const [, after = ''] = written.split(LEAVES_SCREEN);
    expect(after).toMatch(/^internal error: Error: no board/);
  });
});
