// What the parts of the search cost: `node build/bench/micro.js [game]`. Each part works on the same positions, met in
// games of random moves; figures are nanoseconds for one position, move or key.
import { Command } from 'commander';
import seedrandom from 'seedrandom';
import { Bench } from 'tinybench';
import { dealNative } from '../src/deals/native.ts';
import { alignColumns } from '../src/report/align.ts';
import { gameByName } from '../src/rules/by-name.ts';
import type { Rules } from '../src/rules/rules.ts';
import { DeadEnds, hasDeadEndTest } from '../src/solver/dead-ends.ts';
import { emptyTargets, generateAll, generateTableau, moveRoom } from '../src/solver/generate.ts';
import { randomWords } from '../src/solver/hash.ts';
import { Preview } from '../src/solver/preview.ts';
import { safeMove } from '../src/solver/safe.ts';
import { State } from '../src/solver/state.ts';
import { Store } from '../src/solver/store.ts';
import { Table } from '../src/solver/table.ts';
import { evaluate, weightsFor } from '../src/solver/weights.ts';
import { machineInWords } from './shared/machine.ts';
import { countOption, runScript } from './shared/script.ts';

const POSITIONS = 256;
/** The length of the random games, so that early and late positions are among them. */
const LONGEST_GAME = 100;
/** Keys in the table for lookups: more than the caches of a processor hold. */
const KEYS = 2 ** 21;
const LOOKUPS = 1024;
const TABLE_BYTES = KEYS * 16;

/** Positions of one deal, all in States of their own. */
function positionsOf(rules: Rules): State[] {
  const random = seedrandom('micro');
  const deal = dealNative(rules, '1');
  return Array.from({ length: POSITIONS }, () => {
    const state = new State(rules, deal);
    const moves = new Int32Array(moveRoom(state));
    for (let left = Math.floor(random() * LONGEST_GAME); left > 0; left--) {
      const end = generateAll(state, moves, 0);
      if (end === 0) break;
      state.make(moves[Math.floor(random() * end)] as number);
    }
    return state;
  });
}

/** A part of the search: `run` does it `times` times. */
interface Part {
  readonly name: string;
  readonly times: number;
  readonly run: () => void;
  readonly before?: () => void;
}

/** What `run` works out must be used, or a compiler may leave the work out. */
let sink = 0;

function movingParts(states: readonly State[]): Part[] {
  const room = moveRoom(states[0] as State);
  const moves = new Int32Array(room);
  const preview = new Preview(room);
  const lists = states.map((state) => {
    const list = new Int32Array(room);
    return list.slice(0, generateAll(state, list, 0));
  });
  const moveCount = lists.reduce((sum, list) => sum + list.length, 0);
  const eachMove = (action: (state: State, move: number) => void) => () => {
    for (let i = 0; i < states.length; i++) {
      for (const move of lists[i] as Int32Array) action(states[i] as State, move);
    }
  };
  const eachPosition = (name: string, work: (state: State) => number): Part => ({
    name,
    times: states.length,
    run: () => {
      for (const state of states) sink += work(state);
    },
  });
  return [
    eachPosition('moves in the tableau', (state) => generateTableau(state, emptyTargets(state), moves, 0)),
    eachPosition('all moves', (state) => generateAll(state, moves, 0)),
    eachPosition('safe play', safeMove),
    {
      name: 'key preview',
      times: moveCount,
      run: () => {
        states.forEach((state, index) => {
          const list = lists[index] as Int32Array;
          preview.run(state, list, 0, list.length);
          sink += preview.low[0]!;
        });
      },
    },
    {
      name: 'make and unmake',
      times: moveCount,
      run: eachMove((state, move) => state.unmake(move, state.make(move))),
    },
  ];
}

function judgingParts(rules: Rules, states: readonly State[]): Part[] {
  const weights = weightsFor(rules);
  const evaluation: Part = {
    name: 'evaluation',
    times: states.length,
    run: () => {
      for (const state of states) sink += evaluate(state, weights);
    },
  };
  if (!hasDeadEndTest(rules)) return [evaluation];
  const deadEnds = new DeadEnds(states[0] as State);
  const full = states.filter((state) => emptyTargets(state) === 0);
  const test: Part = {
    name: 'dead-end test',
    times: full.length,
    run: () => {
      for (const state of full) sink += deadEnds.isLost(state) ? 1 : 0;
    },
  };
  return [evaluation, test];
}

function storingParts(rules: Rules, states: readonly State[]): Part[] {
  const store = new Store(states[0] as State, states.length);
  states.forEach((state, index) => {
    store.save(index, state);
  });
  const held = new State(rules, dealNative(rules, '1'));
  return [
    {
      name: 'store save',
      times: states.length,
      run: () => {
        for (let i = 0; i < states.length; i++) store.save(i, states[i] as State);
      },
    },
    {
      name: 'store load',
      times: states.length,
      run: () => {
        for (let i = 0; i < states.length; i++) store.load(i, held);
        sink += held.keyLow;
      },
    },
  ];
}

function tableParts(): Part[] {
  const lows = randomWords(21, KEYS);
  const highs = randomWords(22, KEYS);
  const large = new Table(TABLE_BYTES);
  for (let i = 0; i < KEYS; i++) {
    large.reserve(1);
    large.add(lows[i] as number, highs[i] as number);
  }
  let fresh = new Table(TABLE_BYTES);
  const addTo = (table: Table, from: number) => {
    for (let i = from; i < from + LOOKUPS; i++) {
      sink += table.add(lows[i] as number, highs[i] as number) ? 1 : 0;
    }
  };
  let at = 0;
  return [
    {
      name: 'table, new key in a small one',
      times: LOOKUPS,
      before: () => {
        fresh = new Table(TABLE_BYTES);
      },
      run: () => addTo(fresh, 0),
    },
    {
      name: 'table, known key in a large one',
      times: LOOKUPS,
      run: () => {
        addTo(large, at);
        at = (at + LOOKUPS) % KEYS;
      },
    },
  ];
}

async function measure(name: string, { time }: { readonly time: number }): Promise<void> {
  const rules = gameByName(name);
  const states = positionsOf(rules);
  const parts = [
    ...movingParts(states),
    ...judgingParts(rules, states),
    ...storingParts(rules, states),
    ...tableParts(),
  ];
  const bench = new Bench({ time, warmupTime: time / 5 });
  for (const { name, run, before } of parts) {
    bench.add(name, run, before === undefined ? {} : { beforeEach: before });
  }
  await bench.run();
  const lines = bench.tasks.map(({ name, result }, index) => {
    if (!('latency' in result)) throw new Error(`${name} did not end: ${result.state}`);
    const { p50, p75, rme } = result.latency;
    const each = (ms: number) => ((ms * 1e6) / (parts[index] as Part).times).toFixed(1);
    return [name, each(p50), each(p75), `${rme.toFixed(1)}%`];
  });
  process.stdout.write(alignColumns([['part', 'ns, median', '75%', 'margin'], ...lines]));
  console.log(`${rules.title}; ${machineInWords()}.`);
  process.exitCode = Number.isFinite(sink) ? 0 : 1;
}

const command = new Command('micro')
  .description('Measures the parts of the search one by one.')
  .argument('[game]', 'a game', 'forty-thieves')
  .addOption(countOption('--time <ms>', 'time for each part', 500))
  .action(measure);

await runScript(command);
