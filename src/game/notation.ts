// Whole solutions as text. Each move may be terse (`3-5`) or in words.
import { InputError } from '../errors.ts';
import { parseMove } from './compact.ts';
import { parseWords } from './words.ts';
import type { WrittenMove } from './written.ts';

const NUMBERED = /^\s*(\d{1,6})[.)]\s+(.*)$/s;
const SHOWN_AT_MOST = 40;

/**
 * Reads a solution. Where moves are numbered (`12. 3-5`, `12. 7♠ from column 3 onto 8♥ in column 5`), one a line and
 * counting up, all other lines are talk around them and skipped. Otherwise each line is a move in words or terse moves
 * with blanks or commas between them. Empty lines and lines that begin with `#` are skipped.
 * Throws an InputError that names line and text of the first thing that is no move.
 */
export function parseMoves(text: string): WrittenMove[] {
  const lines = text.split(/\r\n|\r|\n/);
  const numbered = lines.flatMap((line, index) => {
    const [, number, move] = NUMBERED.exec(line) ?? [];
    return move === undefined ? [] : [{ lineNumber: index + 1, number: Number(number), move }];
  });
  if (numbered.length > 0) return parseNumbered(numbered);
  return lines.flatMap((line, index) => (isSkipped(line) ? [] : parseLine(line, index + 1)));
}

interface NumberedLine {
  readonly lineNumber: number;
  readonly number: number;
  readonly move: string;
}

function parseNumbered(lines: readonly NumberedLine[]): WrittenMove[] {
  return lines.map(({ lineNumber, number, move }, index) => {
    const due = (lines[0]?.number ?? 1) + index;
    if (number !== due)
      throw new InputError(`Line ${lineNumber}: move ${due} should follow, not move ${number}.`);
    return parseMove(move.trim()) ?? parseWords(move) ?? noMove(move, lineNumber);
  });
}

const isSkipped = (line: string): boolean => /^\s*(?:#|$)/.test(line);

function parseLine(line: string, lineNumber: number): WrittenMove[] {
  const words = parseWords(line);
  if (words !== undefined) return [words];
  const tokens = line.split(/[\s,]+/).filter((token) => token !== '');
  return tokens.map((token, index) => {
    // A line whose first word is no terse move was meant as a sentence: then all of it is named.
    return parseMove(token) ?? noMove(index === 0 ? line : token, lineNumber);
  });
}

function noMove(text: string, lineNumber: number): never {
  const shown = text.trim();
  const cut = shown.length > SHOWN_AT_MOST ? `${shown.slice(0, SHOWN_AT_MOST)}…` : shown;
  throw new InputError(`Line ${lineNumber}: ${JSON.stringify(cut)} is no move.`);
}
