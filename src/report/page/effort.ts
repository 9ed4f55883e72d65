// What it took to decide the deals, and what a larger budget would buy.
import { type Row, VERDICTS } from '../../study/row.ts';
import { SPREAD_FIELDS } from '../digest.ts';
import { formatCount, formatShare } from '../numbers.ts';
import { decadeNames, decades, type Frame, type LogAxis, logAxis } from './axis.ts';
import { curveChart, curveDefinitions, decidedWithin, decisionsOf, withLess } from './decided.ts';
import { histogram } from './histogram.ts';
import { html, type Markup, NOTHING } from './html.ts';
import { countFigure, secondsFigure } from './numbers.ts';
import type { PageStudy } from './study.ts';

const WIDTH = 320;
const COLUMN: Omit<Frame, 'top' | 'bottom'> = { left: 36, right: WIDTH - 8 };
const BARS: Frame = { ...COLUMN, top: 8, bottom: 84 };
const CURVE: Frame = { ...COLUMN, top: 104, bottom: 212 };
const LEAST_SECONDS = 0.001;

const seconds = ({ ms }: Row): number => Math.max(LEAST_SECONDS, ms / 1000);
const nodes = (row: Row): number => Math.max(1, row.nodes);

export function effortSection(studies: readonly PageStudy[]): Markup {
  const rows = studies.flatMap(({ deals }) => deals.map(({ row }) => row));
  const axis = logAxis(rows.map(nodes), 1);
  const secondsAxis = logAxis(rows.map(seconds), LEAST_SECONDS);
  return html`
<section id="effort" aria-labelledby="effort-title">
<h2 id="effort-title">Effort</h2>
<h3>Nodes, and the share of deals that they decide</h3>
<p>A node is a position that the search expands. For each game, above: how many deals took how many nodes,
<b class="key solvable">solvable</b>, <b class="key unsolvable">unsolvable</b> and
<b class="key unknown">unknown</b>. Below: the share of its deals that is decided within so many nodes, with the other
games in grey. A curve that still rises at its end says that a larger budget would decide more.</p>
${curveDefinitions(studies, axis, CURVE)}
<div class="panels">
${studies.map((study, index) => nodesPanel(studies, study, index, axis))}
</div>
<details>
<summary>Shares decided, as a table</summary>
${decidedTable(studies, axis)}
</details>
<h3>Seconds, by verdict</h3>
<p>How many deals of all games together took how long, on the machines that solved them.</p>
<div class="panels">
${VERDICTS.map((verdict) => secondsPanel(rows, verdict, secondsAxis))}
</div>
<h3>In numbers</h3>
<div class="scroll" role="region" aria-label="Effort in numbers" tabindex="0"><table>
<thead><tr><th scope="col">Game</th><th scope="col">of each deal</th><th scope="col" class="number">mean</th>
<th scope="col" class="number">median</th><th scope="col" class="number">90%</th><th scope="col" class="number">99%</th></tr></thead>
${studies.map(numbers)}
</table></div>
</section>`;
}

function nodesPanel(studies: readonly PageStudy[], study: PageStudy, index: number, axis: LogAxis): Markup {
  const rows = study.deals.map(({ row }) => row);
  const words = withLess(study);
  const format = (value: number) => `${formatCount(value)} nodes`;
  return html`<figure class="panel">
<h4>${study.label}</h4>
<svg viewBox="0 0 ${WIDTH} 232" role="img" aria-label="${study.label}: deals by nodes, and share decided. ${words}">
${histogram(rows, { axis, frame: BARS, effort: nodes, format })}
${curveChart(studies, index, axis, CURVE)}
${decadeNames(axis, CURVE, shortCount)}
</svg>
<figcaption>${words}</figcaption>
</figure>`;
}

function secondsPanel(all: readonly Row[], verdict: Row['verdict'], axis: LogAxis): Markup {
  const rows = all.filter((row) => row.verdict === verdict);
  const format = (value: number) => `${shortSeconds(value)}`;
  return html`<figure class="panel">
<h4>${verdict}</h4>
<svg viewBox="0 0 ${WIDTH} 106" role="img" aria-label="${formatCount(rows.length)} ${verdict} deals by seconds">
${rows.length === 0 ? NOTHING : histogram(rows, { axis, frame: BARS, effort: seconds, format })}
${decadeNames(axis, BARS, shortSeconds)}
</svg>
<figcaption>${rows.length === 0 ? 'No deal.' : `${formatCount(rows.length)} deals.`}</figcaption>
</figure>`;
}

function decidedTable(studies: readonly PageStudy[], axis: LogAxis): Markup {
  const steps = decades(axis).slice(1);
  return html`<div class="scroll" role="region" aria-label="Shares decided within nodes" tabindex="0"><table>
<thead><tr><th scope="col">Game</th>
${steps.map((step) => html`<th scope="col" class="number">${formatCount(step)} nodes</th>`)}</tr></thead>
<tbody>${studies.map((study) => {
    const decisions = decisionsOf(study);
    return html`<tr><th scope="row">${study.label}</th>
${steps.map((step) => html`<td class="number">${formatShare(decidedWithin(decisions, step))}</td>`)}</tr>`;
  })}</tbody></table></div>`;
}

function numbers({ label, fields }: PageStudy): Markup {
  const line = (what: string, cells: readonly Markup[], head: Markup = NOTHING) =>
    html`<tr>${head}<td>${what}</td>${cells.map((cell) => html`<td class="number">${cell}</td>`)}</tr>`;
  const head = html`<th scope="rowgroup" rowspan="3">${label}</th>`;
  return html`<tbody data-game="${fields.game}">
${line(
  'nodes',
  SPREAD_FIELDS.map((field) => countFigure(fields, `${field}Nodes`)),
  head,
)}
${line(
  'time',
  SPREAD_FIELDS.map((field) => secondsFigure(fields, `${field}Seconds`)),
)}
${line(
  'moves of solution',
  SPREAD_FIELDS.map((field) => countFigure(fields, `${field}Moves`)),
)}
</tbody>`;
}

/** `1`, `10k`, `1M`. */
const shortCount = (value: number): string =>
  value >= 1e6 ? `${formatCount(value / 1e6)}M` : value >= 1e3 ? `${formatCount(value / 1e3)}k` : `${value}`;

/** `1 ms`, `0.1 s`, `10 s`. */
const shortSeconds = (value: number): string =>
  value < 0.01 ? `${Math.round(value * 1000)} ms` : `${Number(value.toPrecision(2))} s`;
