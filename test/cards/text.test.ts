import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRed, makeCard, RANKS, rankOf, SUIT_SYMBOLS, SUITS, suitOf } from '../../src/cards/card.ts';
import { fullDeck } from '../../src/cards/deck.ts';
import { formatCard, parseCard, symbolCard } from '../../src/cards/text.ts';

test.each(fullDeck(1))('card %i reads back from each of its spellings', (card) => {
  expect(parseCard(formatCard(card))).toBe(card);
  expect(parseCard(formatCard(card).toLowerCase())).toBe(card);
  expect(parseCard(symbolCard(card))).toBe(card);
});

test.each([
  ['TD', '10♦'],
  ['10d', '10♦'],
  ['1s', 'A♠'],
  ['a♤', 'A♠'],
  ['K♥\uFE0F', 'K♥'],
  ['q♡', 'Q♥'],
  ['j♧', 'J♣'],
])('%s is %s', (text, symbol) => {
  const card = parseCard(text);
  expect(card).toBeDefined();
  expect(symbolCard(card as number)).toBe(symbol);
});

test.each(['', 'A', 'S', '0S', '11S', 'SA', '7SS', ' 7S', '7 S', '77', 'XS', '7X', '-', '♠7', '🂡'])(
  '%j is no card',
  (text) => {
    expect(parseCard(text)).toBeUndefined();
  },
);

test('any text is a card of the deck or none', () => {
  const deck = new Set(fullDeck(1));
  const text = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.string({ unit: fc.constantFrom('1', '0', 'A', 'S', '♥', 't') }),
  );
  fc.assert(
    fc.property(text, (input) => {
      const card = parseCard(input);
      expect(card === undefined || deck.has(card)).toBe(true);
    }),
    { seed: 42, numRuns: 2_000 },
  );
});

test('a card is its suit and its rank', () => {
  for (const [suit] of SUITS.entries()) {
    for (let rank = 1; rank < RANKS.length; rank++) {
      const card = makeCard(suit, rank);
      expect([suitOf(card), rankOf(card)]).toEqual([suit, rank]);
      expect(isRed(card)).toBe('♥♦'.includes(SUIT_SYMBOLS[suit] as string));
    }
  }
});

test('decks hold every card once each, the first suits and ranks if they are small', () => {
  expect(new Set(fullDeck(1)).size).toBe(52);
  expect(fullDeck(2)).toEqual([...fullDeck(1), ...fullDeck(1)]);
  expect(fullDeck(1, 2, 3).map(formatCard)).toEqual(['AC', '2C', '3C', 'AH', '2H', '3H']);
});
