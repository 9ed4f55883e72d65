import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ledger } from '../../src/study/ledger.ts';
import { exampleRow } from './rows.ts';

const ledgerOf = (...rows: Parameters<typeof exampleRow>[0][]) => {
  const ledger = new Ledger();
  for (const row of rows) ledger.set(exampleRow(row));
  return ledger;
};

test('keeps rows as a map would, whatever the deals are called', () => {
  const name = fc.oneof(
    fc.stringMatching(/^(native|pysolfc|solvitaire):(ms)?(0|[1-9]\d{0,21})$/),
    fc.stringMatching(/^[a-z0.#]{1,6}\d{0,4}$/),
    fc.constantFrom('12', '012', '0', 'a0', 'a00', '1e3', '-1', 'a-1', 'two\nlines 7'),
  );
  const row = fc
    .record({
      game: fc.constantFrom('lucas', 'streets'),
      deal: name,
      nodes: fc.nat(),
      moves: fc.option(fc.nat()),
      ms: fc.nat(),
      budget: fc.constantFrom('1@1', '2@2'),
    })
    .map((fields) => exampleRow(fields));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const ledger = new Ledger();
      const map = new Map<string, (typeof rows)[number]>();
      for (const each of rows) {
        ledger.set(each);
        map.set(`${each.game} ${each.deal}`, each);
      }
      expect([...ledger.rows()]).toEqual([...map.values()]);
      for (const each of map.values()) expect(ledger.get(each.game, each.deal)).toEqual(each);
      expect(ledger.size).toBe(map.size);
    }),
    { seed: 42, numRuns: 500 },
  );
});

test('knows a deal of one game, not of another, and not one like it', () => {
  const ledger = ledgerOf({ game: 'lucas', deal: 'native:7' });
  expect(ledger.has('lucas', 'native:7')).toBe(true);
  for (const [game, deal] of [
    ['streets', 'native:7'],
    ['lucas', 'native:07'],
    ['lucas', 'native:77'],
    ['lucas', 'native:'],
  ] as const) {
    expect(ledger.get(game, deal)).toBeUndefined();
  }
});

test('sorts by game, by family, and by seed as a number', () => {
  const deals = ['native:10', 'native:9', 'pysolfc:2', 'a.txt#00ff', 'native:100', 'pysolfc:ms1'];
  const ledger = ledgerOf(...deals.map((deal) => ({ game: 'streets', deal })), {
    game: 'lucas',
    deal: 'native:1',
  });
  expect(Array.from(ledger.sortedRows(), ({ game, deal }) => `${game} ${deal}`)).toEqual([
    'lucas native:1',
    'streets a.txt#00ff',
    'streets native:9',
    'streets native:10',
    'streets native:100',
    'streets pysolfc:2',
    'streets pysolfc:ms1',
  ]);
});
