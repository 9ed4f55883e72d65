// Lines made shorter win as well, and are never longer.
import { expect, test } from 'vitest';
import { replay } from '../../src/game/replay.ts';
import { unpackMove } from '../../src/solver/moves.ts';
import { Proof } from '../../src/solver/proof.ts';
import { shorten } from '../../src/solver/shorten.ts';
import { State } from '../../src/solver/state.ts';
import { Table } from '../../src/solver/table.ts';
import { SMALL_GAMES } from '../helpers/small-games.ts';
import { knownDeals } from '../helpers/truth.ts';

const DEALS = 25;
const MOST_POSITIONS = 1500;
const NODES = 2000;

test.each(SMALL_GAMES)('of small deals of $title', (game) => {
  let movesSaved = 0;
  for (const { rules, deal, winnable, seed } of knownDeals(game, DEALS, MOST_POSITIONS)) {
    if (!winnable) continue;
    // A complete search without pruning plays long lines.
    const proof = new Proof(new State(rules, deal), new Table(2 ** 20), {
      safe: false,
      earlyDraws: false,
      deadEnds: undefined,
    });
    proof.run(Number.POSITIVE_INFINITY);
    const line = Array.from(proof.line(), unpackMove);
    const shorter = shorten(rules, deal, line, NODES);
    expect(replay(rules, deal, shorter), `deal ${seed}`).toMatchObject({ ok: true });
    expect(shorter.length, `deal ${seed}`).toBeLessThanOrEqual(line.length);
    movesSaved += line.length - shorter.length;
  }
  expect(movesSaved).toBeGreaterThan(0);
});
