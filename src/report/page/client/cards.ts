// How cards look. Each is drawn once and used by its name wherever it lies.
import { type Card, makeCard, RANKS, rankOf, suitOf } from '../../../cards/card.ts';
import { svgElement } from './elements.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './geometry.ts';

/** Clubs, hearts, spades and diamonds in a square of 100. */
const SUIT_SHAPES = [
  'M50 6a22 22 0 0 1 17 36a22 22 0 1 1-13 35q1 11 14 18H32q13-7 14-18a22 22 0 1 1-13-35a22 22 0 0 1 17-36z',
  'M50 92C24 68 6 52 6 31C6 16 17 8 28 8c10 0 18 6 22 16C54 14 62 8 72 8c11 0 22 8 22 23C94 52 76 68 50 92z',
  'M50 5C58 24 92 42 92 65c0 13-9 20-19 20c-8 0-15-4-19-11q1 14 14 21H32q13-7 14-21c-4 7-11 11-19 11c-10 0-19-7-19-20C8 42 42 24 50 5z',
  'M50 4Q66 30 86 50Q66 70 50 96Q34 70 14 50Q34 30 50 4z',
] as const;

export const cardId = (card: Card): string => `card-${card}`;
export const BACK = 'card-back';
export const EMPTY = 'card-empty';
export const RING = 'card-ring';

const sheet = (className: string): SVGElement =>
  svgElement('rect', {
    class: className,
    x: 1,
    y: 1,
    width: CARD_WIDTH - 2,
    height: CARD_HEIGHT - 2,
    rx: 9,
  });

const suit = (index: number, x: number, y: number, size: number): SVGElement =>
  svgElement('use', { href: `#suit-${index}`, x, y, width: size, height: size });

/** All symbols that a board of these suits and ranks needs. */
export function cardDefinitions(suits: number, ranks: number): SVGElement {
  const symbols = SUIT_SHAPES.slice(0, suits).map((shape, index) =>
    svgElement('symbol', { id: `suit-${index}`, viewBox: '0 0 100 100' }, svgElement('path', { d: shape })),
  );
  for (let index = 0; index < suits; index++) {
    for (let rank = 1; rank <= ranks; rank++) symbols.push(cardSymbol(makeCard(index, rank)));
  }
  const back = svgElement('g', { id: BACK }, sheet('card-back'), patternOfBack());
  const empty = svgElement('g', { id: EMPTY }, sheet('card-empty'));
  const ring = svgElement('g', { id: RING }, sheet('card-ring'));
  return svgElement('defs', {}, ...symbols, back, empty, ring);
}

function cardSymbol(card: Card): SVGElement {
  const [rank, index] = [rankOf(card), suitOf(card)];
  const name = rank === 10 ? '10' : (RANKS[rank] ?? '');
  const label = svgElement('text', { class: `card-rank${name.length > 1 ? ' ten' : ''}`, x: 6, y: 33 }, name);
  return svgElement(
    'g',
    { id: cardId(card), class: `suit-${index}` },
    sheet('card-sheet'),
    label,
    suit(index, 64, 6, 30),
    suit(index, 23, 62, 54),
  );
}

const patternOfBack = (): SVGElement =>
  svgElement('path', {
    class: 'card-pattern',
    d: 'M12 22h76M12 46h76M12 70h76M12 94h76M12 118h76M22 12v116M41 12v116M60 12v116M79 12v116',
  });

export const suitMark = (index: number, x: number, y: number, size: number): SVGElement => {
  const mark = suit(index, x, y, size);
  mark.classList.add('card-mark');
  return mark;
};
