import { createHash } from 'node:crypto';
import type { Rules } from './rules.ts';

/**
 * A short name for what a game's rules are, whatever it is called: 8 hexadecimal digits. Two records with the same
 * id are played alike. Study files carry it, so the list of fields and their order here must not change.
 */
export function rulesId(rules: Rules): string {
  const played = [
    rules.decks,
    rules.suits,
    rules.ranks,
    rules.columns,
    rules.cardsPerColumn,
    rules.faceDown,
    rules.build,
    rules.moveRuns,
    rules.moveRuns ? rules.runBuild : null,
    rules.draw,
    rules.redeals,
    rules.acesOut,
    rules.emptyColumn,
  ];
  return createHash('sha256').update(JSON.stringify(played)).digest('hex').slice(0, 8);
}
