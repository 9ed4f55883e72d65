// Where cards lie on the board: stock, waste and foundations in a row, columns below. Lengths are in units of the
// board's view box; a card is 100 wide.
import { type Card, rankOf, suitOf } from '../../../cards/card.ts';
import type { Position } from '../../../game/position.ts';
import type { Move, Pile } from '../../../rules/move.ts';
import type { Rules } from '../../../rules/rules.ts';

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;
const SLOT = 108;
const MARGIN = 6;
const COLUMNS_TOP = MARGIN + CARD_HEIGHT + 24;
/** How far the cards of a column lie apart. */
const FAN = 42;
const FACE_DOWN_FAN = 22;
/** Taller columns are pushed together. */
const TALLEST = CARD_HEIGHT + 15 * FAN;
const WASTE_SHOWN = 4;
const WASTE_FAN = 30;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PlacedCard extends Place {
  readonly card: Card;
  readonly faceDown: boolean;
}

export class Geometry {
  readonly width: number;
  readonly height: number;
  readonly #slots: number;
  readonly #rules: Rules;

  /** @param positions All that the board will have to show. */
  constructor(rules: Rules, positions: readonly Position[]) {
    this.#rules = rules;
    const piles = rules.suits * rules.decks;
    this.#slots = Math.max(rules.columns, piles + 3);
    this.width = 2 * MARGIN + this.#slots * SLOT - (SLOT - CARD_WIDTH);
    const tallest = Math.max(
      ...positions.flatMap((position) => position.columns.map((_, column) => this.#reach(position, column))),
    );
    this.height = COLUMNS_TOP + Math.min(TALLEST, CARD_HEIGHT + tallest) + MARGIN;
  }

  get stock(): Place {
    return this.#slot(0);
  }

  /** The card of a suit's foundation. */
  foundation(suit: number, copy: number): Place {
    return this.#slot(this.#slots - this.#rules.suits * this.#rules.decks + suit * this.#rules.decks + copy);
  }

  columnBase(column: number): Place {
    const x = MARGIN + (column + (this.#slots - this.#rules.columns) / 2) * SLOT;
    return { x, y: COLUMNS_TOP };
  }

  column(position: Position, column: number): PlacedCard[] {
    const { x, y } = this.columnBase(column);
    const squeeze = Math.min(1, (TALLEST - CARD_HEIGHT) / this.#reach(position, column));
    let below = 0;
    return (position.columns[column] ?? []).map((card, index) => {
      const faceDown = index < (position.faceDown[column] ?? 0);
      const placed = { card, faceDown, x, y: y + below * squeeze };
      below += faceDown ? FACE_DOWN_FAN : FAN;
      return placed;
    });
  }

  /** The topmost cards, the others under the first of them. */
  waste({ waste }: Position): PlacedCard[] {
    const { x, y } = this.wasteBase;
    return waste
      .slice(-WASTE_SHOWN)
      .map((card, index) => ({ card, faceDown: false, x: x + index * WASTE_FAN, y }));
  }

  get wasteBase(): Place {
    return this.#slot(1);
  }

  /** Where the last cards of a pile lie, as many as a move takes or has put there. */
  lastOf(position: Position, pile: Pile, move: Move, card: Card): Place[] {
    if (pile === 'stock') return Array<Place>(move.count).fill(this.stock);
    if (pile === 'waste') return this.waste(position).slice(-move.count);
    if (typeof pile === 'number') return this.column(position, pile).slice(-move.count);
    // Of foundations that are alike, the last has grown.
    const copy = position.foundations[suitOf(card)]?.lastIndexOf(rankOf(card)) ?? 0;
    return [this.foundation(suitOf(card), copy)];
  }

  #slot(index: number): Place {
    return { x: MARGIN + index * SLOT, y: MARGIN };
  }

  /** How far the last card of a column lies below its first, if there is room. */
  #reach({ columns, faceDown }: Position, column: number): number {
    const cards = columns[column]?.length ?? 0;
    const hidden = Math.min(faceDown[column] ?? 0, Math.max(0, cards - 1));
    return hidden * FACE_DOWN_FAN + Math.max(0, cards - 1 - hidden) * FAN;
  }
}
