// Pages in a real browser, with everything watched that a page must not do.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { hasChromium, launchChromium } from '../../bench/shared/browser.ts';

/** False where there is no Chromium; but it must not be missing where all tests have to run. */
export const hasBrowser = hasChromium();
if (!hasBrowser && process.env['CI'] !== undefined) throw new Error('The tests of pages need Chromium.');

export interface Opening {
  /** Of the window, in pixels. */
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
}

export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, and requests for anything but the page itself. */
  readonly faults: readonly string[];
}

/** A browser for the tests of a file. Opens pages at `file:` addresses. */
export function browserForTests(): (url: string, opening?: Opening) => Promise<WatchedPage> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  return async (url, { width = 1280, theme = 'light' } = {}) => {
    if (browser === undefined) throw new Error('the browser is not there yet');
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const faults: string[] = [];
    page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      if (request.url() !== url && !/^(data|blob):/.test(request.url()))
        faults.push(`request: ${request.url()}`);
    });
    await page.goto(url);
    return { page, faults };
  };
}

/** Fails if something is wider than the window: a page scrolls downwards only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBeLessThanOrEqual(window ?? 0);
}
