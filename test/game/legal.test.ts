import { describe, expect, test } from 'vitest';
import { formatMove } from '../../src/game/compact.ts';
import { whyIllegal } from '../../src/game/illegal.ts';
import { legalMoves } from '../../src/game/legal.ts';
import type { Position } from '../../src/game/position.ts';
import type { Pile } from '../../src/rules/move.ts';
import { BUILDS, type Rules } from '../../src/rules/rules.ts';
import { game, positionOf, type Sketch, whyNot } from './positions.ts';

const movesIn = (rules: Rules, sketch: Sketch): string[] =>
  legalMoves(rules, positionOf(sketch)).map(formatMove).sort();

const whyNotPiles = (position: Position, from: Pile, to: Pile, count = 1): string | undefined =>
  whyIllegal(game('little-forty'), position, { from, to, count });

describe('building', () => {
  const onto = (build: Rules['build'], card: string, under: string) =>
    whyNot(game('streets', { build }), positionOf({ columns: [card, under] }), '1-2') === undefined;

  test.each([
    // build, then: same suit, other black suit, red suits
    ['same-suit', '8S', true, '8C', false, '8H', false],
    ['alternating-colour', '8S', false, '8C', false, '8H', true],
    ['other-suit', '8S', false, '8C', true, '8H', true],
    ['any-suit', '8S', true, '8C', true, '8H', true],
  ] as const)('%s: 7S goes onto fitting suits only', (build, same, onSame, colour, onColour, red, onRed) => {
    expect(onto(build, '7S', same)).toBe(onSame);
    expect(onto(build, '7S', colour)).toBe(onColour);
    expect(onto(build, '7S', red)).toBe(onRed);
  });

  test.each(BUILDS)('%s: only one rank down, and no king on an ace', (build) => {
    for (const [card, under] of [
      ['7S', '6S'],
      ['7S', '6H'],
      ['7S', '7S'],
      ['7S', '7H'],
      ['7S', '9S'],
      ['7S', '9H'],
      ['KS', 'AS'],
      ['KS', 'AH'],
    ] as const) {
      expect(onto(build, card, under)).toBe(false);
    }
  });

  test('the reason names both cards and the rule', () => {
    const position = positionOf({ columns: ['7S', '8H'] });
    expect(whyNot(game('limited'), position, '1-2')).toBe(
      "7♠ can't go onto 8♥: columns are built down in the same suit",
    );
  });
});

describe('foundations', () => {
  test('begin with the ace and go up by one in suit', () => {
    const position = positionOf({
      columns: ['AS', '2S', '4H'],
      foundations: [
        [0, 0],
        [3, 0],
        [0, 0],
        [2, 2],
      ],
    });
    expect(whyNot(game('streets'), position, '1f')).toBeUndefined();
    expect(whyNot(game('streets'), position, '2f')).toBe(
      "2♠ can't go to a foundation: none of its suit is built up to A♠",
    );
    expect(whyNot(game('streets'), position, '3f')).toBeUndefined();
  });

  test('a card may go to the lower of two, and an ace needs an empty one', () => {
    const columns = ['3S', '6S', '4S', 'AS'];
    const foundations = [
      [0, 0],
      [0, 0],
      [5, 2],
      [0, 0],
    ];
    expect(movesIn(game('limited'), { columns, foundations })).toEqual(['1-3', '1f', '2f']);
    expect(whyNot(game('limited'), positionOf({ columns, foundations }), '4f')).toBe(
      "A♠ can't go to a foundation: none of its suit is empty",
    );
  });

  test('with the aces out a two can go at once', () => {
    const position = positionOf({
      columns: ['2D'],
      foundations: [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    });
    expect(whyNot(game('lucas'), position, '1f')).toBeUndefined();
  });

  test('take one card at a time, also of a run', () => {
    const position = positionOf({
      columns: ['2H AS'],
      foundations: [
        [0, 0],
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    });
    expect(whyNotPiles(position, 0, 'foundation', 2)).toBe('cards go to a foundation one at a time');
  });

  test('never give a card back', () => {
    const position = positionOf({
      columns: ['3H', ''],
      foundations: [
        [0, 0],
        [0, 0],
        [2, 0],
        [0, 0],
      ],
    });
    for (const to of [0, 1, 'waste', 'stock', 'foundation'] as const) {
      expect(whyNotPiles(position, 'foundation', to)).toBe('cards never return from a foundation');
    }
  });
});

describe('runs', () => {
  const run = '2D KH QS JD 10C';
  const alternating = game('number-ten');

  test('any tail of a run goes onto a fitting card, as one move', () => {
    expect(movesIn(alternating, { columns: [run, 'KD', 'QC', 'JH'] })).toEqual([
      '1-2x3',
      '1-3x2',
      '1-4',
      '3-2',
      '4-3',
    ]);
  });

  test('any tail goes to an empty column, also a long one when no other column is empty', () => {
    expect(movesIn(alternating, { columns: [run, ''] })).toEqual(['1-2', '1-2x2', '1-2x3', '1-2x4']);
  });

  test('cards that are not built on each other do not move together', () => {
    const position = positionOf({ columns: [run, ''] });
    expect(whyNot(alternating, position, '1-2x5')).toBe('the last 5 cards of column 1 are not a run');
    expect(whyNot(alternating, position, '1-2x6')).toBe("column 1 doesn't have 6 cards face up");
  });

  test('in a game of single cards only the exposed card moves', () => {
    expect(movesIn(game('streets'), { columns: [run, 'KD', ''] })).toEqual(['1-3', '2-3']);
    expect(whyNot(game('streets'), positionOf({ columns: [run, 'KD'] }), '1-2x3')).toBe(
      'in Streets cards move one at a time',
    );
  });

  test('a face-down card is never part of a run, though it would fit', () => {
    const columns = ['<KH> <QS> JD 10C', 'KD', ''];
    expect(movesIn(game('rank-and-file'), { columns })).toEqual(['1-3', '1-3x2', '2-3']);
    expect(whyNot(game('rank-and-file'), positionOf({ columns }), '1-2x3')).toBe(
      "column 1 doesn't have 3 cards face up",
    );
  });

  test('what holds a run together may differ from what may be built', () => {
    const pysol = game('little-forty-pysolfc');
    expect(movesIn(pysol, { columns: ['9S 8S 7S', '10H'] })).toEqual(['1-2x3']);
    expect(movesIn(pysol, { columns: ['9S 8H 7S', '9D'] })).toEqual([]);
  });
});

describe('empty columns', () => {
  const columns = ['5S 4H', 'KS', '', ''];

  test('any card that may move may go there, each empty column by itself, a whole column too', () => {
    const expected = ['1-3', '1-4', '2-3', '2-4', 'w3', 'w4'];
    expect(movesIn(game('streets'), { columns, waste: '9C 2C' })).toEqual(expected);
  });

  test('may have to stay empty', () => {
    expect(movesIn(game('streets', { emptyColumn: 'none' }), { columns, waste: '2C' })).toEqual([]);
    expect(whyNot(game('streets', { emptyColumn: 'none' }), positionOf({ columns }), '1-3')).toBe(
      'nothing may go into an empty column',
    );
  });

  test('may be for kings only, alone, from the waste, or at the head of a run', () => {
    const kings = game('number-ten', { emptyColumn: 'king' });
    expect(movesIn(kings, { columns, waste: 'QC KD' })).toEqual(['2-3', '2-4', 'w3', 'w4']);
    expect(movesIn(kings, { columns: ['2S KS QH', ''] })).toEqual(['1-2x2']);
    expect(whyNot(kings, positionOf({ columns }), '1-3')).toBe(
      "4♥ can't go into an empty column: only a card of the highest rank can",
    );
  });

  test('for kings only takes the highest rank of a short deck', () => {
    const short = game('streets', { emptyColumn: 'king', ranks: 4 });
    expect(movesIn(short, { columns: ['4H', '3S', ''] })).toEqual(['1-3', '2-1']);
  });

  test('may be for the top of the waste only', () => {
    const fromWaste = game('streets', { emptyColumn: 'waste' });
    expect(movesIn(fromWaste, { columns, waste: '9C 2C' })).toEqual(['w3', 'w4']);
    expect(whyNot(fromWaste, positionOf({ columns }), '2-3')).toBe(
      'only the top card of the waste may go into an empty column',
    );
  });

  test('have no card to give', () => {
    expect(whyNot(game('streets'), positionOf({ columns }), '3-1')).toBe('column 3 is empty');
    expect(whyNot(game('streets'), positionOf({ columns }), '3f')).toBe('column 3 is empty');
  });
});

describe('twins', () => {
  test('a card that fits onto both of two twins has two moves', () => {
    expect(movesIn(game('limited'), { columns: ['8S', '7S', '3H 8S'] })).toEqual(['2-1', '2-3']);
  });

  test('both of two twins may move', () => {
    expect(movesIn(game('limited'), { columns: ['7S', '8S', '7S'], waste: '7S' })).toEqual([
      '1-2',
      '3-2',
      'w2',
    ]);
  });
});

describe('stock and waste', () => {
  const deep = game('little-forty');

  test('only the top card of the waste can be played', () => {
    expect(movesIn(game('streets'), { columns: ['8H'], waste: '7S AS 2C' })).toEqual([]);
    expect(movesIn(game('streets'), { columns: ['8H'], waste: 'AS 2C 7S' })).toEqual(['w1']);
    expect(whyNotPiles(positionOf({ columns: ['8H'], waste: '2C 7S' }), 'waste', 0, 2)).toBe(
      'only the top card of the waste can be played',
    );
  });

  test('a draw takes the number of the game, fewer at the end of the stock, no other', () => {
    const draws = (stock: string) => legalMoves(deep, positionOf({ stock }));
    expect(draws('AS 2S 3S 4S')).toEqual([{ from: 'stock', to: 'waste', count: 3 }]);
    expect(draws('AS 2S')).toEqual([{ from: 'stock', to: 'waste', count: 2 }]);
    expect(draws('')).toEqual([]);
    const position = positionOf({ stock: 'AS 2S 3S 4S' });
    expect(whyNotPiles(position, 'stock', 'waste', 2)).toBe('a draw takes 3 cards here, not 2');
    expect(whyNotPiles(position, 'stock', 'waste', 4)).toBe('a draw takes 3 cards here, not 4');
    expect(whyNotPiles(positionOf({}), 'stock', 'waste', 0)).toBe('the stock is empty');
  });

  test('the waste is turned over only when the stock is empty, the waste is not, and a redeal is left', () => {
    const turn = (sketch: Sketch) => whyNot(deep, positionOf(sketch), 'r');
    expect(turn({ waste: '2S 3S', redeals: 1 })).toBeUndefined();
    expect(turn({ waste: '2S 3S', redeals: null })).toBeUndefined();
    expect(turn({ waste: '2S 3S', redeals: 0 })).toBe('no redeal is left');
    expect(turn({ redeals: 1 })).toBe('the waste is empty');
    expect(turn({ stock: '2S', waste: '3S', redeals: 1 })).toBe(
      "the waste can't be turned over before the stock is empty",
    );
    expect(whyNotPiles(positionOf({ waste: '2S 3S', redeals: 1 }), 'waste', 'stock', 1)).toBe(
      'a redeal turns over 2 cards here, not 1',
    );
  });

  test('no other way leads to or from them', () => {
    const position = positionOf({ columns: ['8H', ''], stock: 'AS', waste: '7S' });
    expect(whyNotPiles(position, 'stock', 'foundation')).toBe('cards of the stock go to the waste first');
    expect(whyNotPiles(position, 'stock', 1)).toBe('cards of the stock go to the waste first');
    expect(whyNotPiles(position, 0, 'waste')).toBe('only cards of the stock go to the waste');
    expect(whyNotPiles(position, 0, 'stock')).toBe('only the whole waste goes back to the stock');
  });
});

describe('senseless moves', () => {
  const position = positionOf({ columns: ['8H', '7S'] });

  test('to a column that is not there, or to itself', () => {
    expect(whyNotPiles(position, 1, 2)).toBe('there is no column 3');
    expect(whyNotPiles(position, 4, 0)).toBe('there is no column 5');
    expect(whyNotPiles(position, -1, 0)).toBe('there is no column 0');
    expect(whyNotPiles(position, 0.5, 0)).toBe('there is no column 1.5');
    expect(whyNotPiles(position, 1, 1)).toBe('a move goes to another column');
  });

  test.each([0, -1, 1.5, Number.NaN])('of %d cards', (count) => {
    expect(whyNotPiles(position, 1, 0, count)).toBe(`${count} is no number of cards to move`);
  });
});
