// Deals as text: what people type, what fc-solve and PySolFC's tools write, and what we write ourselves. Reading
// is liberal, writing has one form.
import { RANKS, SUITS } from '../cards/card.ts';
import { formatCard, parseCard } from '../cards/text.ts';
import { countOf } from '../count-of.ts';
import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { parseFoundation } from './foundation.ts';
import { isFresh } from './fresh.ts';
import {
  assembleDeal,
  type DealParts,
  type WrittenCard,
  type WrittenColumn,
  type WrittenFoundation,
} from './parts.ts';
import { quote } from './quote.ts';

const PART_NAMES = ['stock', 'waste', 'foundations', 'redeals'] as const;
type PartName = (typeof PART_NAMES)[number];

/** Labels in lower case, with other programs' words for our parts. */
const LABELS: ReadonlyMap<string, PartName> = new Map([
  ...PART_NAMES.map((name) => [name, name] as const),
  ['talon', 'stock'],
  ['founds', 'foundations'],
  ['foundation', 'foundations'],
]);

const EMPTY = '-';
const UNLIMITED = 'unlimited';

interface Line {
  readonly where: string;
  readonly part: PartName | 'column';
  readonly words: readonly string[];
}

function readLabel(label: string, where: string): Line['part'] {
  if (label === '') return 'column';
  const part = LABELS.get(label.trim().toLowerCase());
  if (part !== undefined) return part;
  throw new InputError(`${where}: unknown part ${quote(label)}; there are ${PART_NAMES.join(', ')}.`);
}

/** A line, or nothing if it holds but blanks and a comment. */
function readLine(text: string, index: number): Line[] {
  const content = text.replace(/#.*/, '').trim();
  if (content === '') return [];
  const where = `Line ${index + 1}`;
  const [, label = '', rest = content] = /^([\p{L} ]*):(.*)$/u.exec(content) ?? [];
  const words = rest.split(/[\s,;]+/).filter((word) => word !== '' && word !== EMPTY);
  return [{ where, part: readLabel(label, where), words }];
}

function readCard(word: string, where: string): WrittenCard {
  const [, hidden] = /^<(.*)>$/.exec(word) ?? [];
  const card = parseCard(hidden ?? word);
  if (card === undefined) {
    throw new InputError(
      `${where}: ${quote(word)} is no card; write cards as 7S, TD or 10♦, face down as <7S>.`,
    );
  }
  return { card, faceDown: hidden !== undefined, where };
}

const readCards = ({ words, where }: Line): WrittenCard[] => words.map((word) => readCard(word, where));

function readFoundations({ words, where }: Line): WrittenFoundation[] {
  return words.map((word) => {
    const pile = parseFoundation(word);
    if (pile !== undefined) return { ...pile, where };
    throw new InputError(
      `${where}: ${quote(word)} is no foundation; write the top card of each as H-6 or 6H.`,
    );
  });
}

function readRedeals([line, second]: readonly Line[]): DealParts['redeals'] {
  if (line === undefined) return undefined;
  if (second !== undefined) throw new InputError(`${second.where}: the redeals are given twice.`);
  const text = line.words.join(' ').toLowerCase();
  if (text === UNLIMITED) return null;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new InputError(`${line.where}: redeals are a whole number, or ${UNLIMITED}, not ${quote(text)}.`);
}

function readColumns(rules: Rules, lines: readonly Line[]): WrittenColumn[] {
  const extra = lines[rules.columns];
  if (extra !== undefined) {
    throw new InputError(
      `${extra.where}: one column too many; ${rules.title} has ${countOf(rules.columns, 'column')}.`,
    );
  }
  return lines.map((line) => ({ cards: readCards(line), where: line.where }));
}

/**
 * Reads a deal, or a position in play, and holds it against the game. Throws an InputError that names the line and the
 * card. A text without waste is a fresh deal, unless foundations or redeals show that play has begun.
 */
export function parseDealText(rules: Rules, text: string): Deal {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n]/)
    .flatMap(readLine);
  const linesOf = (part: Line['part']): Line[] => lines.filter((line) => line.part === part);
  const waste = linesOf('waste');
  return assembleDeal(rules, {
    columns: readColumns(rules, linesOf('column')),
    stock: linesOf('stock').flatMap(readCards),
    waste: waste.length === 0 ? undefined : waste.flatMap(readCards),
    foundations: linesOf('foundations').flatMap(readFoundations),
    redeals: readRedeals(linesOf('redeals')),
  });
}

const formatColumn = (deal: Deal, index: number): string => {
  const hidden = deal.faceDown[index] ?? 0;
  const cards = deal.columns[index] ?? [];
  if (cards.length === 0) return EMPTY;
  return cards.map((card, depth) => (depth < hidden ? `<${formatCard(card)}>` : formatCard(card))).join(' ');
};

const part = (label: string, words: readonly string[]): string => [`${label}:`, ...words].join(' ');

const formatFoundations = (deal: Deal): string[] =>
  deal.foundations.flatMap((heights, suit) =>
    heights.filter((height) => height > 0).map((height) => `${SUITS[suit]}-${RANKS[height]}`),
  );

/** The canonical text: columns, stock and, once play has begun, waste, foundations and redeals. Ends with a newline. */
export function formatDealText(rules: Rules, deal: Deal): string {
  const columns = deal.columns.map((_, index) => formatColumn(deal, index));
  const lines = [...columns, part('Stock', deal.stock.map(formatCard))];
  if (!isFresh(rules, deal)) {
    lines.push(part('Waste', deal.waste.map(formatCard)), part('Foundations', formatFoundations(deal)));
    if (rules.redeals !== 0) lines.push(part('Redeals', [String(deal.redeals ?? UNLIMITED)]));
  }
  return lines.map((line) => `${line}\n`).join('');
}
