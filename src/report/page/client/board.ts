// Draws positions of a solution.
import { type Card, makeCard } from '../../../cards/card.ts';
import { cardsTaken, type Position } from '../../../game/position.ts';
import type { Move } from '../../../rules/move.ts';
import type { Rules } from '../../../rules/rules.ts';
import { BACK, cardDefinitions, cardId, EMPTY, RING, suitMark } from './cards.ts';
import { svgElement } from './elements.ts';
import { CARD_HEIGHT, CARD_WIDTH, Geometry, type Place } from './geometry.ts';

/** A step of a solution: what was played, and where from and to. */
export interface Step {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
}

export class Board {
  readonly svg: SVGElement;
  readonly #geometry: Geometry;
  readonly #layer = svgElement('g', {});

  constructor(rules: Rules, positions: readonly Position[]) {
    this.#geometry = new Geometry(rules, positions);
    const { width, height } = this.#geometry;
    this.svg = svgElement(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, role: 'img' },
      cardDefinitions(rules.suits, rules.ranks),
      this.#layer,
    );
  }

  /**
   * Shows a position. The cards of the move that led to it are marked, and glide to it from where they lay, if
   * `milliseconds` is more than 0.
   */
  show(position: Position, last?: Step, milliseconds = 0): void {
    const moved = last === undefined ? [] : this.#moved(last);
    const isMoved = (place: Place) => moved.some(({ to }) => to.x === place.x && to.y === place.y);
    const drawn: SVGElement[] = [];
    const draw = (id: string, { x, y }: Place) => drawn.push(svgElement('use', { href: `#${id}`, x, y }));
    const drawCard = (id: string, place: Place) => {
      if (!isMoved(place)) draw(id, place);
    };
    this.#drawStock(position, draw, drawn);
    draw(EMPTY, this.#geometry.wasteBase);
    for (const placed of this.#geometry.waste(position)) drawCard(cardId(placed.card), placed);
    position.foundations.forEach((heights, suit) => {
      heights.forEach((height, copy) => {
        const place = this.#geometry.foundation(suit, copy);
        draw(EMPTY, place);
        drawn.push(suitMark(suit, place.x + CARD_WIDTH * 0.25, place.y + CARD_HEIGHT * 0.32, 50));
        // The card below one that is on its way.
        const shown = isMoved(place) ? height - 1 : height;
        if (shown > 0) draw(cardId(makeCard(suit, shown)), place);
      });
    });
    for (const column of position.columns.keys()) {
      draw(EMPTY, this.#geometry.columnBase(column));
      for (const placed of this.#geometry.column(position, column)) {
        drawCard(placed.faceDown ? BACK : cardId(placed.card), placed);
      }
    }
    this.#layer.replaceChildren(...drawn);
    for (const each of moved) this.#glide(each, milliseconds);
  }

  #drawStock({ stock }: Position, draw: (id: string, place: Place) => void, drawn: SVGElement[]): void {
    const place = this.#geometry.stock;
    draw(stock.length === 0 ? EMPTY : BACK, place);
    const middle = { x: place.x + CARD_WIDTH / 2, y: place.y + CARD_HEIGHT / 2 + 15 };
    drawn.push(svgElement('text', { class: 'stock-count', ...middle }, String(stock.length)));
  }

  /** The cards of a move that can be seen where they lie now. */
  #moved({ move, before, after }: Step): { card: Card; from: Place; to: Place }[] {
    if (move.to === 'stock') return [];
    const cards = cardsTaken(before, move);
    const [first] = cards;
    if (first === undefined) return [];
    const from = this.#geometry.lastOf(before, move.from, move, first);
    const to = this.#geometry.lastOf(after, move.to, move, first);
    return to.flatMap((place, index) => {
      const card = cards.at(index - to.length);
      const start = from.at(index - to.length);
      return card === undefined || start === undefined ? [] : [{ card, from: start, to: place }];
    });
  }

  #glide({ card, from, to }: { card: Card; from: Place; to: Place }, milliseconds: number): void {
    const { x, y } = to;
    const pair = svgElement(
      'g',
      {},
      svgElement('use', { href: `#${cardId(card)}`, x, y }),
      svgElement('use', { href: `#${RING}`, x, y }),
    );
    this.#layer.append(pair);
    if (milliseconds === 0) return;
    const offset = `translate(${from.x - x}px, ${from.y - y}px)`;
    pair.animate([{ transform: offset }, { transform: 'none' }], {
      duration: milliseconds,
      easing: 'ease-out',
    });
  }
}
