// Foundation plays that lose nothing (pruning 1; the argument stands at Layout's `safeNeeds`).
import { FOUNDATION, packMove, WASTE } from './moves.ts';
import type { State } from './state.ts';

function isSafe(state: State, card: number): boolean {
  const { out, layout } = state;
  if (out[card]! >= out[card - 1]!) return false;
  const { safeNeeds, decks } = layout;
  const i = card << 2;
  return (
    out[safeNeeds[i]!] === decks &&
    out[safeNeeds[i + 1]!] === decks &&
    out[safeNeeds[i + 2]!] === decks &&
    out[safeNeeds[i + 3]!] === decks
  );
}

/**
 * A safe play, or 0. A play from the waste changes which cards later draws of more than one card uncover once
 * the waste has been turned over, so there it is safe only with single draws or on the last pass.
 */
export function safeMove(state: State): number {
  const { layout, cards, length } = state;
  for (let column = 0; column < layout.columns; column++) {
    const depth = length[column]!;
    if (depth > 0 && isSafe(state, cards[(column << layout.shift) + depth - 1]!))
      return packMove(column, FOUNDATION, 1);
  }
  const index = state.wasteTop();
  if (
    index > 0 &&
    (layout.rules.draw === 1 || state.redeals === 0) &&
    isSafe(state, state.sequence[index]!)
  ) {
    return packMove(WASTE, FOUNDATION, 1);
  }
  return 0;
}
