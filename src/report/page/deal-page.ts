// The page of a single deal: what became of it, and its solution to watch.
import type { Deal } from '../../deals/deal.ts';
import { parseMoves } from '../../game/notation.ts';
import { replay } from '../../game/replay.ts';
import type { Rules } from '../../rules/rules.ts';
import { rulesInWords } from '../../rules/words.ts';
import { GREEDY_TRIES } from '../../study/difficulty.ts';
import type { Row } from '../../study/row.ts';
import { formatCount, formatSeconds } from '../numbers.ts';
import { movesInWords, verdictSentence } from '../solution.ts';
import { gradeWords } from './difficulty.ts';
import { renderPage } from './document.ts';
import { html, type Markup, NOTHING } from './html.ts';
import { playerBox } from './player.ts';
import { packStart } from './start.ts';
import { type Difficulty, difficultyOf } from './study.ts';

export interface SolvedDeal {
  readonly rules: Rules;
  readonly deal: Deal;
  readonly row: Row;
  /** In compact notation, if there is one. */
  readonly solution: string | null;
}

export function renderDealPage({ rules, deal, row, solution }: SolvedDeal): string {
  const difficulty = row.verdict === 'solvable' ? difficultyOf(rules, deal, row) : undefined;
  const played = solution === null ? undefined : replay(rules, deal, parseMoves(solution));
  return renderPage({
    title: `${rules.title}, deal ${row.deal}`,
    lead: html`<p class="lead">${verdictSentence(row)}</p>`,
    places: [
      ['watch-deal', played === undefined ? 'Deal' : 'Watch'],
      ['facts', 'Facts'],
      ['rules', 'Rules'],
    ],
    sections: [
      html`
<section id="watch-deal" aria-labelledby="watch-title">
<h2 id="watch-title">${played === undefined ? 'The deal' : 'Watch the solution'}</h2>
${row.verdict === 'solvable' && played === undefined ? html`<p class="empty">It was solved earlier, and its solution was not kept.</p>` : NOTHING}
${playerBox()}
${
  played === undefined
    ? NOTHING
    : html`<details>
<summary>All moves in words</summary>
<ol class="moves">${movesInWords(rules, played).map((words) => html`<li>${words}</li>`)}</ol>
</details>`
}
</section>`,
      facts(row, difficulty),
      html`
<section id="rules" aria-labelledby="rules-title">
<h2 id="rules-title">Rules of ${rules.title}</h2>
<ul>${rulesInWords(rules).map((line) => html`<li>${line}</li>`)}</ul>
</section>`,
    ],
    foot: html`<p>By forty-thieves ${row.version}, a solver that sees all cards.</p>`,
    data: {
      rules: [rules],
      plays: [{ rules: 0, deal: row.deal, start: packStart(deal), moves: solution ?? '' }],
      studies: [],
    },
  });
}

function facts(row: Row, difficulty: Difficulty | undefined): Markup {
  const fact = (name: string, value: Markup | string) => html`<dt>${name}</dt><dd>${value}</dd>`;
  return html`
<section id="facts" aria-labelledby="facts-title">
<h2 id="facts-title">Facts</h2>
<dl class="facts">
${fact('Verdict', html`<span class="key ${row.verdict}">${row.verdict}</span>`)}
${row.moves === null ? NOTHING : fact('Moves', formatCount(row.moves))}
${fact('Nodes', formatCount(row.nodes))}
${fact('Time', formatSeconds(row.ms / 1000))}
${fact('Search', row.strategy)}
${fact('Budget', row.budget)}
${fact('Rules', row.rules)}
${
  difficulty === undefined
    ? NOTHING
    : fact(
        'Difficulty',
        html`<span class="key ${difficulty.grade}">${difficulty.grade}</span>: a simple player won ${difficulty.wins} of its ${GREEDY_TRIES} games`,
      )
}
</dl>
${difficulty === undefined ? NOTHING : html`<details><summary>How difficulty is graded</summary>${gradeWords}</details>`}
</section>`;
}
