// What stays the same during a whole search, worked out once per game and deal: who may lie on whom,
// which cards are safe to play, where arrays begin, and the random words behind the keys.
import { makeCard, suitOf } from '../cards/card.ts';
import type { Build, Rules } from '../rules/rules.ts';
import { NO_SUIT } from './faces.ts';
import { randomWords } from './hash.ts';
import { MAX_COLUMNS } from './moves.ts';

/** Face-down cards in a column carry this bit; only games that move runs use it. */
export const FACE_DOWN = 64;

const accepts = (build: Build, lowerSuit: number, upperSuit: number): boolean => {
  switch (build) {
    case 'same-suit':
      return lowerSuit === upperSuit;
    case 'other-suit':
      return lowerSuit !== upperSuit;
    case 'alternating-colour':
      return ((lowerSuit ^ upperSuit) & 1) === 1;
    case 'any-suit':
      return true;
  }
};

/** `table[card << 7 | below]` is 1 where `card` may be built on `below`; a face-down card below never fits. */
function fitTable(rules: Rules, build: Build): Uint8Array {
  const table = new Uint8Array(128 << 7);
  for (let suit = 0; suit < rules.suits; suit++) {
    for (let rank = 1; rank < rules.ranks; rank++) {
      for (let under = 0; under < rules.suits; under++) {
        if (accepts(build, suit, under)) table[(makeCard(suit, rank) << 7) | makeCard(under, rank + 1)] = 1;
      }
    }
  }
  return table;
}

const padded = (lists: readonly (readonly number[])[], width: number, filler = 0): Uint8Array =>
  Uint8Array.from(lists.flatMap((list) => [...list, ...Array<number>(width - list.length).fill(filler)]));

export class Layout {
  readonly rules: Rules;
  readonly columns: number;
  readonly decks: number;
  /** Columns start at `column << shift` in the arrays of State. */
  readonly shift: number;
  readonly fits: Uint8Array;
  /** For each card, the cards that it may be built on, `fan` of them, padded with 0. */
  readonly bases: Uint8Array;
  /** For each suit, the suits of those cards, padded with NO_SUIT. */
  readonly baseSuits: Uint8Array;
  /** For each card, the cards that may be built on it, `fan` of them, padded with 0. */
  readonly riders: Uint8Array;
  readonly fan: number;
  /** What holds a moving run together. */
  readonly holds: Uint8Array;
  /** Cards of stock and waste together. */
  readonly stockLength: number;
  /**
   * For each card, the cards that must all be on foundations, in every copy, before it may be played without
   * thought (pruning 1 of the design): `safeNeeds[card << 2 | i]`, padded with 0, which is always complete.
   */
  readonly safeNeeds: Uint8Array;
  readonly cardLow = randomWords(1, 128);
  readonly cardHigh = randomWords(2, 128);
  readonly goneLow: Int32Array;
  readonly goneHigh: Int32Array;
  readonly pointerLow: Int32Array;
  readonly pointerHigh: Int32Array;
  readonly redealLow: Int32Array;
  readonly redealHigh: Int32Array;

  constructor(rules: Rules, longestColumn: number, stockLength: number, redeals: number) {
    if (rules.columns > MAX_COLUMNS) {
      throw new Error(`${rules.name} has ${rules.columns} columns; the solver can name ${MAX_COLUMNS}.`);
    }
    this.rules = rules;
    this.columns = rules.columns;
    this.decks = rules.decks;
    this.shift = Math.ceil(Math.log2(longestColumn + rules.ranks + 1));
    this.fits = fitTable(rules, rules.build);
    this.holds = fitTable(rules, rules.runBuild);
    const cards = [...Array(64).keys()];
    const bases = cards.map((card) => cards.filter((base) => this.fits[(card << 7) | base] === 1));
    const riders = cards.map((card) => cards.filter((rider) => this.fits[(rider << 7) | card] === 1));
    this.fan = Math.max(...bases.map((list) => list.length));
    this.bases = padded(bases, this.fan);
    const baseSuits = [0, 1, 2, 3].map((suit) => bases[makeCard(suit, 1)]!.map(suitOf));
    this.baseSuits = padded(baseSuits, this.fan, NO_SUIT);
    this.riders = padded(riders, this.fan);
    this.stockLength = stockLength;
    this.safeNeeds = safeNeeds(rules);
    this.goneLow = randomWords(3, stockLength + 2);
    this.goneHigh = randomWords(4, stockLength + 2);
    this.pointerLow = randomWords(5, stockLength + 2);
    this.pointerHigh = randomWords(6, stockLength + 2);
    this.redealLow = randomWords(7, redeals + 1);
    this.redealHigh = randomWords(8, redeals + 1);
  }
}

/**
 * Card c of suit s and rank r may go to its foundation at once, all alternatives dropped, if every lower card of
 * s is out in every copy (then no copy of c waits for another) and no card can still need c as a place to lie on:
 * each card of rank r-1 that fits on c can itself go out, and so can each card of rank r-2 that may lie on that.
 * Same suit: nothing more to ask. Any suit but its own, and any suit: rank r-2 of the other suits is out, so rank
 * r-1 can follow, and nothing is left to lie on it. Alternating colours: rank r-2 of both suits of the other
 * colour and rank r-3 of the other suit of c's colour. Holds since cards never return from foundations.
 */
function safeNeeds(rules: Rules): Uint8Array {
  const needs = new Uint8Array(64 << 2);
  for (let suit = 0; suit < rules.suits; suit++) {
    for (let rank = 1; rank <= rules.ranks; rank++) {
      for (let other = 0; other < 4; other++) {
        const sameColour = ((suit ^ other) & 1) === 0;
        const depth =
          other === suit
            ? 1
            : rules.build === 'same-suit'
              ? rank
              : rules.build === 'alternating-colour' && sameColour
                ? 3
                : 2;
        const needed = rank - depth;
        needs[(makeCard(suit, rank) << 2) | other] =
          needed > 0 && other < rules.suits ? makeCard(other, needed) : 0;
      }
    }
  }
  return needs;
}
