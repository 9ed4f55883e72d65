import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { Journal } from '../../src/study/journal.ts';
import { formatRow, headerOf, type Row } from '../../src/study/row.ts';
import type { Stamp } from '../../src/study/stamp.ts';
import { exampleRow } from './rows.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forty-thieves-'));
  path = join(folder, 'study.csv');
});
afterEach(() => rmSync(folder, { recursive: true }));

const STAMP: Stamp = exampleRow();
const [first, second, third] = ['1', '2', '3'].map((deal) => exampleRow({ deal })) as [Row, Row, Row];

const write = (...parts: (Row | string)[]) =>
  writeFileSync(path, parts.map((part) => (typeof part === 'string' ? part : formatRow(part))).join(''));
const content = () => readFileSync(path, 'utf8');

function reopened(stamps: readonly Stamp[] = [STAMP], fresh = false): Row[] {
  const journal = Journal.open(path, stamps, { fresh });
  journal.close();
  return [...journal.known.rows()];
}

describe('a study file', () => {
  test('begins with its header, in a folder that is made for it', () => {
    path = join(folder, 'new', 'study.csv');
    Journal.open(path, [STAMP]).close();
    expect(content()).toBe(headerOf(false));
  });

  test('holds each row as soon as it is appended, and hands it to the next run', () => {
    const journal = Journal.open(path, [STAMP]);
    journal.append(first);
    expect(content()).toBe(headerOf(false) + formatRow(first));
    journal.append(second);
    journal.close();
    expect(reopened()).toEqual([first, second]);
  });

  test('holds several games', () => {
    const streets = exampleRow({ game: 'streets', rules: '87654321', budget: '9@9' });
    write(headerOf(false), first, streets);
    expect(reopened()).toEqual([first, streets]);
  });
});

describe('a file that a killed process left', () => {
  test('goes on behind the last whole row, wherever the next one was torn', () => {
    for (let length = 0; length < formatRow(second).length; length++) {
      write(headerOf(false), first, formatRow(second).slice(0, length));
      const journal = Journal.open(path, [STAMP]);
      journal.append(third);
      journal.close();
      expect([...journal.known.rows()]).toEqual([first]);
      expect(content()).toBe(headerOf(false) + formatRow(first) + formatRow(third));
    }
  });

  test('begins again, wherever the header was torn', () => {
    for (let length = 0; length < headerOf(false).length; length++) {
      write(headerOf(false).slice(0, length));
      expect(reopened()).toEqual([]);
      expect(content()).toBe(headerOf(false));
    }
  });

  test('keeps rows once', () => {
    write(headerOf(false), first, second, { ...first, ms: 99 });
    expect(reopened()).toEqual([first, second]);
    expect(content()).toBe(headerOf(false) + formatRow(first) + formatRow(second));
  });
});

describe('is refused and left alone:', () => {
  test.each([
    ['other rules', { rules: '0000beef' }, /forty-thieves with rules 12345678, not 0000beef/],
    ['another budget', { budget: '5@256' }, /budget 3000000@256, not 5@256/],
    ['another version', { version: '9.9.9' }, /version 0\.1\.0, not 9\.9\.9/],
  ])('a study with %s', (_what, change, message) => {
    write(headerOf(false), first, 'torn');
    const before = content();
    expect(() => reopened([{ ...STAMP, ...change }])).toThrow(message);
    expect(content()).toBe(before);
  });

  test.each([
    ['another file', 'a,b,c\n1,2,3\n', /no[t]? a study file/],
    ['one line of text without end', 'Dear diary', /not a study file/],
    ['a broken line in the middle', `${headerOf(false)}rubbish\n${formatRow(first)}`, /line 2 is not a row/],
    ['an open quote', `${headerOf(false)}"rubbish\n`, /line 2 is not a row/],
    ['a line without end', headerOf(false) + 'x'.repeat(2 ** 24 + 1), /a line without end/],
    [
      'rows that contradict each other',
      headerOf(false) +
        formatRow(first) +
        formatRow(exampleRow({ deal: '1', verdict: 'unsolvable', moves: null })),
      /line 3 contradicts/,
    ],
  ])('%s', (_what, text, message) => {
    write(text);
    expect(() => reopened()).toThrow(message);
    expect(() => reopened()).toThrow(InputError);
    expect(content()).toBe(text);
  });

  test('a path where no file can be', () => {
    writeFileSync(path, '');
    expect(() => Journal.open(join(path, 'below.csv'), [STAMP])).toThrow(/Can't use .*: not a directory/);
    expect(() => Journal.open(folder, [STAMP])).toThrow(/not a regular file/);
    expect(() => Journal.open('/dev/full', [STAMP])).toThrow(/not a regular file/);
  });
});

test('--fresh sets earlier files aside, every one of them', () => {
  write(headerOf(false), first);
  reopened([STAMP], true);
  appendFileSync(path, formatRow(second));
  expect(reopened([{ ...STAMP, budget: '5@256' }], true)).toEqual([]);
  expect(content()).toBe(headerOf(false));
  expect(readFileSync(`${path}.1`, 'utf8')).toBe(headerOf(false) + formatRow(first));
  expect(readFileSync(`${path}.2`, 'utf8')).toBe(headerOf(false) + formatRow(second));
  expect(existsSync(`${path}.3`)).toBe(false);
});
