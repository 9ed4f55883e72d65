// A picture of a page: `node build/bench/screenshot.js page.html page.png`.
import { pathToFileURL } from 'node:url';
import { Command, Option } from 'commander';
import { InputError } from '../src/errors.ts';
import { hasChromium, launchChromium } from './shared/browser.ts';
import { countOption, runScript } from './shared/script.ts';

interface Options {
  readonly width: number;
  readonly height?: number;
  readonly theme: 'light' | 'dark';
  readonly step?: number;
  readonly of?: string;
  readonly print?: true;
}

async function takePicture(page: string, picture: string, options: Options): Promise<void> {
  if (!hasChromium()) throw new InputError('There is no Chromium; the variable CHROMIUM says where one is.');
  const browser = await launchChromium();
  try {
    const { width, height, theme, step, of, print } = options;
    const tab = await browser.newPage({
      viewport: { width, height: height ?? 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await tab.goto(pathToFileURL(page).href);
    if (print) await tab.emulateMedia({ media: 'print' });
    if (step !== undefined) {
      await tab.locator('#slider').fill(String(step));
    }
    if (of !== undefined) await tab.locator(of).screenshot({ path: picture });
    else await tab.screenshot({ path: picture, fullPage: height === undefined });
  } finally {
    await browser.close();
  }
}

const command = new Command('screenshot')
  .description('Takes a picture of a page that `report --html` or `solve --html` wrote.')
  .argument('<page>', 'the page')
  .argument('<picture>', 'PNG file to write')
  .addOption(countOption('--width <pixels>', 'width of the window', 1280))
  .option('--height <pixels>', 'height of the picture; all of the page if left out', Number)
  .addOption(new Option('--theme <theme>', 'colours').choices(['light', 'dark']).default('light'))
  .option('--step <n>', 'step of the solution in the player', Number)
  .option('--of <selector>', 'only this part, as #watch')
  .option('--print', 'as on paper')
  .action(takePicture);

await runScript(command);
