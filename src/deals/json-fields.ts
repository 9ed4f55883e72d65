// Reading of parsed JSON, with messages that name the field. Shared by the JSON formats of deals.
import { parseCard } from '../cards/text.ts';
import { InputError } from '../errors.ts';
import type { WrittenCard } from './parts.ts';
import { quote } from './quote.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** How a format writes a card, face down or not. Undefined if the text is none. */
export type CardReader = (text: string) => Omit<WrittenCard, 'where'> | undefined;

/** A card as our text has it: `7S`, face down `<7S>`. */
export const readPlainCard: CardReader = (text) => {
  const [, hidden] = /^<(.*)>$/.exec(text) ?? [];
  const card = parseCard(hidden ?? text);
  return card === undefined ? undefined : { card, faceDown: hidden !== undefined };
};

/** The fields of an object that may have only `known` ones; `where` names it. */
export function readFields(json: unknown, known: readonly string[], where: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InputError(`${where} must be an object.`);
  }
  const unknown = Object.keys(json).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new InputError(`${where} has an unknown field ${quote(unknown)}; there are ${known.join(', ')}.`);
  }
  return json as Fields;
}

/** A value that should have been something else, for messages. It may be of any size or depth. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? 'an array' : 'an object';
}

export function readArray(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new InputError(`${where} must be an array.`);
}

/** Cards of one pile; `where` names the pile. */
export const readPile = (value: unknown, where: string, readCard: CardReader): WrittenCard[] =>
  readArray(value, where).map((item, index) => {
    const place = `${where}, card ${index + 1}`;
    const written = typeof item === 'string' ? readCard(item) : undefined;
    if (written !== undefined) return { ...written, where: place };
    throw new InputError(`${place}: ${describe(item)} is no card.`);
  });
