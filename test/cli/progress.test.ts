import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProgress } from '../../src/cli/progress.ts';
import type { Session } from '../../src/cli/session.ts';
import { exampleRow } from '../study/rows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stderr that keeps what is written, and a session that has it. */
function listen(isTTY: boolean) {
  const stderr = Object.assign(new PassThrough(), { isTTY, columns: 200 });
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

const SOLVED = exampleRow();
const OPEN = exampleRow({ verdict: 'unknown', reason: 'nodes', moves: null });

test('without a terminal is a line every half minute, with pace, time left and counts', () => {
  const { session, written } = listen(false);
  const progress = startProgress(session, { total: 100, shown: true });
  for (const row of [SOLVED, SOLVED, OPEN]) progress.update(row);
  vi.advanceTimersByTime(29_999);
  expect(written()).toBe('');
  vi.advanceTimersByTime(1);
  const line = '3/100, 0.10 deals/s, 16:10 left | 2 solvable, 0 unsolvable, 1 unknown\n';
  expect(written()).toBe(line);
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(written()).toBe(line);
});

test('on a terminal is a bar that goes away', () => {
  const { session, written } = listen(true);
  const progress = startProgress(session, { total: 4, shown: true });
  vi.advanceTimersByTime(2_000);
  progress.update(SOLVED);
  vi.advanceTimersByTime(500);
  expect(written()).toContain('█████░░░░░░░░░░░░░░░ 1/4, 0.40 deals/s, 0:08 left | 1 solvable');
  progress.stop();
  const shown = written();
  vi.advanceTimersByTime(60_000);
  expect(written()).toBe(shown);
});

test('on a terminal cuts long lines and ends when the user stops', () => {
  const { session, written, stopping } = listen(true);
  Object.assign(session.stderr, { columns: 40 });
  startProgress(session, { total: 4, shown: true });
  expect(written()).toContain('0/4, 0.00 deals/s |');
  expect(written()).not.toContain('unsolvable');
  stopping.abort();
  const shown = written();
  vi.advanceTimersByTime(60_000);
  expect(written()).toBe(shown);
});

test('is silent when nobody wants it or nothing is to do', () => {
  for (const options of [
    { total: 100, shown: false },
    { total: 0, shown: true },
  ]) {
    const { session, written } = listen(true);
    const progress = startProgress(session, options);
    progress.update(SOLVED);
    vi.advanceTimersByTime(60_000);
    progress.stop();
    expect(written()).toBe('');
  }
});
