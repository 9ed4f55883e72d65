import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pace } from '../../src/cli/pace.ts';
import type { Session } from '../../src/cli/session.ts';
import { Watch } from '../../src/cli/watch.ts';
import { InputError } from '../../src/errors.ts';
import type { Row } from '../../src/study/row.ts';
import type { TaskResult } from '../../src/study/task.ts';
import { game } from '../helpers/games.ts';
import { exampleRow } from '../study/rows.ts';
import { temporaryFolder } from './folder.ts';

const folder = temporaryFolder();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stderr that keeps what is written, and a session that has it. */
function listen(isTTY: boolean, columns = 200) {
  const stderr = Object.assign(new PassThrough(), { isTTY, columns });
  const stopping = new AbortController();
  let written = '';
  stderr.on('data', (chunk) => {
    written += chunk;
  });
  return {
    session: { stderr, stop: stopping.signal } as unknown as Session,
    written: () => written,
    stopping,
  };
}

const SOLVED = exampleRow({ game: 'streets' });
const OPEN = exampleRow({ game: 'streets', verdict: 'unknown', reason: 'nodes', moves: null });
const result = (row: Row, fault?: string): TaskResult => ({
  row,
  effort: { nodes: 1, method: 'dfs', tableLoad: 0, deepestStage: 0 },
  solution: null,
  ...(fault === undefined ? {} : { fault }),
});
const paces = (...known: Row[]) => [
  new Pace(game('streets'), 100, known),
  new Pace(game('rank-and-file'), 100, []),
];

describe('progress', () => {
  const started = (session: Session, games: readonly Pace[]) => {
    const watch = new Watch(session, games, { details: {} });
    watch.show();
    return watch;
  };

  test('has a line a game with done, pace, time left and counts, and goes away', () => {
    const { session, written } = listen(true);
    const watch = started(session, paces(OPEN));
    vi.advanceTimersByTime(2_000);
    watch.see(result(SOLVED));
    vi.advanceTimersByTime(500);
    expect(written()).toContain(
      'Streets       ░░░░░░░░░░░░░░░░░░░░ 2/100, 0.40/s, 4:05 left | 1 solvable, 0',
    );
    expect(written()).toContain(
      'Rank and File ░░░░░░░░░░░░░░░░░░░░ 0/100, 0.00/s | 0 solvable, 0 unsolvable, 0',
    );
    watch.end();
    const shown = written();
    vi.advanceTimersByTime(60_000);
    expect(written()).toBe(shown);
  });

  test('fits eighty columns, and cuts what is longer', () => {
    const { session, written } = listen(true, 80);
    started(session, [new Pace(game('rank-and-file'), 100_000, [])]).end();
    expect(written()).toContain('0/100,000, 0.00/s | 0 solvable, 0 unsolvable, 0 unknown');
    const narrow = listen(true, 40);
    started(narrow.session, paces()).end();
    expect(narrow.written()).not.toContain('unsolvable');
  });

  test('ends when the user stops', () => {
    const { session, written, stopping } = listen(true);
    const watch = started(session, paces());
    stopping.abort();
    const shown = written();
    vi.advanceTimersByTime(60_000);
    watch.end();
    expect(written()).toBe(shown);
  });

  test('is silent without a terminal, and when nobody wants it', () => {
    for (const [isTTY, wanted] of [
      [false, true],
      [true, false],
    ] as const) {
      const { session, written } = listen(isTTY);
      const watch = wanted ? started(session, paces()) : new Watch(session, paces(), { details: {} });
      watch.see(result(SOLVED));
      vi.advanceTimersByTime(60_000);
      watch.end();
      expect(written()).toBe('');
    }
  });
});

test('deals that failed are told at the end, with the last reason', () => {
  const { session, written } = listen(false);
  const watch = new Watch(session, paces(), { details: {} });
  watch.see(result({ ...OPEN, reason: 'fault' }, 'worker exited'));
  watch.see(result({ ...OPEN, reason: 'fault' }, 'out of memory'));
  expect(written()).toBe('');
  watch.end();
  expect(written()).toBe(
    '2 deals failed twice and count as unknown; the last one: out of memory. With --retry-unknown they are tried again.\n',
  );
});

describe('the log', () => {
  const linesOf = (path: string) =>
    readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('has start, progress every ten seconds, failures and end', () => {
    const { session } = listen(false);
    const path = folder.at('study.log');
    const watch = new Watch(session, paces().slice(0, 1), {
      log: path,
      details: { threads: 2 },
    });
    watch.see(result(SOLVED));
    vi.advanceTimersByTime(10_000);
    watch.see(result({ ...OPEN, reason: 'fault' }, 'out of memory'));
    watch.end();
    vi.advanceTimersByTime(60_000);
    const started = Date.parse(linesOf(path)[0].time);
    const lines = linesOf(path).map(({ time, ...rest }) => ({ after: Date.parse(time) - started, ...rest }));
    const streets = { event: 'progress', game: 'streets', planned: 100, solvable: 1, unsolvable: 0 };
    expect(lines).toEqual([
      { after: 0, event: 'start', threads: 2 },
      { after: 10_000, ...streets, done: 1, unknown: 0, perSecond: 0.1, secondsLeft: 990 },
      { after: 10_000, event: 'fault', game: 'streets', deal: '17', fault: 'out of memory' },
      { after: 10_000, ...streets, done: 2, unknown: 1, perSecond: 0.2, secondsLeft: 490 },
      { after: 10_000, event: 'end', stopped: false, failed: 1 },
    ]);
  });

  test('is appended to an earlier one, and refused where none can be', () => {
    const { session } = listen(false);
    folder.write('earlier.log', '{"time": "before"}\n');
    new Watch(session, paces(), { log: folder.at('earlier.log'), details: {} }).end();
    expect(linesOf(folder.at('earlier.log'))[0]).toEqual({ time: 'before' });
    const refused = () => new Watch(session, paces(), { log: folder.path, details: {} });
    expect(refused).toThrow(InputError);
    expect(refused).toThrow(/Can't write the log .*: illegal operation on a directory/);
  });
});
