import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { dealsCsv } from '../../../src/report/page/client/csv.ts';
import { type Filter, filterDeals, listDeals, sortDeals } from '../../../src/report/page/client/listed.ts';
import type { StudyData } from '../../../src/report/page/model.ts';

const study = (label: string, deals: StudyData['deals']): StudyData => ({
  game: label.toLowerCase(),
  rules: 'abcd1234',
  budget: '100@1 "x", y',
  version: '1.0.0',
  label,
  strategies: ['dfs', 'beam 30'],
  deals,
});
const STUDIES = [
  study('Streets', [
    ['native:10', 'solvable', '', 300, 50, 5, 1, 'hard', 0, 0],
    ['native:9', 'solvable', '', 200, 40, 4, 1, 'easy', 7, null],
    ['native:11', 'unknown', 'nodes', null, 100, 9, 0, '', null, null],
  ]),
  study('Maria', [
    ['native:9', 'unsolvable', '', null, 60, 6, 0, '', null, null],
    ['a, b.txt#00000000', 'solvable', '', 250, 45, 4, 1, 'easy', 9, null],
  ]),
];
const ALL = listDeals(STUDIES);
const ANY: Filter = { study: '', verdict: '', grade: '', text: '', playable: false };
const nodes = (deals: readonly { readonly nodes: number }[]) => deals.map((deal) => deal.nodes);

test.each<[Partial<Filter>, readonly number[]]>([
  [{}, [50, 40, 100, 60, 45]],
  [{ study: '1' }, [60, 45]],
  [{ verdict: 'solvable' }, [50, 40, 45]],
  [{ grade: 'easy' }, [40, 45]],
  [{ text: ' NATIVE:9 ' }, [40, 60]],
  [{ playable: true }, [50]],
  [{ study: '0', verdict: 'solvable', text: '9' }, [40]],
])('filters by %j', (filter, expected) => {
  expect(nodes(filterDeals(ALL, { ...ANY, ...filter }))).toEqual(expected);
});

test.each([
  ['game', false, [60, 45, 50, 40, 100]],
  ['deal', false, [45, 40, 60, 50, 100]],
  ['deal', true, [100, 50, 40, 60, 45]],
  ['verdict', false, [50, 40, 45, 100, 60]],
  ['nodes', true, [100, 60, 50, 45, 40]],
  // Deals without a solution or a grade are last in both directions.
  ['moves', false, [40, 45, 50, 100, 60]],
  ['moves', true, [50, 45, 40, 100, 60]],
  ['difficulty', false, [45, 40, 50, 100, 60]],
  ['difficulty', true, [50, 40, 45, 100, 60]],
] as const)('sorts by %s, descending: %s', (key, descending, expected) => {
  expect(nodes(sortDeals(ALL, { key, descending }))).toEqual(expected);
});

test('writes CSV that reads back, quotes and commas included', () => {
  const [first, second, ...rest] = parse(dealsCsv(ALL.toReversed(), STUDIES), { columns: true }) as object[];
  expect(first).toEqual({
    game: 'maria',
    rules: 'abcd1234',
    deal: 'a, b.txt#00000000',
    verdict: 'solvable',
    reason: '',
    moves: '250',
    nodes: '45',
    strategy: 'beam 30',
    budget: '100@1 "x", y',
    ms: '4',
    version: '1.0.0',
    difficulty: 'easy',
    simpleWins: '9',
  });
  expect(second).toMatchObject({ moves: '', difficulty: '', simpleWins: '', strategy: 'dfs' });
  expect(rest.length).toBe(3);
});
