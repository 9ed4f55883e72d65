import { expect, test } from 'vitest';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { rulesInWords } from '../../src/rules/words.ts';
import { game } from '../helpers/games.ts';

const words = (rules: Rules): string => rulesInWords(rules).join('\n');

test('Forty Thieves', () => {
  expect(rulesInWords(game('forty-thieves'))).toMatchInlineSnapshot(`
    [
      "Two decks, 104 cards, ace low, king high.",
      "Eight foundations, two for each suit, built up in suit from ace to king; the game is won when all are complete. Cards never return from a foundation.",
      "40 cards are dealt to ten columns of four, all face up.",
      "In the columns a card goes onto a card one rank higher of the same suit.",
      "One card moves at a time.",
      "Any card that may move may go to an empty column.",
      "The rest, 64 cards, is the stock. Cards are drawn one at a time to the waste, whose top card may go to a foundation or a column.",
      "There is no redeal.",
    ]
  `);
});

test('Rank and File: face-down cards, other colour, runs', () => {
  expect(rulesInWords(game('rank-and-file'))).toMatchInlineSnapshot(`
    [
      "Two decks, 104 cards, ace low, king high.",
      "Eight foundations, two for each suit, built up in suit from ace to king; the game is won when all are complete. Cards never return from a foundation.",
      "40 cards are dealt to ten columns of four, the deepest three cards of each face down.",
      "A face-down card is turned up as soon as nothing lies on it.",
      "In the columns a card goes onto a card one rank higher of the other colour.",
      "A run of cards built in this way moves as one, whole or from any of its cards on, however long it is.",
      "Any card or run that may move may go to an empty column.",
      "The rest, 64 cards, is the stock. Cards are drawn one at a time to the waste, whose top card may go to a foundation or a column.",
      "There is no redeal.",
    ]
  `);
});

test('Little Forty as PySolFC plays it: draws, redeals and runs by another rule than the build', () => {
  expect(rulesInWords(game('little-forty-pysolfc'))).toMatchInlineSnapshot(`
    [
      "Two decks, 104 cards, ace low, king high.",
      "Eight foundations, two for each suit, built up in suit from ace to king; the game is won when all are complete. Cards never return from a foundation.",
      "40 cards are dealt to ten columns of four, all face up.",
      "In the columns a card goes onto a card one rank higher of any suit.",
      "A run of cards, each on a card one rank higher of the same suit, moves as one, whole or from any of its cards on, however long it is.",
      "Any card or run that may move may go to an empty column.",
      "The rest, 64 cards, is the stock. Cards are drawn three at a time, fewer at the end, to the waste, whose top card may go to a foundation or a column.",
      "When the stock is empty, the waste may be turned over to be the stock again, unshuffled, up to three times.",
    ]
  `);
});

test('Lucas: the aces are out', () => {
  expect(words(game('lucas'))).toContain('The eight aces lie on the foundations when play begins.');
});

test('the games differ in words wherever their records differ', () => {
  const all = [...GAMES, ...OTHER_READINGS];
  expect(new Set(all.map(words)).size).toBe(all.length);
});

const base = game('little-forty-pysolfc');
const changes: Partial<Rules>[] = [
  { decks: 3 },
  { suits: 3 },
  { ranks: 12 },
  { columns: 11 },
  { cardsPerColumn: 3 },
  { faceDown: 1 },
  { faceDown: 2 },
  { build: 'other-suit' },
  { build: 'alternating-colour' },
  { runBuild: 'other-suit' },
  { moveRuns: false },
  { draw: 2 },
  { redeals: 0 },
  { redeals: 1 },
  { redeals: null },
  { acesOut: true },
  { emptyColumn: 'none' },
  { emptyColumn: 'king' },
  { emptyColumn: 'waste' },
];

test.each(changes)('%j shows', (change) => {
  expect(words({ ...base, ...change })).not.toBe(words(base));
});

test('small decks name their suits and their highest rank', () => {
  const small: Rules = { ...base, suits: 2, ranks: 4, columns: 4, cardsPerColumn: 4, emptyColumn: 'king' };
  expect(words(small)).toContain('Two decks of the suits ♣ ♥, 16 cards, ace low, four high.');
  expect(words(small)).toContain('Only a four, or a run that one leads, may go to an empty column.');
  expect(words(small)).toContain('There is no stock.');
});
