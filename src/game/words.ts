// Moves as a player would tell them. What `describeMove` writes, `parseWords` reads.
import { parseCard, symbolCard } from '../cards/text.ts';
import type { Move } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { requireLegal } from './illegal.ts';
import { cardsTaken, type Position } from './position.ts';
import type { WrittenMove } from './written.ts';

/** A legal move in words, e.g. `7♠ from column 3 onto 8♥ in column 5`. Throws an Error if it is illegal. */
export function describeMove(rules: Rules, position: Position, move: Move): string {
  requireLegal(rules, position, move);
  const { from, to, count } = move;
  if (to === 'stock') return `turn the waste over${redealNumber(rules, position)}`;
  const cards = cardsTaken(position, move).map(symbolCard);
  const [first, last] = [cards[0], cards.at(-1)];
  if (from === 'stock') {
    return count === 1
      ? `draw ${first} from the stock to the waste`
      : `draw ${count} cards from the stock to the waste (${last} on top)`;
  }
  const what = count === 1 ? first : `${first} to ${last} (${count} cards)`;
  const source = typeof from === 'number' ? `column ${from + 1}` : 'the waste';
  return `${what} from ${source} ${typeof to === 'number' ? ontoColumn(position, to) : 'to its foundation'}`;
}

function ontoColumn(position: Position, column: number): string {
  const under = position.columns[column]?.at(-1);
  return under === undefined
    ? `into empty column ${column + 1}`
    : `onto ${symbolCard(under)} in column ${column + 1}`;
}

function redealNumber({ redeals: allowed }: Rules, { redeals: left }: Position): string {
  return allowed === null || left === null ? '' : ` (redeal ${allowed - left + 1} of ${allowed})`;
}

const CARD = /(\S{2,4})/.source;
const COUNT = /([1-9]\d?) cards/.source;
const COLUMN = /column ([1-9]\d?)/.source;
const sentence = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

const DRAW_ONE = sentence(`draw ${CARD} from the stock to the waste`);
const DRAW_MORE = sentence(`draw ${COUNT} from the stock to the waste \\(${CARD} on top\\)`);
const REDEAL = sentence('turn the waste over(?: \\(redeal \\d+ of \\d+\\))?');
const PLAY = sentence(
  `${CARD}(?: to ${CARD} \\(${COUNT}\\))? from (?:the waste|${COLUMN}) ` +
    `(?:to its foundation|onto ${CARD} in ${COLUMN}|into empty ${COLUMN})`,
);

/** Reads one move in words, in any case, with cards as `parseCard` takes them. Undefined if it is none. */
export function parseWords(line: string): WrittenMove | undefined {
  const text = line.trim().replace(/\s+/g, ' ');
  if (REDEAL.test(text)) return { from: 'waste', to: 'stock' };
  return parseDraw(text) ?? parsePlay(text);
}

function parseDraw(text: string): WrittenMove | undefined {
  const [, only] = DRAW_ONE.exec(text) ?? [];
  const [, count = '1', top = only] = DRAW_MORE.exec(text) ?? [];
  const last = top === undefined ? undefined : parseCard(top);
  return last === undefined
    ? undefined
    : { from: 'stock', to: 'waste', count: Number(count), named: { last } };
}

function parsePlay(text: string): WrittenMove | undefined {
  const match = PLAY.exec(text);
  if (match === null) return undefined;
  const [, firstText = '', lastText = firstText, count = '1', from, underText, onto, into] = match;
  const first = parseCard(firstText);
  const last = parseCard(lastText);
  const under = underText === undefined ? null : parseCard(underText);
  if (first === undefined || last === undefined || under === undefined) return undefined;
  const toColumn = onto ?? into;
  return {
    from: from === undefined ? 'waste' : Number(from) - 1,
    to: toColumn === undefined ? 'foundation' : Number(toColumn) - 1,
    count: Number(count),
    named: { first, last, ...(toColumn === undefined ? {} : { onto: under }) },
  };
}
