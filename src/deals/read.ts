import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import type { Deal } from './deal.ts';
import { parseDealJson } from './json.ts';
import { isSolvitaireJson, parseSolvitaireJson } from './solvitaire-json.ts';
import { parseDealText } from './text.ts';

/** Bytes, or UTF-16 units of a string: far more than a deal with long comments. */
const LARGEST = 1_000_000;
const LONGEST_FAULT = 120;

const CONTROL = /[\0-\x08\x0E-\x1F\x7F]/;

/** UTF-8, or UTF-16 if a byte order mark says so; what can't be read becomes U+FFFD. */
function decode(bytes: Uint8Array): string {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = !utf16 ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return new TextDecoder(encoding).decode(bytes);
}

function checkText(text: string): void {
  if (CONTROL.test(text)) throw new InputError('The deal is a binary file, not text.');
  if (text.includes('\uFFFD')) {
    throw new InputError(
      'The deal is not text in UTF-8; save it in that encoding, or write suits as letters.',
    );
  }
  if (text.trim() === '') throw new InputError('The deal is empty.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = String((error as Error).message)
      .replace(/\s+/g, ' ')
      .slice(0, LONGEST_FAULT);
    throw new InputError(`The deal is not valid JSON: ${fault}.`);
  }
}

/**
 * Reads a deal, or a position in play, in any format that we know: our text (fc-solve's and PySolFC's are like it), our
 * JSON, Solvitaire's JSON. Throws an InputError that says what is wrong and where.
 */
export function readDeal(rules: Rules, content: Uint8Array | string): Deal {
  if (content.length > LARGEST) {
    throw new InputError(
      `The deal is too large: ${content.length} characters or bytes, where a few hundred will do.`,
    );
  }
  const text = typeof content === 'string' ? content : decode(content);
  checkText(text);
  if (!/^\uFEFF?\s*[{[]/.test(text)) return parseDealText(rules, text);
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  return isSolvitaireJson(json) ? parseSolvitaireJson(rules, json) : parseDealJson(rules, json);
}
