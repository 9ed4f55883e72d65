// The page of `report --html`, made by the built executable and opened in a browser.
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealByName, parseDealNames } from '../../src/deals/name.ts';
import { parseMoves } from '../../src/game/notation.ts';
import { replay } from '../../src/game/replay.ts';
import { movesInWords } from '../../src/report/solution.ts';
import { rulesId } from '../../src/rules/id.ts';
import { formatRow, headerOf, parseLine, type Row } from '../../src/study/row.ts';
import { temporaryFolder } from '../cli/folder.ts';
import { ended, fortyThieves, start } from '../cli/run.ts';
import { game } from '../helpers/games.ts';
import { exampleRow } from '../study/rows.ts';
import { browserForTests, expectNoSidewaysScroll, hasBrowser } from './browser.ts';

const folder = temporaryFolder();
const write = (name: string, rows: readonly Row[]) =>
  folder.write(name, headerOf(true) + rows.map((row) => formatRow(row, true)).join(''));
const report = (...args: string[]) => fortyThieves(['report', ...args], { cwd: folder.path });
const url = (name: string) => pathToFileURL(folder.at(name)).href;

const UNSOLVABLE = { verdict: 'unsolvable', moves: null } as const;
const UNKNOWN = { verdict: 'unknown', reason: 'nodes', moves: null } as const;
const streetsRow = (seed: number, changes: Partial<Row>) =>
  exampleRow({ game: 'streets', rules: rulesId(game('streets')), deal: `pysolfc:${seed}`, ...changes });

/** Deals with solutions, and others with every verdict; one is missing between them. */
let rows: Row[] = [];
beforeAll(async () => {
  const games = 'winrate lucas little-forty --deals 4 --budget 1e5 --with-solutions --quiet --out solved.csv';
  await fortyThieves(games, { cwd: folder.path });
  rows = folder
    .read('solved.csv')
    .split('\n')
    .slice(1, -1)
    .map((line) => parseLine(line, true) as Row);
  for (let seed = 1; seed <= 150; seed++) {
    const kind = seed % 3 === 0 ? UNSOLVABLE : seed % 3 === 1 ? UNKNOWN : { moves: 300 - seed };
    if (seed !== 100) rows.push(streetsRow(seed, { ...kind, nodes: seed * seed * 100, ms: seed * 7 }));
  }
  write('study.csv', rows);
  const { code, stderr } = await report('study.csv', '--html', 'page.html', '--json');
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr:
      'streets: 149 of the 150 deals of pysolfc:1..150; missing, and counted as unknown: 100.\nThe page is in page.html\n',
  });
});

const cellsOf = (page: Page, column: number): Promise<string[]> =>
  page.locator(`#deals-table tbody td:nth-child(${column})`).allTextContents();
const numbersOf = async (page: Page, column: number): Promise<number[]> =>
  (await cellsOf(page, column)).map((text) => Number(text.replaceAll(',', '')));

/** Takes steps, and returns what the page tells and shows after each of them. */
const walk = (page: Page, button: string, steps: number) =>
  page.evaluate(
    ([name, count]) =>
      Array.from({ length: count }, () => {
        document.querySelector<HTMLElement>(`[data-step="${name}"]`)?.click();
        return {
          told: document.querySelector('#move-words')?.textContent,
          shown: document.querySelector('#board svg')?.getAttribute('aria-label'),
        };
      }),
    [button, steps] as const,
  );

describe.runIf(hasBrowser)('in a browser', () => {
  const open = browserForTests();

  describe.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('%i pixels wide, %s', (width, theme) => {
    let page: Page;
    let faults: readonly string[];
    beforeAll(async () => {
      ({ page, faults } = await open(url('page.html'), { width, theme }));
    });
    afterAll(() => page.close());

    test('loads without a fault, and fits', async () => {
      expect(await page.locator('h1').textContent()).toBe('How often can they be won?');
      expect(await page.locator('#deals-table tbody tr').count()).toBe(100);
      await page.locator('details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      await expectNoSidewaysScroll(page);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const [red = 0] = background.match(/\d+/g)?.map(Number) ?? [];
      expect(red > 128).toBe(theme === 'light');
      expect(faults).toEqual([]);
    });

    test('walks a solution to the win and back', async () => {
      await page.getByRole('button', { name: 'Watch Lucas, deal native:2' }).click();
      const rules = game('lucas');
      const { solution } = rows.find(
        ({ game: name, deal }) => name === 'lucas' && deal === 'native:2',
      ) as Row;
      const played = replay(
        rules,
        dealByName(rules, parseDealNames('native:2').at(0)),
        parseMoves(solution ?? ''),
      );
      const words = movesInWords(rules, played);
      const total = words.length;
      const shown = () => page.locator('#move-words').textContent();
      const board = () => page.locator('#board svg').getAttribute('aria-label');
      const kings = () => page.locator('#board use[href="#card-13"], #board use[href="#card-29"]').count();
      expect(await page.locator('#play-title').textContent()).toBe('Lucas, deal native:2');
      expect(await shown()).toBe(`The deal, and ${total} moves to come`);
      expect(await board()).toMatch(/^8 cards on foundations; 57 cards in the stock; /);
      const picture = await page.locator('#board svg').innerHTML();
      const there = await walk(page, 'forward', total);
      expect(there.map(({ told }) => told)).toEqual(
        words.map(
          (text, index) => `Move ${index + 1} of ${total}: ${text}${index + 1 === total ? '. Won!' : ''}`,
        ),
      );
      expect(await board()).toMatch(/^104 cards on foundations; 0 cards in the stock; waste: empty; /);
      // Two kings of clubs and two of hearts lie on top.
      expect(await kings()).toBe(4);
      const back = await walk(page, 'back', total);
      expect(back.slice(0, -1)).toEqual(there.slice(0, -1).toReversed());
      expect(await page.locator('#board svg').innerHTML()).toBe(picture);
      await expectNoSidewaysScroll(page);
      expect(faults).toEqual([]);
    });

    test('sorts and filters', async () => {
      const unsorted = await cellsOf(page, 2);
      await page.locator('[data-sort="nodes"]').click();
      const ascending = await numbersOf(page, 5);
      expect(ascending).toEqual(
        rows
          .map(({ nodes }) => nodes)
          .sort((a, b) => a - b)
          .slice(0, 100),
      );
      expect(await page.locator('[data-column="nodes"]').getAttribute('aria-sort')).toBe('ascending');
      await page.locator('[data-sort="nodes"]').click();
      const descending = await numbersOf(page, 5);
      expect(descending[0]).toBe(150 * 150 * 100);
      expect(await page.locator('[data-column="nodes"]').getAttribute('aria-sort')).toBe('descending');
      expect(await cellsOf(page, 2)).not.toEqual(unsorted);
      await page.locator('[name="verdict"]').selectOption('unsolvable');
      expect(new Set(await cellsOf(page, 3))).toEqual(new Set(['unsolvable']));
      expect(await page.locator('#matching').textContent()).toBe('50 of 157 deals');
      await page.locator('[name="verdict"]').selectOption('');
      await page.locator('[name="study"]').selectOption({ label: 'Lucas' });
      expect(new Set(await cellsOf(page, 1))).toEqual(new Set(['Lucas']));
      await page.locator('[name="text"]').fill(' NATIVE:3');
      expect(await cellsOf(page, 2)).toEqual(['native:3']);
      await page.locator('[name="text"]').fill('nothing like it');
      expect(await page.locator('#page-place').textContent()).toBe('No deal matches.');
      expect(faults).toEqual([]);
    });
  });

  test('the numbers are those of report --json', async () => {
    const { page } = await open(url('page.html'));
    const { stdout } = await report('study.csv', '--json');
    const figures = await page
      .locator('#rates > ol > li, #effort tbody[data-game]')
      .evaluateAll((all) =>
        all.map((each) => [
          each.getAttribute('data-game'),
          Array.from(each.querySelectorAll('[data-field]'), (field) => [
            field.getAttribute('data-field'),
            field.getAttribute('value') ?? field.textContent,
          ]),
        ]),
      );
    const shown = new Map<string, Record<string, string>>();
    for (const [name, fields] of figures as [string, [string, string][]][]) {
      shown.set(name, { ...shown.get(name), ...Object.fromEntries(fields) });
    }
    const { games } = JSON.parse(stdout) as { games: Record<string, string | number | null>[] };
    expect(games.length).toBe(3);
    for (const { game: name, ...fields } of games) {
      const texts = Object.entries(fields).map(([field, value]) => [field, String(value ?? '')]);
      expect(shown.get(String(name))).toEqual(Object.fromEntries(texts));
    }
    // The game of which most deals were won comes first, and people see what programs see.
    expect([...shown.keys()].at(-1)).toBe('streets');
    const streets = page.locator('#rates > ol > li[data-game="streets"]');
    expect(await streets.locator('[data-field="solvable"]').textContent()).toBe('50');
    expect(await streets.locator('[data-field="low"]').textContent()).toMatch(/^2\d\.\d%$/);
    await page.close();
  });

  test('downloads the deals that match, in their order', async () => {
    const { page, faults } = await open(url('page.html'));
    await page.locator('[name="verdict"]').selectOption('unknown');
    await page.locator('[data-sort="nodes"]').click();
    await page.locator('[data-sort="nodes"]').click();
    const coming = page.waitForEvent('download');
    await page.locator('#download').click();
    const download = await coming;
    await download.saveAs(folder.at('deals.csv'));
    const unknown = rows.filter(({ verdict }) => verdict === 'unknown').sort((a, b) => b.nodes - a.nodes);
    expect(parse(folder.read('deals.csv'), { columns: true })).toEqual(
      unknown.map((row) => ({
        game: 'streets',
        rules: row.rules,
        deal: row.deal,
        verdict: 'unknown',
        reason: 'nodes',
        moves: '',
        nodes: String(row.nodes),
        strategy: row.strategy,
        budget: row.budget,
        ms: String(row.ms),
        version: row.version,
        difficulty: '',
        simpleWins: '',
      })),
    );
    expect(faults).toEqual([]);
    await page.close();
  });

  test('pages through the deals', async () => {
    const { page } = await open(url('page.html'));
    const first = await cellsOf(page, 2);
    await page.locator('#next-page').click();
    expect(await page.locator('#page-place').textContent()).toBe('101 to 157 of 157');
    expect(await page.locator('#next-page').isDisabled()).toBe(true);
    const second = await cellsOf(page, 2);
    expect(second.length).toBe(57);
    expect(new Set([...first, ...second]).size).toBe(149 + 4);
    await page.close();
  });

  test('plays by keys', async () => {
    const { page, faults } = await open(url('page.html'));
    const step = async () => Number(await page.locator('#slider').inputValue());
    const last = Number(await page.locator('#slider').getAttribute('max'));
    await page.locator('#board').focus();
    await page.keyboard.press('End');
    expect(await step()).toBe(last);
    await page.keyboard.press('Home');
    expect(await step()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await step()).toBe(1);
    await page.locator('#speed').selectOption('80');
    await page.locator('#board').focus();
    await page.keyboard.press('Space');
    expect(await page.locator('[data-step="play"]').getAttribute('aria-label')).toBe('Pause');
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('#slider')?.value) >= 3);
    await page.keyboard.press('Space');
    expect(await page.locator('[data-step="play"]').getAttribute('aria-label')).toBe('Play');
    const paused = await step();
    await page.waitForTimeout(200);
    expect(await step()).toBe(paused);
    await page.locator('#slider').fill('7');
    expect(await page.locator('#move-words').textContent()).toMatch(/^Move 7 of /);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('changes theme and colours of suits', async () => {
    const { page } = await open(url('page.html'));
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    const light = await ink();
    await page.locator('#theme').selectOption('dark');
    expect(await ink()).not.toBe(light);
    const clubs = () =>
      page.locator('#board').evaluate((board) => getComputedStyle(board).getPropertyValue('--clubs'));
    const black = await clubs();
    await page.locator('#four-colours').check();
    expect(await clubs()).not.toBe(black);
    await page.close();
  });

  test('may not ask for anything outside of itself, whatever its scripts try', async () => {
    const { page } = await open(url('page.html'));
    const violations = await page.evaluate(async () => {
      const refused: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        refused.push(violatedDirective);
      });
      const image = new Image();
      image.src = 'http://127.0.0.1:9/x.png';
      await fetch('http://127.0.0.1:9/').catch(() => undefined);
      await new Promise((done) => setTimeout(done, 100));
      return refused.sort();
    });
    expect(violations).toEqual(['connect-src', 'img-src']);
    await page.close();
  });

  test('shows markup in a study and in its name as text', async () => {
    const HOSTILE = '<script>document.title="hacked"</script><img src=x onerror=alert(1)>&amp;"\'';
    const hostile = { game: HOSTILE, rules: HOSTILE, strategy: HOSTILE, budget: HOSTILE, version: HOSTILE };
    const name = '<script>document.title=1<img src=x>.csv';
    write(name, [
      exampleRow({ ...hostile, deal: `${HOSTILE}#12345678` }),
      streetsRow(1, { deal: `</script>${HOSTILE}`, ...UNKNOWN }),
    ]);
    const { code } = await report(name, '--html', 'hostile.html');
    expect(code).toBe(0);
    const { page, faults } = await open(url('hostile.html'));
    expect(await page.title()).toBe('How often can they be won?');
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.locator('script').count()).toBe(2);
    const first = page.locator('#rates > ol > li').first();
    expect(await first.locator('h3').textContent()).toBe(HOSTILE);
    for (const field of ['budget', 'rules', 'version']) {
      expect(await first.locator(`[data-field="${field}"]`).textContent()).toBe(HOSTILE);
    }
    expect(await cellsOf(page, 2)).toEqual([`${HOSTILE}#12345678`, `</script>${HOSTILE}`]);
    expect(await page.locator('footer').textContent()).toContain(`From ${name}.`);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('has something to say where there is little', async () => {
    write('one.csv', [streetsRow(1, UNKNOWN)]);
    await report('one.csv', '--html', 'one.html');
    const { page, faults } = await open(url('one.html'), { width: 360 });
    expect(await page.locator('#watch').textContent()).toContain(
      'No deal of these studies carries its solution.',
    );
    expect(await page.locator('#difficulty').textContent()).toContain('none is graded');
    expect(await cellsOf(page, 2)).toEqual(['pysolfc:1']);
    expect(await page.locator('#deals-table thead th').count()).toBe(6);
    await expectNoSidewaysScroll(page);
    expect(faults).toEqual([]);
    await page.close();
  });
});

test('stays under 2 MB with ten thousand deals', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    streetsRow(index + 1, {
      ...(index % 10 === 0 ? { moves: 300 } : UNKNOWN),
      nodes: 1_000_000 + index,
      ms: 1000 + index,
    }),
  );
  write('many.csv', many);
  const { code } = await report('many.csv', '--html', 'many.html');
  expect(code).toBe(0);
  const { size } = statSync(folder.at('many.html'));
  expect(size).toBeGreaterThan(10_000 * 20);
  expect(size).toBeLessThan(2_000_000);
});

test('is not written if a signal comes meanwhile', async () => {
  write(
    'long.csv',
    Array.from({ length: 20_000 }, (_, index) => streetsRow(index + 1, { moves: 300 })),
  );
  const child = start(['report', 'long.csv', '--html', 'long.html'], { cwd: folder.path });
  const end = ended(child);
  child.stderr.once('data', () => child.kill('SIGINT'));
  const { code, stderr } = await end;
  expect(code).toBe(130);
  expect(stderr).toMatch(/^Grading 20,000 solvable deals, .*\n\nStopping\. .*\n$/);
  expect(existsSync(folder.at('long.html'))).toBe(false);
});

test('refuses a solution that does not win, and names its row', async () => {
  const row = rows.find(({ game: name }) => name === 'lucas') as Row;
  const moves = row.solution?.split(' ') ?? [];
  write('wrong.csv', [{ ...row, solution: moves.with(20, 'r').join(' ') }]);
  const { code, stderr } = await report('wrong.csv', '--html', 'wrong.html');
  expect(stderr).toMatch(/^error: The solution of deal native:1 of lucas fails at move 21: .+\.\n$/);
  expect(code).toBe(2);
  expect(existsSync(folder.at('wrong.html'))).toBe(false);
});

test.each([
  ['no-such-folder/page.html', "error: Can't write no-such-folder/page.html: no such file or directory.\n"],
  ['.', "error: Can't write .: illegal operation on a directory.\n"],
  ['study.csv', 'error: study.csv is there already and is no page; name another file.\n'],
  ['-', 'error: --html wants the name of a file, not -.\n'],
])('refuses to write to %s', async (out, message) => {
  const before = folder.read('study.csv');
  const { code, stdout, stderr } = await report('study.csv', '--html', out);
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: message });
  expect(folder.read('study.csv')).toBe(before);
});

test('replaces a page', async () => {
  folder.write('old.html', '<!doctype html>old');
  const { code } = await report('study.csv', '--html', 'old.html');
  expect(code).toBe(0);
  expect(folder.read('old.html')).toContain('How often');
});
