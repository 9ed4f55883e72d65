import { rankOf, suitOf } from '../cards/card.ts';
import { parseCard } from '../cards/text.ts';

export interface FoundationTop {
  readonly suit: number;
  /** 0 is empty. */
  readonly height: number;
}

/** Reads `H-6`, `H-T`, `h-0` (empty), `H6` or the top card itself, `6H`. Undefined if it is none of these. */
export function parseFoundation(text: string): FoundationTop | undefined {
  const [, suitText, rankText] = /^([^\dATJQK-])\uFE0F?-?(10|[0-9ATJQK])$/iu.exec(text) ?? [];
  const card = parseCard(suitText === undefined ? text : `${rankText === '0' ? 'A' : rankText}${suitText}`);
  if (card === undefined) return undefined;
  return { suit: suitOf(card), height: rankText === '0' ? 0 : rankOf(card) };
}
