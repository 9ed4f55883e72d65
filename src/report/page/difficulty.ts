// How hard the solvable deals are, in words and as a bar for each game.
import { EASY_WINS, GRADES, GREEDY_TRIES, HARD_NODES } from '../../study/difficulty.ts';
import { formatCount } from '../numbers.ts';
import { html, type Markup } from './html.ts';
import type { PageStudy } from './study.ts';

/** What a grade means, as `solve` and `report` pages say it. */
const GRADE_WORDS = {
  easy: `the simple player wins at least ${EASY_WINS} of its ${GREEDY_TRIES} games`,
  medium: 'it wins some of them, but fewer',
  hard: `it wins none, and the solver finds a solution within ${formatCount(HARD_NODES)} positions`,
  expert: 'it wins none, and the solver has to search longer',
} as const;

export const gradeWords = html`
<p>A simple player has ${GREEDY_TRIES} games with each solvable deal. It plays what it sees, without plans and without
knowing what the stock and face-down cards hold: to a foundation whenever it can, else builds that empty a column or
turn a card up, then other builds, and draws when nothing is left; chance decides between moves that it likes alike.
How often it wins, and how many positions the solver had to look at, make the grade:</p>
<ul class="grades">
${GRADES.map((grade) => html`<li><b class="key ${grade}">${grade}</b>: ${GRADE_WORDS[grade]}</li>`)}
</ul>`;

export function difficultySection(studies: readonly PageStudy[]): Markup {
  const graded = studies.filter(({ deals }) => deals.some(({ difficulty }) => difficulty !== undefined));
  return html`
<section id="difficulty" aria-labelledby="difficulty-title">
<h2 id="difficulty-title">Difficulty</h2>
${gradeWords}
${
  graded.length === 0
    ? html`<p class="empty">There is no solvable deal here whose cards are known, so none is graded.</p>`
    : html`<div class="scroll" role="region" aria-label="Solvable deals by difficulty" tabindex="0"><table>
<thead><tr><th scope="col">Game</th><th scope="col" class="wide">Solvable deals by difficulty</th>
${GRADES.map((grade) => html`<th scope="col" class="number">${grade}</th>`)}
<th scope="col" class="number">simple player wins</th></tr></thead>
<tbody>${graded.map(gradeRow)}</tbody></table></div>`
}
</section>`;
}

function gradeRow({ label, deals }: PageStudy): Markup {
  const difficulties = deals.flatMap(({ difficulty }) => difficulty ?? []);
  const all = difficulties.length;
  const counts = GRADES.map((grade) => difficulties.filter((each) => each.grade === grade).length);
  const wins = difficulties.reduce((sum, each) => sum + each.wins, 0);
  const parts = counts.map((count, index) => {
    const before = counts.slice(0, index).reduce((sum, each) => sum + each, 0);
    return html`<rect class="${GRADES[index] ?? ''}" x="${((before / all) * 100).toFixed(2)}%" width="${((count / all) * 100).toFixed(2)}%" height="14"/>`;
  });
  return html`<tr><th scope="row">${label}</th>
<td class="wide"><svg class="bar" aria-hidden="true" width="100%" height="14">${parts}</svg></td>
${counts.map((count) => html`<td class="number">${formatCount(count)}</td>`)}
<td class="number">${((wins / all / GREEDY_TRIES) * 100).toFixed(1)}%</td></tr>`;
}
