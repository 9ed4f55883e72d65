import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { formatMoves, parseMove } from '../../src/game/compact.ts';
import { parseMoves } from '../../src/game/notation.ts';
import { describeMove, parseWords } from '../../src/game/words.ts';
import { resolveMove, whyMisnamed } from '../../src/game/written.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { cards, game, moveOf, positionOf, type Sketch } from './positions.ts';

describe('moves in words', () => {
  const say = (rules: Rules, sketch: Sketch, move: string) =>
    describeMove(rules, positionOf(sketch), moveOf(rules, positionOf(sketch), move));
  const columns = ['7S', '8H', 'KD QC JD 10S', 'AS', '', 'KH'];

  test.each([
    ['1-2', '7♠ from column 1 onto 8♥ in column 2'],
    ['4f', 'A♠ from column 4 to its foundation'],
    ['3-5', '10♠ from column 3 into empty column 5'],
    ['3-5x2', 'J♦ to 10♠ (2 cards) from column 3 into empty column 5'],
    ['3-6x3', 'Q♣ to 10♠ (3 cards) from column 3 onto K♥ in column 6'],
    ['w2', '7♣ from the waste onto 8♥ in column 2'],
    ['w5', '7♣ from the waste into empty column 5'],
    ['d', 'draw 5♦ from the stock to the waste'],
  ])('%s is "%s"', (move, words) => {
    expect(say(game('number-ten'), { columns, waste: '7C', stock: '5D 6D' }, move)).toBe(words);
  });

  test('a draw of three names the card that can be played then', () => {
    const deep = game('little-forty');
    expect(say(deep, { stock: '5D 6D 9C KS' }, 'd')).toBe(
      'draw 3 cards from the stock to the waste (9♣ on top)',
    );
    expect(say(deep, { stock: 'KS' }, 'd')).toBe('draw K♠ from the stock to the waste');
  });

  test('redeals are counted where there is an end to them', () => {
    const deep = game('little-forty');
    expect(say(deep, { waste: 'KS', redeals: 3 }, 'r')).toBe('turn the waste over (redeal 1 of 3)');
    expect(say(deep, { waste: 'KS', redeals: 1 }, 'r')).toBe('turn the waste over (redeal 3 of 3)');
    expect(say({ ...deep, redeals: null }, { waste: 'KS', redeals: null }, 'r')).toBe('turn the waste over');
  });

  test('an illegal move has none', () => {
    expect(() => say(game('streets'), { columns: ['7S', '8S'] }, '1-2')).toThrow(/illegal move/);
  });

  test('are read in any case, with letters for suits and any blanks', () => {
    expect(parseWords('  7s FROM column 3  onto 8H in Column 5 ')).toEqual({
      from: 2,
      to: 4,
      count: 1,
      named: { first: cards('7S')[0], last: cards('7S')[0], onto: cards('8H')[0] },
    });
    expect(parseWords('10♦ from the waste to its foundation')?.to).toBe('foundation');
    expect(parseWords('TD from the waste into empty column 12')).toMatchObject({
      to: 11,
      named: { onto: null },
    });
  });

  test.each([
    '',
    '7S',
    '7X from column 3 onto 8H in column 5',
    '7S from column 0 onto 8H in column 5',
    '7S from column 3 onto 8X in column 5',
    '7S from column 3 onto 8H in column 5 again',
    '7S to 5X (3 cards) from column 3 into empty column 5',
    '7S to 5S (0 cards) from column 3 into empty column 5',
    'draw XX from the stock to the waste',
    'draw 0 cards from the stock to the waste (9C on top)',
    'turn the stock over',
  ])('"%s" is none', (text) => {
    expect(parseWords(text)).toBeUndefined();
  });
});

describe('terse moves', () => {
  test.each([
    '',
    'x',
    '3',
    '3-',
    '-3',
    '3-5x',
    '3-5x0',
    '0-3',
    '3-0',
    '0f',
    'w0',
    'w',
    'ff',
    '3fx2',
    'w5x2',
    'wfx2',
    'd3',
    '100-1',
  ])('"%s" is none', (text) => {
    expect(parseMove(text)).toBeUndefined();
  });

  test('are read in either case', () => {
    expect(['D', 'R', 'WF', '3F', '3-5X2'].map(parseMove)).toEqual(
      ['d', 'r', 'wf', '3f', '3-5x2'].map(parseMove),
    );
  });

  test('count columns from 1', () => {
    expect(parseMove('1-12x3')).toEqual({ from: 0, to: 11, count: 3 });
    expect(parseMove('w1')).toEqual({ from: 'waste', to: 0, count: 1 });
    expect(parseMove('10f')).toEqual({ from: 9, to: 'foundation', count: 1 });
  });
});

describe('what the position tells', () => {
  const deep = game('little-forty');

  test('draws and redeals get their size from it', () => {
    expect(moveOf(deep, positionOf({ stock: 'AS 2S 3S 4S' }), 'd').count).toBe(3);
    expect(moveOf(deep, positionOf({ stock: 'AS 2S' }), 'd').count).toBe(2);
    expect(moveOf(deep, positionOf({ waste: 'AS 2S 3S 4S' }), 'r').count).toBe(4);
  });

  test.each([
    ['6S from column 1 onto 8H in column 2', 'the text has 6♠ where 7♠ lies'],
    ['7S from column 1 onto 9H in column 2', 'the text has 9♥ where 8♥ lies'],
    ['7S from column 1 onto 8H in column 4', 'the text has 8♥ where no card lies'],
    ['7S from column 1 into empty column 2', 'the text has an empty column where 8♥ lies'],
    ['7S from column 4 onto 8H in column 2', 'the text has 7♠ where no card lies'],
    ['QC to 10S (2 cards) from column 3 into empty column 4', 'the text has Q♣ where J♦ lies'],
    ['JD to 9S (2 cards) from column 3 into empty column 4', 'the text has 9♠ where 10♠ lies'],
    ['draw 3 cards from the stock to the waste (3S on top)', 'the text has 3♠ where 4♠ lies'],
    ['9C from the waste to its foundation', 'the text has 9♣ where 9♦ lies'],
  ])('%s: %s', (text, why) => {
    const position = positionOf({ columns: ['7S', '8H', 'QC JD 10S', ''], stock: '2S 3S 4S', waste: '9D' });
    const written = parseWords(text);
    if (written === undefined) throw new Error(`can't read ${text}`);
    expect(whyMisnamed(position, written, resolveMove(deep, position, written))).toBe(why);
  });
});

describe('whole solutions', () => {
  const terse = 'd wf 3-5x2 r';
  const expected = terse.split(' ').map(parseMove);

  test.each([
    ['on one line', terse],
    ['with commas', 'd, wf,3-5x2, r'],
    ['on many lines, with comments', '# mine\n\nd wf\n  # half way\n3-5x2\tr\n'],
    ['with a byte order mark and carriage returns', '\uFEFFd wf\r\n3-5x2\r\nr\r\n'],
    ['numbered', '1. d\n2. wf\n3. 3-5x2\n4. r'],
    [
      'numbered, in a report',
      'Streets, native:7\n7♠ 8♥\nsolvable in 4 moves\n\n  9) d\n 10) wf\n 11) 3-5x2\n 12) r\n\n12 seconds',
    ],
  ])('%s', (_title, text) => {
    expect(parseMoves(text)).toEqual(expected);
  });

  test('in words without numbers, mixed with terse moves', () => {
    const text = 'turn the waste over\nwf 3f\n7♠ from column 3 onto 8♥ in column 5\n';
    expect(parseMoves(text)).toEqual([
      parseMove('r'),
      parseMove('wf'),
      parseMove('3f'),
      parseWords('7♠ from column 3 onto 8♥ in column 5'),
    ]);
  });

  test('may be empty', () => {
    expect(parseMoves('')).toEqual([]);
    expect(parseMoves('\n# nothing\n')).toEqual([]);
    expect(formatMoves([])).toBe('');
  });

  test.each([
    ['d d\nwf 3-x', 'Line 2: "3-x" is no move.'],
    ['# one\n\n7♠ from column 3 to column 5', 'Line 3: "7♠ from column 3 to column 5" is no move.'],
    ['1. d\n2. shuffle', 'Line 2: "shuffle" is no move.'],
    ['talk\n1. d\n3. d', 'Line 3: move 2 should follow, not move 3.'],
    ['1. d\n2. d\n1. d', 'Line 3: move 3 should follow, not move 1.'],
    ['d\n\u0000\u0007', 'Line 2: "\\u0000\\u0007" is no move.'],
    ['x'.repeat(1_000_000), `Line 1: "${'x'.repeat(40)}…" is no move.`],
  ])("that can't be read name line and text (%#)", (text, message) => {
    expect(() => parseMoves(text)).toThrow(new InputError(message));
  });

  test('of any length are read or refused at once', () => {
    const lines = [
      ' '.repeat(5_000_000),
      `1. ${' '.repeat(200_000)}x\u2028`,
      'd '.repeat(500_000),
      `7S${' from'.repeat(1_000_000)}`,
    ];
    const start = performance.now();
    for (const line of lines) {
      try {
        parseMoves(line);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
