import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { fortyThieves } from './run.ts';

const folder = temporaryFolder();
const inFolder = (args: string, input = '') => fortyThieves(args, { cwd: folder.path, input });
const SMALL = '--budget 2000@16';

describe('deal', () => {
  test.each(['text', 'json', 'solvitaire'])('as %s is read back from stdin', async (format) => {
    const original = await inFolder('deal pysolfc:7 --game maria');
    const converted = await inFolder(`deal pysolfc:7 --game maria --format ${format}`);
    const back = await inFolder('deal - --game maria', converted.stdout);
    expect(back).toEqual({ code: 0, stderr: '', stdout: original.stdout });
  });

  test('as a board shows every card of the columns', async () => {
    const { stdout: text } = await inFolder('deal 3 --game streets');
    const { stdout: board } = await inFolder('deal 3 --game streets --format board');
    const cards = text.split('\n').slice(0, 10).join(' ').split(' ').sort();
    const symbols: Record<string, string> = { '♣': 'C', '♥': 'H', '♠': 'S', '♦': 'D', '10': 'T' };
    const shown = board
      .split('\n\n')[1]
      ?.split('\n')
      .slice(1)
      .join(' ')
      .replaceAll(/10|[♣♥♠♦]/g, (symbol) => symbols[symbol] ?? symbol)
      .trim()
      .split(/\s+/)
      .sort();
    expect(shown).toEqual(cards);
  });
});

describe('games', () => {
  test('lists the nine, and more readings', async () => {
    const { stdout } = await inFolder('games');
    const names = stdout
      .split('\n')
      .slice(1)
      .map((line) => line.split(' ')[0]);
    expect(names.slice(0, 9)).toEqual(
      'forty-thieves indian limited little-forty lucas maria number-ten rank-and-file streets'.split(' '),
    );
  });

  test('prints a record that --rules reads back', async () => {
    const { stdout } = await inFolder('games number-ten --json');
    folder.write('mine.json', stdout.replace('"number-ten"', '"mine"'));
    const ours = await inFolder('deal 5 --game number-ten');
    expect(await inFolder('deal 5 --rules mine.json')).toEqual(ours);
    const solved = await inFolder(`solve 5 --rules mine.json --json ${SMALL}`);
    expect(JSON.parse(solved.stdout)).toMatchObject({ game: 'mine', deal: 'native:5' });
  });

  test('tells the rules in words, and their JSON Schema', async () => {
    expect((await inFolder('games lucas')).stdout).toMatch(
      /^Lucas \(lucas, rules [0-9a-f]{8}\)\n(.+\n){6,}$/,
    );
    expect(JSON.parse((await inFolder('games --schema')).stdout)).toMatchObject({ type: 'object' });
  });

  test('tells the rules that a file has', async () => {
    const { stdout } = await inFolder('games lucas --json');
    folder.write('twelve.json', edited(stdout, '"columns": 13', '"columns": 12'));
    const words = (await inFolder('games --rules twelve.json')).stdout;
    expect(words).toContain('36 cards are dealt to twelve columns of three');
    expect(JSON.parse((await inFolder('games --rules twelve.json --json')).stdout)).toMatchObject({
      name: 'lucas',
      columns: 12,
    });
  });
});

describe('solve', () => {
  test('of one deal names game, rules and deal, and shows the cards before the verdict', async () => {
    const { stdout, stderr, code } = await inFolder(`solve 17 --game streets ${SMALL}`);
    const board = (await inFolder('deal 17 --game streets --format board')).stdout;
    const [title, cards, verdict, ...rest] = splitAround(stdout, board);
    expect(title).toMatch(/^Streets \(streets, rules [0-9a-f]{8}\), deal native:17\n\n$/);
    expect(cards).toBe(board);
    expect(verdict).toMatch(/^\n(Solvable in|Unsolvable|Unknown): ?.*\n[\d,]+ nodes in .* s, .*\n$/);
    expect({ rest, stderr, code }).toEqual({ rest: [], stderr: '', code: 0 });
  });

  test('of many deals writes a line each and a summary to stderr', async () => {
    const { stdout, stderr } = await inFolder(`solve 1..4 pysolfc:1 --game lucas ${SMALL}`);
    const lines = stdout.trimEnd().split('\n');
    const verdicts = lines.map((line) => line.trim().split(/\s+/)[1]);
    expect(lines.map((line) => line.trim().split(/\s+/)[0]).sort()).toEqual([
      'native:1',
      'native:2',
      'native:3',
      'native:4',
      'pysolfc:1',
    ]);
    const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
    expect(stderr).toBe(
      `5 deals: ${count('solvable')} solvable, ${count('unsolvable')} unsolvable, ${count('unknown')} unknown.\n`,
    );
  });

  test('as JSON gives an object a deal', async () => {
    const { stdout } = await inFolder(`solve 1..3 --json ${SMALL} --quiet`);
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects.map(({ deal }) => deal).sort()).toEqual(['native:1', 'native:2', 'native:3']);
    for (const object of objects) {
      expect(object).toMatchObject({ schema: 1, game: 'forty-thieves', budget: '2000@16' });
      expect(object.solution === null).toBe(object.verdict !== 'solvable');
    }
  });

  test('as CSV gives what a study file has', async () => {
    const { stdout } = await inFolder(`solve 1..3 --game lucas --format csv --out rows.csv ${SMALL} --quiet`);
    expect(stdout.split('\n')).toHaveLength(5);
    expect(stdout).toBe(folder.read('rows.csv'));
  });

  test('makes a list of PySolFC deals; the same command adds nothing to it', async () => {
    const command = `solve pysolfc:1..20 --game streets --out solvable.csv ${SMALL}`;
    await inFolder(command);
    const list = folder.read('solvable.csv');
    const deals = list
      .split('\n')
      .slice(1, -1)
      .map((row) => row.split(',')[2]);
    expect(deals.sort()).toEqual(Array.from({ length: 20 }, (_, index) => `pysolfc:${index + 1}`).sort());
    const again = await inFolder(command);
    expect(again).toMatchObject({ code: 0, stdout: '' });
    expect(again.stderr).toContain('20 of 20 deals are in solvable.csv already');
    expect(folder.read('solvable.csv')).toBe(list);
  });

  test('takes lists of names from a file', async () => {
    folder.write('names.txt', '5\npysolfc:ms3\n7..8\n');
    const { stdout } = await inFolder(`solve @names.txt --json ${SMALL} --quiet`);
    const names = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).deal);
    expect(names.sort()).toEqual(['native:5', 'native:7', 'native:8', 'pysolfc:ms3']);
  });

  test('names a deal from a file after file and cards', async () => {
    folder.write('a.txt', (await inFolder('deal 1')).stdout);
    folder.write('b.txt', (await inFolder('deal 2')).stdout);
    const named = async (file: string) =>
      JSON.parse((await inFolder(`solve ${file} --json ${SMALL}`)).stdout).deal as string;
    const before = await named('a.txt');
    expect(before).toMatch(/^a\.txt#[0-9a-f]{8}$/);
    folder.write('a.txt', folder.read('b.txt'));
    expect(await named('a.txt')).not.toBe(before);
  });
});

describe('solutions', () => {
  // One that any solver finds: most deals of Lucas are easy.
  const deal = '1 --game lucas';
  let json = '';
  beforeAll(async () => {
    json = (await inFolder(`solve ${deal} --json`)).stdout;
    folder.write('solution.json', json);
    folder.write('solution.txt', (await inFolder(`solve ${deal} --moves`)).stdout);
  });

  test('as text and as JSON pass the replay', async () => {
    const { moves } = JSON.parse(json);
    for (const file of ['solution.txt', 'solution.json']) {
      expect(await inFolder(`verify 1 ${file} --game lucas`)).toEqual({
        code: 0,
        stderr: '',
        stdout: `The solution wins: ${moves} moves of Lucas.\n`,
      });
    }
  });

  test('for another deal fail with the number of the first illegal move', async () => {
    const { code, stdout } = await inFolder('verify 2 solution.txt --game lucas');
    expect(stdout).toMatch(/^The solution fails at move \d+: .+\.\n$/);
    expect(code).toBe(3);
  });

  test('that stop early fail', async () => {
    const { solution } = JSON.parse(json);
    folder.write('early.txt', solution.split(' ').slice(0, -3).join(' '));
    const { code, stdout } = await inFolder('verify 1 early.txt --game lucas');
    expect(stdout).toMatch(/doesn't win the game: 3 cards are not on the foundations/);
    expect(code).toBe(3);
  });

  test('for another game are refused', async () => {
    const { code, stderr } = await inFolder('verify 1 solution.json');
    expect(stderr).toMatch(
      /^error: solution\.json: The solution is for lucas \(rules .*\), not for forty-thieves \(rules .*\)/,
    );
    expect(code).toBe(2);
  });

  test('show in the exit status on request', async () => {
    expect((await inFolder(`solve ${deal} --exit-status`)).code).toBe(0);
    expect((await inFolder('solve 1 --exit-status --budget 1')).code).toBe(20);
    expect((await inFolder('solve 1 --budget 1')).code).toBe(0);
  });
});

test('--help shows examples, --version the version', async () => {
  for (const command of ['solve', 'winrate', 'games', 'deal', 'verify']) {
    const { code, stdout } = await inFolder(`${command} --help`);
    expect(stdout).toMatch(new RegExp(`Examples:\n  \\$ forty-thieves ${command}`));
    expect(code).toBe(0);
  }
  expect((await inFolder('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

/** Replaces what must be there, so that a test can't quietly test nothing. */
function edited(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

/** The text before a part, the part, and the text behind it. */
function splitAround(text: string, part: string): string[] {
  const start = text.indexOf(part);
  return start < 0 ? [text] : [text.slice(0, start), part, text.slice(start + part.length)];
}
