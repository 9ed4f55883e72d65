import { styleText } from 'node:util';
import { type Card, isRed, makeCard, SUIT_SYMBOLS, SUITS } from '../cards/card.ts';
import { formatCard, symbolCard } from '../cards/text.ts';
import { countOf } from '../count-of.ts';
import type { Position } from './position.ts';

export interface BoardStyle {
  /** Suits as symbols (`10♥`), else as letters (`TH`). */
  readonly unicode: boolean;
  /** Red suits in red, by terminal escapes. */
  readonly colour?: boolean;
}

const WASTE_SHOWN = 12;

/**
 * A position drawn for a terminal: foundations by suit, stock with the next card, waste with its top card last, and
 * the columns side by side, counted from 1, with face-down cards as `<5H>`. No line ends with a blank.
 */
export function renderBoard(position: Position, style: BoardStyle): string {
  return [
    `Foundations  ${foundations(position, style)}`,
    `Stock        ${stock(position, style)}`,
    `Waste        ${waste(position, style)}`,
    `Redeals      ${position.redeals ?? 'without limit'}`,
    '',
    ...columns(position, style),
  ].join('\n');
}

const plain = (card: Card, { unicode }: BoardStyle): string =>
  unicode ? symbolCard(card) : formatCard(card);

const paint = (card: Card, text: string, { colour = false }: BoardStyle): string =>
  colour && isRed(card) ? styleText('red', text, { validateStream: false }) : text;

const show = (card: Card, style: BoardStyle): string => paint(card, plain(card, style), style);

function foundations(position: Position, style: BoardStyle): string {
  const suits = position.foundations.map((heights, suit) => {
    const names = heights.map((height) =>
      height === 0 ? '-' : plain(makeCard(suit, height), style).slice(0, -1),
    );
    const symbol = style.unicode ? SUIT_SYMBOLS[suit] : SUITS[suit];
    return paint(makeCard(suit, 1), [symbol, ...names].join(' '), style);
  });
  return suits.join('  ');
}

function stock(position: Position, style: BoardStyle): string {
  const [next] = position.stock;
  return next === undefined
    ? 'empty'
    : `${countOf(position.stock.length, 'card')}, next ${show(next, style)}`;
}

function waste(position: Position, style: BoardStyle): string {
  const size = position.waste.length;
  if (size === 0) return 'empty';
  const cards = position.waste.slice(-WASTE_SHOWN).map((card) => show(card, style));
  const more = size > WASTE_SHOWN ? [style.unicode ? '…' : '...'] : [];
  return `${countOf(size, 'card')}: ${[...more, ...cards].join(' ')}`;
}

function columns(position: Position, style: BoardStyle): string[] {
  const width = style.unicode ? '<10H>'.length : '<TH>'.length;
  const cell = (text: string, shown = text) => ' '.repeat(width - text.length) + shown;
  const line = (cells: string[]) => cells.join(' ').trimEnd();
  const cardCell = (column: number, row: number): string => {
    const card = position.columns[column]?.[row];
    if (card === undefined) return cell(row === 0 ? '-- ' : '');
    const text = plain(card, style);
    const hidden = row < (position.faceDown[column] ?? 0);
    const [before, after] = hidden ? ['<', '>'] : [' ', ' '];
    return cell(`${before}${text}${after}`, `${before}${paint(card, text, style)}${after}`);
  };
  const indices = [...position.columns.keys()];
  const rows = Math.max(1, ...position.columns.map((column) => column.length));
  return [
    line(indices.map((column) => cell(`${column + 1} `))),
    ...Array.from({ length: rows }, (_, row) => line(indices.map((column) => cardCell(column, row)))),
  ];
}
