// Deals as text: what people type, what fc-solve and PySolFC's tools write, and what we write ourselves. Reading
// is liberal, writing has one form.
import { RANKS, SUITS } from '../cards/card.ts';
import { formatCard, parseCard } from '../cards/text.ts';
import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import { countOf } from './check.ts';
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

/** Other programs' words for our parts. */
const ALIASES: Readonly<Record<string, PartName>> = {
  talon: 'stock',
  founds: 'foundations',
  foundation: 'foundations',
};

const EMPTY = '-';
const UNLIMITED = 'unlimited';

interface Line {
  readonly where: string;
  /** Lower case; undefined for a column. */
  readonly label: string | undefined;
  readonly words: readonly string[];
}

/** A line with its comment cut off; undefined if nothing is left. */
function readLine(text: string, index: number): Line | undefined {
  const content = text.replace(/#.*/, '').trim();
  if (content === '') return undefined;
  const [, label, rest = ''] = /^([\p{L} ]*):(.*)$/u.exec(content) ?? [undefined, '', content];
  return {
    where: `Line ${index + 1}`,
    label: label === '' ? undefined : label?.trim().toLowerCase(),
    words: rest.split(/[\s,;]+/).filter((word) => word !== '' && word !== EMPTY),
  };
}

function readPartName({ label = '', where }: Line): PartName {
  const part = PART_NAMES.find((name) => name === label) ?? ALIASES[label];
  if (part !== undefined) return part;
  throw new InputError(`${where}: unknown part ${quote(label)}; there are ${PART_NAMES.join(', ')}.`);
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

function readRedeals({ words, where }: Line): number | null {
  const [word = '', ...more] = words;
  if (more.length === 0 && word.toLowerCase() === UNLIMITED) return null;
  if (more.length === 0 && /^\d{1,4}$/.test(word)) return Number(word);
  throw new InputError(
    `${where}: redeals are a whole number, or ${UNLIMITED}, not ${quote(words.join(' '))}.`,
  );
}

/**
 * Reads a deal, or a position in play, and holds it against the game. Throws an InputError that names the line and the
 * card. A text without waste is a fresh deal, unless foundations or redeals show that play has begun.
 */
export function parseDealText(rules: Rules, text: string): Deal {
  const columns: WrittenColumn[] = [];
  const stock: WrittenCard[] = [];
  const foundations: WrittenFoundation[] = [];
  let waste: WrittenCard[] | undefined;
  let redeals: DealParts['redeals'];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n]/)
    .entries()) {
    const line = readLine(raw, index);
    if (line === undefined) continue;
    if (line.label === undefined) {
      if (columns.length === rules.columns) {
        throw new InputError(
          `${line.where}: one column too many; ${rules.title} has ${countOf(rules.columns, 'column')}.`,
        );
      }
      columns.push({ cards: readCards(line), where: line.where });
      continue;
    }
    switch (readPartName(line)) {
      case 'stock':
        stock.push(...readCards(line));
        break;
      case 'waste':
        waste = [...(waste ?? []), ...readCards(line)];
        break;
      case 'foundations':
        foundations.push(...readFoundations(line));
        break;
      case 'redeals':
        if (redeals !== undefined) throw new InputError(`${line.where}: the redeals are given twice.`);
        redeals = readRedeals(line);
        break;
    }
  }
  return assembleDeal(rules, { columns, stock, waste, foundations, redeals });
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
