// The page of `solve --html`, made by the built executable and opened in a browser.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../cli/folder.ts';
import { fortyThieves } from '../cli/run.ts';
import { browserForTests, expectNoSidewaysScroll, hasBrowser } from './browser.ts';

const folder = temporaryFolder();
const solve = (args: string) => fortyThieves(`solve ${args}`, { cwd: folder.path });
const url = (name: string) => pathToFileURL(folder.at(name)).href;

describe.runIf(hasBrowser)('in a browser', () => {
  const open = browserForTests();

  test.each([1280, 360])('a solved deal plays, %i pixels wide', async (width) => {
    const { code, stdout, stderr } = await solve('17 --game lucas --moves --html lucas.html');
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'The page is in lucas.html\n' });
    const moves = Array.from(stdout.matchAll(/^ *\d+\. (.*)$/gm), ([, words]) => words);
    const { page, faults } = await open(url('lucas.html'), { width });
    expect(await page.locator('h1').textContent()).toBe('Lucas, deal native:17');
    expect(await page.locator('.lead').textContent()).toBe(
      `Solvable in ${moves.length} moves, which were replayed.`,
    );
    expect(await page.locator('.moves li').allTextContents()).toEqual(moves);
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await page.locator('#move-words').textContent()).toBe(
      `Move ${moves.length} of ${moves.length}: ${moves.at(-1)}. Won!`,
    );
    expect(await page.locator('#facts').textContent()).toMatch(/a simple player won \d+ of its 20 games/);
    await page.locator('summary').first().click();
    await expectNoSidewaysScroll(page);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('a deal that is not solved shows its cards and nothing to play', async () => {
    await solve('1 --budget 100 --html unknown.html');
    const { page, faults } = await open(url('unknown.html'));
    expect(await page.locator('.lead').textContent()).toBe('Unknown: the budget of nodes was used up.');
    expect(await page.locator('#move-words').textContent()).toBe('The deal');
    expect(await page.locator('#controls').isVisible()).toBe(false);
    expect(await page.locator('#board svg').getAttribute('aria-label')).toContain('64 cards in the stock');
    expect(faults).toEqual([]);
    await page.close();
  });

  test('a solution that the study file holds is there without solving again', async () => {
    const study = '3 --game lucas --out lucas.csv --with-solutions --quiet';
    await solve(study);
    const { stderr } = await solve(`${study} --html known.html`);
    expect(stderr).toBe('');
    const { page } = await open(url('known.html'));
    expect(Number(await page.locator('#slider').getAttribute('max'))).toBeGreaterThan(100);
    await page.close();
    const bare = '4 --game lucas --out bare.csv --quiet';
    await solve(bare);
    await solve(`${bare} --html bare.html`);
    const { page: without } = await open(url('bare.html'));
    expect(await without.locator('#watch-deal').textContent()).toContain('its solution was not kept');
    await without.close();
  });

  test('a deal with markup in its name and a game with markup in its title are shown as text', async () => {
    const name = '<script>alert(1)<img src=x>.txt';
    const title = '<script>document.title=1</script>';
    const rules = {
      name: 'x',
      title,
      suits: 2,
      ranks: 2,
      decks: 1,
      columns: 2,
      cardsPerColumn: 1,
      build: 'any-suit',
    };
    folder.write('rules.json', JSON.stringify(rules));
    folder.write(name, 'AC\nAH\nStock: 2C 2H');
    const { code } = await fortyThieves(['solve', name, '--rules', 'rules.json', '--html', 'hostile.html'], {
      cwd: folder.path,
    });
    expect(code).toBe(0);
    const { page, faults } = await open(url('hostile.html'));
    expect(await page.locator('h1').textContent()).toMatch(
      /^<script>document\.title=1<\/script>, deal <script>alert\(1\)<img src=x>\.txt#/,
    );
    expect(await page.locator('img').count()).toBe(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(await page.locator('#move-words').textContent()).toMatch(/Won!$/);
    expect(faults).toEqual([]);
    await page.close();
  });
});

test('is for a single deal', async () => {
  const { code, stdout, stderr } = await solve('1..3 --html page.html');
  expect({ code, stdout, stderr }).toEqual({
    code: 2,
    stdout: '',
    stderr: 'error: --html is for a single deal, not for 3.\n',
  });
  expect(existsSync(folder.at('page.html'))).toBe(false);
});

test('goes with other formats', async () => {
  const { code, stdout } = await solve('17 --game lucas --json --quiet --html json.html');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ deal: 'native:17', verdict: 'solvable' });
  expect(folder.read('json.html')).toContain(JSON.parse(stdout).solution);
});
