import { expect, test } from 'vitest';
import { renderBoard } from '../../src/game/board.ts';
import { positionOf } from './positions.ts';

const position = positionOf({
  columns: ['<10H> <5C> 7D', '', '10S'],
  stock: 'KC 3H',
  waste: '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AD 2D',
  foundations: [
    [1, 0],
    [10, 3],
    [0, 0],
    [0, 0],
  ],
  redeals: 2,
});

test('with symbols', () => {
  expect(renderBoard(position, { unicode: true })).toBe(
    [
      'Foundations  ♣ A -  ♥ 10 3  ♠ - -  ♦ - -',
      'Stock        2 cards, next K♣',
      'Waste        14 cards: … 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♦ 2♦',
      'Redeals      2',
      '',
      '   1     2     3',
      '<10♥>   --   10♠',
      ' <5♣>',
      '  7♦',
    ].join('\n'),
  );
});

test('with letters', () => {
  expect(renderBoard(position, { unicode: false })).toBe(
    [
      'Foundations  C A -  H T 3  S - -  D - -',
      'Stock        2 cards, next KC',
      'Waste        14 cards: ... 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D',
      'Redeals      2',
      '',
      '  1    2    3',
      '<TH>  --   TS',
      '<5C>',
      ' 7D',
    ].join('\n'),
  );
});

test('colour only adds escapes around red cards', () => {
  const plain = renderBoard(position, { unicode: true });
  const coloured = renderBoard(position, { unicode: true, colour: true });
  expect(coloured).toContain('\u001b[31m7♦\u001b[39m');
  expect(coloured).not.toContain('\u001b[31m10♠');
  expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(plain);
});

test('empty piles and no limit to redeals', () => {
  expect(renderBoard(positionOf({ columns: [''], redeals: null }), { unicode: false })).toBe(
    [
      'Foundations  C - -  H - -  S - -  D - -',
      'Stock        empty',
      'Waste        empty',
      'Redeals      without limit',
      '',
      '  1',
      ' --',
    ].join('\n'),
  );
});
