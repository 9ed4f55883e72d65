// All deals, for the page's script to filter, sort and show.
import { GRADES } from '../../study/difficulty.ts';
import { VERDICTS } from '../../study/row.ts';
import { formatCount } from '../numbers.ts';
import { html, type Markup, NOTHING } from './html.ts';
import type { DealData, StudyData } from './model.ts';
import type { PageStudy } from './study.ts';

/** @param plays For each deal of the study the index of its solution in the page, or null. */
export function studyData({ label, fields, deals }: PageStudy, plays: readonly (number | null)[]): StudyData {
  const strategies = [...new Set(deals.map(({ row }) => row.strategy))];
  return {
    game: fields.game,
    rules: fields.rules,
    budget: fields.budget,
    version: fields.version,
    label,
    strategies,
    deals: deals.map(
      ({ row, difficulty }, index): DealData => [
        row.deal,
        row.verdict,
        row.reason ?? '',
        row.moves,
        row.nodes,
        row.ms,
        strategies.indexOf(row.strategy),
        difficulty?.grade ?? '',
        difficulty?.wins ?? null,
        plays[index] ?? null,
      ],
    ),
  };
}

/** Columns of the table, by what they sort by. */
const COLUMNS = [
  ['game', 'Game'],
  ['deal', 'Deal'],
  ['verdict', 'Verdict'],
  ['moves', 'Moves'],
  ['nodes', 'Nodes'],
  ['difficulty', 'Difficulty'],
] as const;

const isNumber = (column: string): boolean => column === 'moves' || column === 'nodes';

/** @param carried How many solutions are there to watch. */
export const dealsSection = (studies: readonly PageStudy[], carried: number): Markup => html`
<section id="deals" aria-labelledby="deals-title">
<h2 id="deals-title">Deals</h2>
<form class="filters" id="filters">
<label>Game <select name="study">${option('', 'all')}${studies.map(({ label }, index) => option(String(index), label))}</select></label>
<label>Verdict <select name="verdict">${option('', 'all')}${VERDICTS.map((verdict) => option(verdict, verdict))}</select></label>
<label>Difficulty <select name="grade">${option('', 'all')}${GRADES.map((grade) => option(grade, grade))}</select></label>
<label>Name <input name="text" type="search" placeholder="native:17" autocomplete="off" spellcheck="false"></label>
${carried === 0 ? NOTHING : html`<label class="check"><input name="playable" type="checkbox"> with a solution to watch</label>`}
</form>
<div class="bar-above">
<p id="matching" role="status">${formatCount(studies.reduce((sum, { deals }) => sum + deals.length, 0))} deals</p>
<button type="button" id="download">Download CSV</button>
</div>
<div class="scroll" role="region" aria-label="Deals" tabindex="0"><table id="deals-table">
<thead><tr>
${COLUMNS.map(
  ([column, name]) =>
    html`<th scope="col" data-column="${column}"${isNumber(column) ? html` class="number"` : ''}><button type="button" data-sort="${column}">${name}</button></th>`,
)}
${carried === 0 ? NOTHING : html`<th scope="col" class="solution">Solution</th>`}
</tr></thead>
<tbody></tbody>
</table></div>
<nav class="pages" aria-label="Pages of the table">
<button type="button" id="previous-page">Previous</button>
<span id="page-place"></span>
<button type="button" id="next-page">Next</button>
</nav>
<noscript><p class="empty">The table and the player need JavaScript.</p></noscript>
</section>`;

const option = (value: string, name: string): Markup => html`<option value="${value}">${name}</option>`;
