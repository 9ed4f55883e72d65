// What the beam looks at in a pile, kept for every depth of it, so that a card more or less is one sum.

/** Lowest ranks so far, per suit in 4 bits each and over all suits in bits 16 to 19. */
export const NO_MINIMA = 0xfffff;

/** What a card adds to the features of the pile that it is put on. */
export function above(minima: number, card: number): number {
  const rank = card & 15;
  const ofSuit = (minima >> ((card >> 2) & 12)) & 15;
  return (minima >> 16 < rank ? 1 : 0) + (ofSuit < rank ? 1 << 8 : 0);
}

/** The lowest ranks of a pile once a card is put on it. */
export function lowered(minima: number, card: number): number {
  const rank = card & 15;
  const shift = (card >> 2) & 12;
  let result = minima;
  if (((minima >> shift) & 15) > rank) result = (result & ~(15 << shift)) | (rank << shift);
  if (minima >> 16 > rank) result = (result & 0xffff) | (rank << 16);
  return result;
}
