// What is published must follow from the study files that are published with it, and from nothing else.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { resultsTable } from '../../bench/shared/results-table.ts';
import { dealByName, parseDealNames } from '../../src/deals/name.ts';
import { digestFields, renderDigests } from '../../src/report/digest.ts';
import { findGame, GAMES } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { DEFAULT_BUDGET, formatBudget } from '../../src/solver/budget.ts';
import { digestFiles } from '../../src/study/digest.ts';
import { listDeals } from '../../src/study/list.ts';
import { readRows } from '../../src/study/reader.ts';
import type { Row } from '../../src/study/row.ts';
import { solveTask } from '../../src/study/task.ts';
import { MAIN } from '../cli/run.ts';
import { seededRandom } from '../helpers/random.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = `${root}/results`;
const PATHS = GAMES.map(({ name }) => `${results}/${name}.csv.gz`);
const ROWS = PATHS.map((path) => {
  const rows: Row[] = [];
  readRows(path, (row) => rows.push(row));
  return rows;
});
const textOf = (path: string): string => readFileSync(path, 'utf8');

describe('the published study files', () => {
  test('hold the deals from 1 on of one game each, all with the default budget and one version', () => {
    for (const [index, rows] of ROWS.entries()) {
      const { name } = GAMES[index] as Rules;
      expect(new Set(rows.map((row) => row.game))).toEqual(new Set([name]));
      expect(new Set(rows.map((row) => row.deal))).toEqual(
        new Set(rows.map((_, seed) => `native:${seed + 1}`)),
      );
      expect(new Set(rows.map((row) => row.budget))).toEqual(new Set([formatBudget(DEFAULT_BUDGET)]));
      expect(rows.length, name).toBeGreaterThanOrEqual(100);
    }
    expect(new Set(ROWS.flat().map((row) => row.version)).size).toBe(1);
  });

  test('carry a solution for each solvable deal, and all of them win', () => {
    for (const { reason, verdict, solution } of ROWS.flat()) {
      expect(solution !== null).toBe(verdict === 'solvable');
      if (verdict === 'unknown') expect(reason).toBe('nodes');
    }
    const stdout = execFileSync(process.execPath, [MAIN, 'verify', '--study', ...PATHS], {
      encoding: 'utf8',
    });
    expect(stdout.split('\n').slice(0, -1)).toEqual(
      ROWS.map((rows, index) => {
        const won = rows.filter((row) => row.verdict === 'solvable').length;
        return `${PATHS[index]}: ${won.toLocaleString('en-GB')} solutions win.`;
      }),
    );
  });
});

describe('what they sum up to', () => {
  const digests = digestFiles(PATHS).map(({ digest }) => digest);

  test('is the table in the README', () => {
    expect(textOf(`${root}/README.md`)).toContain(`\n${resultsTable(digests)}\n`);
  });

  test('is the summary that lies beside them', () => {
    expect(textOf(`${results}/summary.csv`)).toBe(renderDigests(digests, 'csv'));
  });

  test('is the page that lies beside them', () => {
    const page = textOf(`${results}/report.html`);
    for (const fields of digests.map(digestFields)) {
      for (const field of [
        'solvable',
        'unsolvable',
        'unknown',
        'low',
        'high',
        'meanNodes',
        'p99Moves',
      ] as const) {
        expect(page, fields.game).toContain(`<data data-field="${field}" value="${fields[field]}">`);
      }
    }
  });
});

test('the lists of solvable deals are those of the study files', () => {
  for (const [index, { name }] of GAMES.entries()) {
    const deals = listDeals([PATHS[index] as string], { verdict: 'solvable', game: name });
    expect(textOf(`${results}/solvable/${name}.txt`)).toBe(deals.map((deal) => `${deal}\n`).join(''));
  }
  expect(readdirSync(`${results}/solvable`)).toHaveLength(GAMES.length);
});

describe('solved again, gives the same row', () => {
  const random = seededRandom(20);
  const drawn = ROWS.flatMap((rows) => [rows[random(rows.length)] as Row, rows[random(rows.length)] as Row]);
  const unsolvable = ROWS.flat().filter((row) => row.verdict === 'unsolvable');
  const proved = Array.from({ length: 2 }, () => unsolvable[random(unsolvable.length)] as Row);

  test.each([...drawn, ...proved])('$game $deal', ({ ms: _ms, solution, ...row }) => {
    const rules = findGame(row.game) as Rules;
    const deal = dealByName(rules, parseDealNames(row.deal).at(0));
    const settings = { budget: DEFAULT_BUDGET, strategy: 'auto', version: row.version } as const;
    const again = solveTask({ rules, name: row.deal, deal, settings }, () => undefined);
    expect(again.row).toMatchObject(row);
    expect(again.solution).toBe(solution);
  });
});

test('there is a note on how it was made', () => {
  for (const { name } of GAMES) expect(textOf(`${results}/README.md`)).toContain(name);
});
