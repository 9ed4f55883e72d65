// Win rates as bars of block characters, for terminals with colours.
import { styleText } from 'node:util';
import type { Digest } from '../study/digest.ts';
import { formatShare } from './numbers.ts';
import { titleOf } from './title.ts';

const VERDICTS = [
  ['solvable', '█', 'green'],
  ['unsolvable', '▓', 'red'],
  ['unknown', '░', 'gray'],
] as const;

const WIDEST = 60;
const NARROWEST = 10;
const INTERVAL = '100.0% to 100.0%';

/** A line for each digest, those of which most deals were won first, no wider than the terminal if that can be. */
export function renderBars(digests: readonly Digest[], columns: number): string {
  const sorted = digests.toSorted((a, b) => b.solvable / b.deals - a.solvable / a.deals);
  const titles = sorted.map(titleOf);
  const titleWidth = Math.max(...titles.map((title) => title.length));
  const room = columns - titleWidth - INTERVAL.length - 4;
  const width = Math.max(NARROWEST, Math.min(WIDEST, room));
  const lines = sorted.map((digest, index) => {
    const interval = `${formatShare(digest.rate.low)} to ${formatShare(digest.rate.high)}`;
    return `${titles[index]?.padEnd(titleWidth)}  ${bar(digest, width)}  ${interval.padStart(INTERVAL.length)}\n`;
  });
  const legend = VERDICTS.map(([verdict, block, colour]) => `${paint(block, colour)} ${verdict}`).join('   ');
  return `${lines.join('')}${' '.repeat(titleWidth)}  ${legend}\n`;
}

function bar(digest: Digest, width: number): string {
  let deals = 0;
  let end = 0;
  return VERDICTS.map(([verdict, block, colour]) => {
    deals += digest[verdict];
    const start = end;
    end = Math.round((deals / digest.deals) * width);
    return end === start ? '' : paint(block.repeat(end - start), colour);
  }).join('');
}

/** Whoever asks for bars knows that there are colours. */
const paint = (text: string, colour: 'green' | 'red' | 'gray'): string =>
  styleText(colour, text, { validateStream: false });
