import { type Card, isRed, rankOf, suitOf } from '../cards/card.ts';
import type { Build, Rules } from '../rules/rules.ts';
import { faceUpCount, type Position } from './position.ts';

/** Whether `card` may lie on `under`: one rank lower, and of a suit that the build accepts. */
export function isBuiltOn(build: Build, card: Card, under: Card): boolean {
  if (rankOf(card) + 1 !== rankOf(under)) return false;
  switch (build) {
    case 'same-suit':
      return suitOf(card) === suitOf(under);
    case 'alternating-colour':
      return isRed(card) !== isRed(under);
    case 'other-suit':
      return suitOf(card) !== suitOf(under);
    case 'any-suit':
      return true;
  }
}

/** How many cards at the end of a column hang together as one moving run, at most those that lie face up. */
export function runLength(rules: Rules, position: Position, column: number): number {
  const cards = position.columns[column] ?? [];
  const faceUp = faceUpCount(position, column);
  if (!rules.moveRuns) return Math.min(faceUp, 1);
  let length = Math.min(faceUp, 1);
  while (length < faceUp) {
    const [under, card] = cards.slice(-length - 1);
    if (under === undefined || card === undefined || !isBuiltOn(rules.runBuild, card, under)) break;
    length++;
  }
  return length;
}
