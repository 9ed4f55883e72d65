// The vocabulary of cards. A card is a small integer, so that the solver can hold it in typed arrays
// and everyone else can still read it through the functions below. Twins have the same number: nothing
// in the rules tells two copies of a card apart.

/** A card: `suit << 4 | rank`, 6 bits. Rank 1 is the ace and 13 the king; suits are indices into SUITS. */
export type Card = number;

/** Suit letters by suit index. Even suits are black and odd suits red, so a deck cut to two suits has both colours. */
export const SUITS = ['C', 'H', 'S', 'D'] as const;

/** Unicode suit symbols by suit index. */
export const SUIT_SYMBOLS = ['♣', '♥', '♠', '♦'] as const;

/** Rank letters by rank; index 0 is unused. */
export const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

export const makeCard = (suit: number, rank: number): Card => (suit << 4) | rank;

/** Suit index of a card, 0 to 3. */
export const suitOf = (card: Card): number => card >> 4;

/** Rank of a card, 1 (ace) to 13 (king). */
export const rankOf = (card: Card): number => card & 15;

export const isRed = (card: Card): boolean => ((card >> 4) & 1) === 1;
