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

/** How many cards at the end of a column can move as one: face up and, if more than one, a run. 0 if it is empty. */
export function movableCount(rules: Rules, position: Position, column: number): number {
  const cards = position.columns[column] ?? [];
  const most = rules.moveRuns ? faceUpCount(position, column) : Math.min(1, faceUpCount(position, column));
  let count = Math.min(1, most);
  while (count < most) {
    const [card, under] = [cards.at(-count), cards.at(-count - 1)];
    if (card === undefined || under === undefined || !isBuiltOn(rules.runBuild, card, under)) break;
    count++;
  }
  return count;
}
