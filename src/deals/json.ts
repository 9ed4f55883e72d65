// A deal as our own JSON, which holds all that a deal holds.
import { RANKS, SUITS } from '../cards/card.ts';
import { formatCard } from '../cards/text.ts';
import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { describe, type Fields, readArray, readFields, readPile, readPlainCard } from './json-fields.ts';
import { assembleDeal, type WrittenFoundation } from './parts.ts';

/** Cards as `7S`, face down `<7S>`; otherwise the fields of a Deal, with foundations by suit letter. */
export interface DealJson {
  readonly columns: readonly (readonly string[])[];
  readonly stock: readonly string[];
  readonly waste: readonly string[];
  readonly foundations: Readonly<Record<string, readonly number[]>>;
  readonly redeals: number | null;
}

const FIELDS = ['columns', 'stock', 'waste', 'foundations', 'redeals'] as const;

/** A deal as an object for JSON.stringify. */
export function dealToJson(deal: Deal): DealJson {
  const columns = deal.columns.map((column, index) =>
    column.map((card, depth) =>
      depth < (deal.faceDown[index] ?? 0) ? `<${formatCard(card)}>` : formatCard(card),
    ),
  );
  return {
    columns,
    stock: deal.stock.map(formatCard),
    waste: deal.waste.map(formatCard),
    foundations: Object.fromEntries(deal.foundations.map((heights, suit) => [SUITS[suit], heights])),
    redeals: deal.redeals,
  };
}

function readFoundations(value: unknown): WrittenFoundation[] {
  const suits: readonly string[] = SUITS;
  return Object.entries(readFields(value ?? {}, suits, 'foundations')).flatMap(([letter, heights]) => {
    const where = `foundations.${letter}`;
    return readArray(heights, where).map((height) => {
      if (typeof height === 'number' && RANKS[height] !== undefined) {
        return { suit: suits.indexOf(letter), height, where };
      }
      throw new InputError(`${where}: ${describe(height)} is no number of cards from 0 to 13.`);
    });
  });
}

function readRedeals(value: unknown): number | null | undefined {
  if (value === undefined || value === null || typeof value === 'number') return value;
  throw new InputError('redeals must be a number, or null for no limit.');
}

function readColumns({ columns }: Fields) {
  return readArray(columns, 'columns').map((column, index) => {
    const where = `columns, pile ${index + 1}`;
    return { cards: readPile(column, where, readPlainCard), where };
  });
}

/** Reads a deal from parsed JSON and holds it against the game. Throws an InputError that names the field. */
export function parseDealJson(rules: Rules, json: unknown): Deal {
  const fields = readFields(json, FIELDS, 'The deal');
  return assembleDeal(rules, {
    columns: readColumns(fields),
    stock: readPile(fields['stock'] ?? [], 'stock', readPlainCard),
    waste: fields['waste'] === undefined ? undefined : readPile(fields['waste'], 'waste', readPlainCard),
    foundations: readFoundations(fields['foundations']),
    redeals: readRedeals(fields['redeals']),
  });
}
