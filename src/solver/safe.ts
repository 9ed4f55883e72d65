// Foundation plays that lose nothing (pruning 1; the argument stands at Layout's `safeNeeds`).
import { lowestBit } from './bits.ts';
import { FOUNDATION, packMove, WASTE } from './moves.ts';
import type { State } from './state.ts';

/** Whether a card that a foundation takes now would be played without thought. */
function isSafe(state: State, card: number): boolean {
  const { out, layout } = state;
  const { safeNeeds, decks } = layout;
  const i = card << 2;
  return (
    out[safeNeeds[i]!] === decks &&
    out[safeNeeds[i + 1]!] === decks &&
    out[safeNeeds[i + 2]!] === decks &&
    out[safeNeeds[i + 3]!] === decks
  );
}

/** The columns whose tops are safe to play, as bits. */
function safeColumns(state: State): number {
  const { topRanks, topBits, wanted } = state;
  let columns = 0;
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = topRanks[suit]! & wanted[suit]!; ranks !== 0; ranks &= ranks - 1) {
      const card = (suit << 4) | lowestBit(ranks);
      if (isSafe(state, card)) columns |= topBits[card]!;
    }
  }
  return columns;
}

/**
 * A safe play, or 0. A play from the waste changes which cards later draws of more than one card uncover once
 * the waste has been turned over, so there it is safe only with single draws or on the last pass.
 */
export function safeMove(state: State): number {
  const columns = safeColumns(state);
  if (columns !== 0) return packMove(lowestBit(columns), FOUNDATION, 1);
  const index = state.wasteTop();
  if (index === 0 || (state.layout.rules.draw > 1 && state.redeals > 0)) return 0;
  const card = state.sequence[index]!;
  return state.wants(card) && isSafe(state, card) ? packMove(WASTE, FOUNDATION, 1) : 0;
}
