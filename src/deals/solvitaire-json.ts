// Solvitaire's JSON for deals. Source: the deal parser of that program. Cards are rank then suit; in games with
// face-down cards a small suit letter marks one. The last card of each pile is its top, also of the stock. The
// foundations are one list of all cards on them, of which the program makes one pile a suit, so a second foundation
// of a suit can't be told; nor can redeals that are used up. Its older versions had a list of piles; we read both.
import { type Card, makeCard, RANKS, rankOf, SUIT_SYMBOLS, SUITS, suitOf } from '../cards/card.ts';
import { parseCard, symbolCard } from '../cards/text.ts';
import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { isFresh, startFoundations } from './fresh.ts';
import { type CardReader, type Fields, readArray, readFields, readPile } from './json-fields.ts';
import { assembleDeal, type WrittenCard, type WrittenFoundation } from './parts.ts';

const COLUMNS = 'tableau piles';
const FIELDS = [COLUMNS, 'stock', 'waste', 'foundations'] as const;

/** Whether parsed JSON is meant to be in this format. */
export const isSolvitaireJson = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && COLUMNS in json;

const COURT_NUMBERS: Readonly<Record<string, string>> = { '11': 'J', '12': 'Q', '13': 'K' };

const readSolvitaireCard: CardReader = (text) => {
  const card = parseCard(text.replace(/^1[123]/, (number) => COURT_NUMBERS[number] ?? number));
  return card === undefined ? undefined : { card, faceDown: /[chsd]$/.test(text) };
};

const faceUp: CardReader = (text) => {
  const written = readSolvitaireCard(text);
  return written && { ...written, faceDown: false };
};

/** One pile from its ace up, as the format lists it. Empty piles give nothing. */
function readFoundation(cards: readonly WrittenCard[]): WrittenFoundation[] {
  cards.forEach(({ card, where }, index) => {
    const below = cards[index - 1];
    const fits = below === undefined ? rankOf(card) === 1 : card === below.card + 1;
    if (!fits)
      throw new InputError(
        `${where}: ${symbolCard(card)} doesn't follow the cards below it on its foundation.`,
      );
  });
  const top = cards.at(-1);
  return top === undefined ? [] : [{ suit: suitOf(top.card), height: rankOf(top.card), where: top.where }];
}

function readFoundations(value: unknown): WrittenFoundation[] {
  const items = readArray(value ?? [], 'foundations');
  if (items.some((item) => Array.isArray(item))) {
    return items.flatMap((item, index) =>
      readFoundation(readPile(item, `foundations, pile ${index + 1}`, faceUp)),
    );
  }
  const cards = readPile(items, 'foundations', faceUp);
  return SUITS.flatMap((_, suit) => readFoundation(cards.filter(({ card }) => suitOf(card) === suit)));
}

function readColumns(rules: Rules, fields: Fields) {
  return readArray(fields[COLUMNS], COLUMNS).map((column, index) => {
    const where = `${COLUMNS}, pile ${index + 1}`;
    return { cards: readPile(column, where, rules.faceDown > 0 ? readSolvitaireCard : faceUp), where };
  });
}

/** Reads a deal from parsed JSON and holds it against the game. Throws an InputError that names the field. */
export function parseSolvitaireJson(rules: Rules, json: unknown): Deal {
  const fields = readFields(json, FIELDS, 'The deal');
  return assembleDeal(rules, {
    columns: readColumns(rules, fields),
    stock: readPile(fields['stock'] ?? [], 'stock', faceUp).reverse(),
    waste: fields['waste'] === undefined ? undefined : readPile(fields['waste'], 'waste', faceUp),
    foundations: readFoundations(fields['foundations']),
    redeals: undefined,
  });
}

const formatSolvitaireCard = (card: Card, faceDown: boolean): string => {
  const suit = SUITS[suitOf(card)] ?? '';
  return `${rankOf(card) === 10 ? '10' : RANKS[rankOf(card)]}${faceDown ? suit.toLowerCase() : suit}`;
};

const formatPile = (cards: readonly Card[], faceDown = 0): string[] =>
  cards.map((card, depth) => formatSolvitaireCard(card, depth < faceDown));

function formatFoundations(deal: Deal): string[] {
  return deal.foundations.flatMap(([height = 0, second = 0], suit) => {
    if (second > 0) {
      throw new InputError(`Solvitaire's format can't hold the second foundation of ${SUIT_SYMBOLS[suit]}.`);
    }
    return formatPile(Array.from({ length: height }, (_, index) => makeCard(suit, index + 1)));
  });
}

/** The deal as Solvitaire's JSON. Throws an InputError if the format can't hold it. */
export function formatSolvitaireJson(rules: Rules, deal: Deal): string {
  if (deal.redeals !== rules.redeals)
    throw new InputError("Solvitaire's format can't say that redeals are used up.");
  const start = startFoundations(rules);
  const atStart = deal.foundations.every((heights, suit) => String(heights) === String(start[suit]));
  const json = {
    [COLUMNS]: deal.columns.map((column, index) => formatPile(column, deal.faceDown[index])),
    stock: formatPile(deal.stock.toReversed()),
    ...(isFresh(rules, deal) ? {} : { waste: formatPile(deal.waste) }),
    ...(atStart ? {} : { foundations: formatFoundations(deal) }),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
