import { describe, expect, test } from 'vitest';
import { formatMove } from '../../src/game/compact.ts';
import { parseMoves } from '../../src/game/notation.ts';
import { replay } from '../../src/game/replay.ts';
import { isWon } from '../../src/game/won.ts';
import { randomDeal } from '../helpers/deals.ts';
import { seededRandom } from '../helpers/random.ts';
import { randomWalk } from '../helpers/walks.ts';
import { game, positionOf } from './positions.ts';

const rules = game('streets', { decks: 1, suits: 2, ranks: 2, columns: 2, cardsPerColumn: 1 });
const deal = positionOf({ columns: ['2C', 'AH'], stock: 'AC 2H', foundations: [[0], [0]] });
const solution = 'd wf 1f 2f d wf';
const play = (text: string) => replay(rules, deal, parseMoves(text));

describe('a solution', () => {
  test('that wins is told with its moves and all positions', () => {
    const result = play(solution);
    expect(result.ok).toBe(true);
    expect(result.moves.map(formatMove).join(' ')).toBe(solution);
    expect(result.positions).toHaveLength(7);
    expect(result.positions[0]).toBe(deal);
    expect(result.positions.map((position) => isWon(rules, position)).lastIndexOf(false)).toBe(5);
  });

  test('in words wins too', () => {
    const words = [
      '1. draw A♣ from the stock to the waste',
      '2. A♣ from the waste to its foundation',
      '3. 2♣ from column 1 to its foundation',
      '4. A♥ from column 2 to its foundation',
      '5. draw 2♥ from the stock to the waste',
      '6. 2♥ from the waste to its foundation',
    ];
    expect(play(words.join('\n')).ok).toBe(true);
  });

  test('from moves as data wins too', () => {
    expect(replay(rules, deal, play(solution).moves).ok).toBe(true);
  });

  test.each([
    ['with an illegal move', 'd wf 2f 2-1 1f', 4, 'column 2 is empty'],
    ['with a move twice', 'd wf wf', 3, 'the waste is empty'],
    ['that goes on after the win', `${solution} d`, 7, 'the stock is empty'],
    ['with a column that is not there', 'd 3f', 2, 'there is no column 3'],
    [
      'that stops early',
      'd wf 1f 2f d',
      5,
      "the last move doesn't win the game: 1 card is not on the foundations",
    ],
    ['that hardly begins', 'd', 1, "the last move doesn't win the game: 4 cards are not on the foundations"],
    ['without moves', '', 0, 'there are no moves: 4 cards are not on the foundations'],
    ['that names another card', '1. draw 2♥ from the stock to the waste', 1, 'the text has 2♥ where A♣ lies'],
  ])('%s is refused', (_title, text, at, why) => {
    expect(play(text)).toMatchObject({ ok: false, at, why });
  });

  test('that fails keeps what could be played', () => {
    const result = play('d wf 1-2');
    expect(result.moves.map(formatMove)).toEqual(['d', 'wf']);
    expect(result.positions).toHaveLength(3);
  });

  test('of moves as data needs the right counts', () => {
    const draw = { from: 'stock', to: 'waste', count: 2 } as const;
    expect(replay(rules, deal, [draw])).toMatchObject({
      ok: false,
      at: 1,
      why: 'a draw takes 1 card here, not 2',
    });
  });
});

describe('games won by random play', () => {
  const small = game('number-ten', {
    suits: 2,
    ranks: 4,
    columns: 4,
    cardsPerColumn: 2,
    faceDown: 1,
    redeals: 1,
  });
  const won = Array.from({ length: 60 }, (_, seed) =>
    randomWalk(small, randomDeal(small, seed), seededRandom(seed), 200),
  ).filter(({ positions }) => isWon(small, positions.at(-1) ?? deal));

  test('are many', () => {
    expect(won.length).toBeGreaterThan(20);
  });

  test('replay, but not with any move left out that put a card on its foundation', () => {
    for (const { moves, positions } of won) {
      const [start = deal] = positions;
      expect(replay(small, start, moves).ok).toBe(true);
      for (const [index, { to }] of moves.entries()) {
        if (to === 'foundation') expect(replay(small, start, moves.toSpliced(index, 1)).ok).toBe(false);
      }
    }
  });
});
