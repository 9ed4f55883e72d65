import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dealNative } from '../../src/deals/native.ts';
import { perft } from '../../src/game/perft.ts';
import { GAMES } from '../../src/rules/games.ts';
import { game, positionOf } from './positions.ts';

describe('counted by hand', () => {
  const rules = game('limited', { decks: 1, suits: 2, ranks: 2 });
  // First a draw or the ace of hearts. After the draw: the ace of clubs to its foundation or onto the two, the ace of
  // hearts, or a draw. After the ace of hearts: only a draw, as 2C in the empty column would change nothing.
  const deal = positionOf({ columns: ['2C', 'AH'], stock: 'AC 2H', foundations: [[0], [0]] });

  test.each([
    [0, 1],
    [1, 2],
    [2, 5],
  ])('depth %i has %i', (depth, count) => {
    expect(perft(rules, deal, depth)).toBe(count);
  });

  test('of several empty columns only the leftmost counts, and only for part of a column', () => {
    const position = positionOf({ columns: ['KS', '', '9C 2S', ''], waste: '5H' });
    // 2S or 5H into column 2.
    expect(perft(game('limited'), position, 1)).toBe(2);
  });

  test('a run leaves its column for an empty one only in part', () => {
    // 9H or 10S to 9H into column 2, or 9H onto 10C.
    expect(perft(game('number-ten'), positionOf({ columns: ['JD 10S 9H', '', '10C'] }), 1)).toBe(3);
  });
});

interface Row {
  readonly game: string;
  readonly deal: string;
  readonly depth: number;
  readonly count: number;
}
const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('../perft/perft.data.json', import.meta.url), 'utf8'),
);

test('the table has all nine games', () => {
  expect(new Set(rows.map((row) => row.game))).toEqual(new Set(GAMES.map(({ name }) => name)));
});

test.each(rows)('$game, deal $deal, depth $depth has $count', (row) => {
  const rules = game(row.game);
  expect(perft(rules, dealNative(rules, row.deal), row.depth)).toBe(row.count);
});
