// A picture of what a command writes to a terminal, colours included:
// `script -qec 'forty-thieves report study.csv' /dev/null | node build/bench/terminal.js 'forty-thieves report study.csv' report.svg`
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import { html, type Markup } from '../src/report/page/html.ts';
import { runScript } from './shared/script.ts';

const WIDTH = 7.8;
const HEIGHT = 17;
const MARGIN = 14;

const COLOURS: Readonly<Record<string, string>> = { '31': '#e0764c', '32': '#3fb39a', '90': '#7d878d' };
const PLAIN = '#e7e9ea';

/** The pieces of a line that have one colour each. */
function piecesOf(line: string): { text: string; colour: string }[] {
  let colour = PLAIN;
  return line.split(/\x1b\[(\d*)m/).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part, colour }];
    colour = COLOURS[part] ?? PLAIN;
    return [];
  });
}

function lineOf(line: string, row: number): Markup {
  let column = 0;
  const pieces = piecesOf(line).map(({ text, colour }) => {
    const x = (MARGIN + column * WIDTH).toFixed(1);
    column += text.length;
    return html`<tspan x="${x}" textLength="${(text.length * WIDTH).toFixed(1)}" fill="${colour}">${text}</tspan>`;
  });
  return html`<text y="${MARGIN + (row + 0.75) * HEIGHT}" xml:space="preserve">${pieces}</text>\n`;
}

async function draw(command: string, picture: string): Promise<void> {
  const written = (await text(process.stdin)).replaceAll('\r', '').trimEnd();
  const lines = [`$ ${command}`, ...written.split('\n')];
  const columns = Math.max(...lines.map((line) => line.replaceAll(/\x1b\[\d*m/g, '').length));
  const width = Math.ceil(columns * WIDTH + 2 * MARGIN);
  const height = lines.length * HEIGHT + 2 * MARGIN;
  const svg = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="13">
<rect width="${width}" height="${height}" rx="8" fill="#14181b"/>
${lines.map(lineOf)}</svg>
`;
  writeFileSync(picture, svg.toString());
}

const command = new Command('terminal')
  .description('Makes a picture of what stands on stdin, as a terminal would show it.')
  .argument('<command>', 'what the first line shows')
  .argument('<picture>', 'SVG file to write')
  .action(draw);

await runScript(command);
