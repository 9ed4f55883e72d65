import { cardCount, type Rules } from '../rules/rules.ts';
import type { Position } from './position.ts';

/** How many cards are not on the foundations yet. */
export const cardsLeft = (rules: Rules, position: Position): number =>
  cardCount(rules) - position.foundations.flat().reduce((sum, height) => sum + height, 0);

/** The game is won when all cards are on the foundations. */
export const isWon = (rules: Rules, position: Position): boolean => cardsLeft(rules, position) === 0;
