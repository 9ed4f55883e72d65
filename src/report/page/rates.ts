// How many deals of each game can be won: a bar for each, and the rules on demand.
import { rulesInWords } from '../../rules/words.ts';
import { formatCount, formatShare } from '../numbers.ts';
import { html, type Markup } from './html.ts';
import { countFigure, shareFigure } from './numbers.ts';
import type { PageStudy } from './study.ts';

export function ratesSection(studies: readonly PageStudy[]): Markup {
  // Counts of all games stand in columns.
  const longest = Math.max(...studies.map(({ fields }) => formatCount(fields.deals).length));
  return html`
<section id="rates" aria-labelledby="rates-title">
<h2 id="rates-title">Win rates</h2>
<p>Each deal has one verdict: <b class="key solvable">solvable</b>, with a solution that was replayed;
<b class="key unsolvable">unsolvable</b>, after a complete search found no way to win; or
<b class="key unknown">unknown</b>, because the search used up its budget. The line over a bar is the 95% interval of
the win rate, with unknown deals taken as unsolvable at its lower end and as solvable at its upper end.</p>
<ol class="rates" style="--digits: ${longest}ch">
${studies.map(rate)}
</ol>
<div class="scale" aria-hidden="true">${[0, 25, 50, 75, 100].map((tick) => html`<span>${tick}%</span>`)}</div>
</section>`;
}

function rate(study: PageStudy): Markup {
  const { label, fields } = study;
  return html`
<li data-game="${fields.game}">
<h3>${label}</h3>
${bar(study)}
<p class="interval">${shareFigure(fields, 'low')} to ${shareFigure(fields, 'high')}</p>
<ul class="counts">
<li>${countFigure(fields, 'solvable')} <span class="key solvable">solvable</span></li>
<li>${countFigure(fields, 'unsolvable')} <span class="key unsolvable">unsolvable</span></li>
<li>${countFigure(fields, 'unknown')} <span class="key unknown">unknown</span></li>
<li>of ${countFigure(fields, 'deals')} deals</li>
</ul>
<details>
<summary>Rules and study</summary>
<ul>${rulesOf(study).map((line) => html`<li>${line}</li>`)}</ul>
<p>${shareFigure(fields, 'decided')} of the deals are decided; ${countFigure(fields, 'missing')} are missing between
others and count as unknown. Budget of a deal (nodes and megabytes): <span data-field="budget">${fields.budget}</span>.
Rules <span data-field="rules">${fields.rules}</span>, forty-thieves <span data-field="version">${fields.version}</span>.</p>
</details>
</li>`;
}

const rulesOf = ({ rules }: PageStudy): readonly string[] =>
  rules === undefined
    ? ['A game of its own rules, which the study file names by their id alone.']
    : rulesInWords(rules);

/** In percents of its width, so that it is sharp and its lines are thin however wide it is. */
function bar({ label, fields }: PageStudy): Markup {
  const { solvable, unsolvable, unknown, deals, low, high } = fields;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const part = (verdict: string, before: number, count: number) =>
    html`<rect class="${verdict}" x="${percent(before / deals)}" width="${percent(count / deals)}" y="5" height="18"/>`;
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    html`<line x1="${percent(x1)}" y1="${y1}" x2="${percent(x2)}" y2="${y2}"/>`;
  const interval = [line(low, 14, high, 14), line(low, 8, low, 20), line(high, 8, high, 20)];
  const words =
    `${label}: win rate ${formatShare(low)} to ${formatShare(high)}; ${formatCount(solvable)} solvable, ` +
    `${formatCount(unsolvable)} unsolvable, ${formatCount(unknown)} unknown.`;
  return html`<svg class="bar" role="img" aria-label="${words}" width="100%" height="28">
${part('solvable', 0, solvable)}${part('unsolvable', solvable, unsolvable)}${part('unknown', solvable + unsolvable, unknown)}
<g class="interval halo">${interval}</g><g class="interval">${interval}</g>
</svg>`;
}
