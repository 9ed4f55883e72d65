import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DealList, dealByName, formatDealName, parseDealNames } from '../../src/deals/name.ts';
import { dealNative } from '../../src/deals/native.ts';
import { dealPysolfc } from '../../src/deals/pysolfc.ts';
import { dealSolvitaire } from '../../src/deals/solvitaire.ts';
import { InputError } from '../../src/errors.ts';
import { game } from '../helpers/games.ts';

const names = (list: DealList): string[] =>
  Array.from({ length: list.length }, (_, index) => formatDealName(list.at(index)));

test.each([
  ['5', ['native:5']],
  ['007', ['native:7']],
  ['native:0', ['native:0']],
  ['NATIVE:5', ['native:5']],
  ['pysolfc:ms5', ['pysolfc:ms5']],
  ['pysolfc:#00005', ['pysolfc:5']],
  ['solvitaire:1', ['solvitaire:1']],
  ['1..3', ['native:1', 'native:2', 'native:3']],
  ['4..4', ['native:4']],
  ['pysolfc:9..11', ['pysolfc:9', 'pysolfc:10', 'pysolfc:11']],
  ['pysolfc:ms1..2', ['pysolfc:ms1', 'pysolfc:ms2']],
  ['pysolfc:MS1..ms2', ['pysolfc:ms1', 'pysolfc:ms2']],
  ['1..2, pysolfc:7,5', ['native:1', 'native:2', 'pysolfc:7', 'native:5']],
  ['1\npysolfc:2\r\n\n3\n', ['native:1', 'pysolfc:2', 'native:3']],
  [
    'pysolfc:12345678901234567890..12345678901234567891',
    ['pysolfc:12345678901234567890', 'pysolfc:12345678901234567891'],
  ],
  ['99999999999999999999', ['native:99999999999999999999']],
  ['solvitaire:2147483647', ['solvitaire:2147483647']],
])('%j', (text, expected) => {
  expect(names(parseDealNames(text))).toEqual(expected);
});

test.each([
  ['', /No deal/],
  [' , ', /No deal/],
  ['5..1', /"5\.\.1" runs backwards/],
  ['pysol:5', /"pysol" in "pysol:5"; there are native, pysolfc, solvitaire/],
  [':5', /seed family ""/],
  ['native:', /names no deal/],
  ['native:x', /"native:x" names no deal/],
  ['1..', /"1\.\." names no deal/],
  ['..5', /"\.\.5" names no deal/],
  ['1..2..3', /names no deal/],
  ['native:1..native:5', /names no deal/],
  ['-5', /names no deal/],
  ['1.5', /names no deal/],
  ['1e6', /names no deal/],
  ['100000000000000000000', /too large/],
  ['solvitaire:2147483648', /too large/],
  ['pysolfc:x', /"x" is no deal number/],
  ['pysolfc:ms0', /ms1 to/],
  ['pysolfc:1..ms5', /mixes/],
  ['pysolfc:ms1..9000000000', /ms1 to/],
  ['1..10000001', /more than 10000000 deals/],
  ['1..9000000,1..9000000', /more than 10000000 deals/],
  ['9'.repeat(100_000), /^.{1,200}$/],
])('refuses %j', (text, message) => {
  const parse = () => parseDealNames(text);
  expect(parse).toThrow(InputError);
  expect(parse).toThrow(message);
});

test('millions of deals cost nothing until asked for', () => {
  const list = parseDealNames('pysolfc:1..9999999,5');
  expect(list.length).toBe(10_000_000);
  expect(formatDealName(list.at(9_999_998))).toBe('pysolfc:9999999');
  expect(formatDealName(list.at(9_999_999))).toBe('native:5');
});

const family = fc.constantFrom('native', 'pysolfc', 'solvitaire');
const item = fc.record({ family, first: fc.nat(1_000_000), extra: fc.nat(30) });

test('a list names what its ranges name, in order', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 20 }), (items) => {
      const text = items
        .map((range) => `${range.family}:${range.first}..${range.first + range.extra}`)
        .join(',');
      const expected = items.flatMap((range) =>
        Array.from({ length: range.extra + 1 }, (_, index) => `${range.family}:${range.first + index}`),
      );
      expect(names(parseDealNames(text))).toEqual(expected);
    }),
    { seed: 42, numRuns: 200 },
  );
});

test('any text is a list of deals or an InputError', () => {
  const piece = fc.constantFrom(
    '1',
    '25',
    '..',
    ':',
    ',',
    ' ',
    'ms',
    'pysolfc',
    'native',
    'solvitaire',
    '-',
    'é',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (input) => {
      try {
        const list = parseDealNames(input);
        expect(formatDealName(list.at(0))).toMatch(/^(native|pysolfc|solvitaire):(ms)?\d+$/);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { seed: 42, numRuns: 2_000 },
  );
});

test('each family deals its own cards', () => {
  const rules = game('maria');
  expect(dealByName(rules, { family: 'native', seed: '3' })).toEqual(dealNative(rules, '3'));
  expect(dealByName(rules, { family: 'pysolfc', seed: 'ms3' })).toEqual(dealPysolfc(rules, 'ms3'));
  expect(dealByName(rules, { family: 'solvitaire', seed: '3' })).toEqual(dealSolvitaire(rules, '3'));
});
