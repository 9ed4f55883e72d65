// Writes the table of test/perft/perft.data.json to stdout: how many sequences of moves the reference engine counts.
import { dealNative } from '../src/deals/native.ts';
import { perft } from '../src/game/perft.ts';
import { GAMES } from '../src/rules/games.ts';

const DEALS = ['1', '2', '3', '4', '5'];
const DEPTHS = [1, 2, 3, 4, 5];

const rows = GAMES.flatMap((rules) =>
  DEALS.flatMap((deal) =>
    DEPTHS.map((depth) => ({
      game: rules.name,
      deal,
      depth,
      count: perft(rules, dealNative(rules, deal), depth),
    })),
  ),
);
process.stdout.write(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
