import { describe, expect, test } from 'vitest';
import { applyMove } from '../../src/game/apply.ts';
import type { Position } from '../../src/game/position.ts';
import { isWon } from '../../src/game/won.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { cards, game, moveOf, positionOf, type Sketch } from './positions.ts';

const play = (rules: Rules, sketch: Sketch, ...moves: readonly string[]): Position =>
  moves.reduce(
    (position, move) => applyMove(rules, position, moveOf(rules, position, move)),
    positionOf(sketch),
  );

describe('columns', () => {
  test('a card leaves its column and lies on the other; all else stays', () => {
    const sketch = { columns: ['2S 7S', '', '3C 8S'], stock: 'AC', waste: 'AD' };
    expect(play(game('limited'), sketch, '1-3')).toEqual(
      positionOf({ columns: ['2S', '', '3C 8S 7S'], stock: 'AC', waste: 'AD' }),
    );
  });

  test('a run keeps its order', () => {
    expect(play(game('streets'), { columns: ['7S', '8H'] }, '1-2')).toEqual(
      positionOf({ columns: ['', '8H 7S'] }),
    );
    expect(play(game('number-ten'), { columns: ['2S 7S 6H 5S', '8H'] }, '1-2x3')).toEqual(
      positionOf({ columns: ['2S', '8H 7S 6H 5S'] }),
    );
  });

  test('an empty column is not filled by itself', () => {
    const after = play(game('streets'), { columns: ['AS', '2H'], stock: '3C', waste: '9C' }, '1f');
    expect(after.columns).toEqual([[], cards('2H')]);
  });
});

describe('face-down cards', () => {
  test('turn up one by one, when nothing lies on them', () => {
    const sketch = { columns: ['<9S> <3C> 7S', '8H', ''] };
    const once = play(game('rank-and-file'), sketch, '1-2');
    expect(once).toEqual(positionOf({ columns: ['<9S> 3C', '8H 7S', ''] }));
    expect(play(game('rank-and-file'), sketch, '1-2', '1-3')).toEqual(
      positionOf({ columns: ['9S', '8H 7S', '3C'] }),
    );
  });

  test('turn up after a foundation move and after a run, and can be played at once', () => {
    expect(play(game('indian'), { columns: ['<2S> AS'] }, '1f', '1f')).toEqual(
      positionOf({
        columns: [''],
        foundations: [
          [0, 0],
          [0, 0],
          [2, 0],
          [0, 0],
        ],
      }),
    );
    expect(play(game('number-ten'), { columns: ['<9S> <3C> 7S 6H', '8H'] }, '1-2x2')).toEqual(
      positionOf({ columns: ['<9S> 3C', '8H 7S 6H'] }),
    );
  });

  test('stay down while a card lies on them', () => {
    expect(play(game('number-ten'), { columns: ['<9S> <3C> 7S 6H', '7C'] }, '1-2').faceDown).toEqual([2, 0]);
  });
});

describe('stock and waste', () => {
  test('draw 3 lays the cards on the waste one by one, the last one on top', () => {
    const sketch = { stock: 'AC 2C 3C 4C', waste: '9H' };
    expect(play(game('little-forty'), sketch, 'd')).toEqual(
      positionOf({ stock: '4C', waste: '9H AC 2C 3C' }),
    );
    expect(play(game('little-forty'), sketch, 'd', 'd')).toEqual(positionOf({ waste: '9H AC 2C 3C 4C' }));
  });

  test('a redeal gives the same order less the cards played, and is used up', () => {
    const sketch = { columns: ['5C', '4H'], stock: '9S AC 4C 7D', redeals: 2 };
    const after = play(game('little-forty', { build: 'any-suit' }), sketch, 'd', 'w1', 'd', 'r');
    expect(after).toEqual(positionOf({ columns: ['5C 4C', '4H'], stock: '9S AC 7D', redeals: 1 }));
  });

  test('redeals without limit stay without limit', () => {
    const rules = game('little-forty', { redeals: null });
    expect(play(rules, { stock: '9S', redeals: null }, 'd', 'r', 'd', 'r').redeals).toBeNull();
  });
});

describe('foundations', () => {
  test('the pile of the right height grows and the higher pile stays first', () => {
    const foundations = [
      [0, 0],
      [0, 0],
      [5, 2],
      [3, 3],
    ];
    const after = play(game('streets'), { columns: ['3S', '6S', '4D'], foundations }, '1f', '2f', '3f');
    expect(after.foundations).toEqual([
      [0, 0],
      [0, 0],
      [6, 3],
      [4, 3],
    ]);
    expect(play(game('streets'), { columns: ['AC'] }, '1f').foundations[0]).toEqual([1, 0]);
  });

  test('as many piles of a suit as there are decks', () => {
    const rules = game('streets', { decks: 3 });
    const foundations = [
      [4, 2, 2],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ];
    const after = play(rules, { columns: ['3C', '3C', '5C'], foundations }, '1f', '2f', '3f');
    expect(after.foundations[0]).toEqual([5, 3, 3]);
  });
});

describe('winning', () => {
  test('takes all cards on the foundations', () => {
    const full = [
      [13, 13],
      [13, 13],
      [13, 13],
      [13, 12],
    ];
    const rules = game('forty-thieves');
    expect(isWon(rules, positionOf({ columns: ['KD'], foundations: full }))).toBe(false);
    expect(isWon(rules, play(rules, { columns: ['KD'], foundations: full }, '1f'))).toBe(true);
  });

  test('ends at the highest rank of a short deck', () => {
    const rules = game('forty-thieves', { suits: 2, ranks: 3, decks: 1 });
    expect(isWon(rules, positionOf({ foundations: [[3], [2]] }))).toBe(false);
    expect(isWon(rules, positionOf({ foundations: [[3], [3]] }))).toBe(true);
  });
});

test('an illegal move throws and names the reason', () => {
  expect(() => play(game('streets'), { columns: ['7S', '8S'] }, '1-2')).toThrow(
    /illegal move .*7♠ can't go onto 8♠/,
  );
});
