// The page of one study or several.
import type { DigestedRows } from '../../study/digest.ts';
import { formatCount } from '../numbers.ts';
import { type Carried, carrySolutions } from './carried.ts';
import { dealsSection, studyData } from './deals.ts';
import { difficultySection } from './difficulty.ts';
import { renderPage } from './document.ts';
import { effortSection } from './effort.ts';
import { html } from './html.ts';
import { playerSection } from './player.ts';
import { ratesSection } from './rates.ts';
import { type PageStudy, pageStudies } from './study.ts';

export interface ReportPage {
  readonly html: string;
  /** Solutions that the studies have and the page has no room for. */
  readonly leftOut: number;
}

export interface ReportPageOptions {
  /** What the studies were read from. */
  readonly files: readonly string[];
  /** As for `pageStudies`. */
  readonly pause: () => Promise<void>;
}

/** Bytes that a page is to stay within. Ten thousand deals without solutions do. */
const LARGEST = 2_000_000;

/** Rejects with an InputError if a study holds a solution that doesn't win. */
export async function renderReportPage(
  all: readonly DigestedRows[],
  { files, pause }: ReportPageOptions,
): Promise<ReportPage> {
  const studies = await pageStudies(all, pause);
  const bare = pageOf(studies, files, carrySolutions(studies, 0));
  const carried = carrySolutions(studies, LARGEST - Buffer.byteLength(bare));
  return { html: pageOf(studies, files, carried), leftOut: carried.leftOut };
}

function pageOf(studies: readonly PageStudy[], files: readonly string[], carried: Carried): string {
  const deals = studies.reduce((sum, { fields }) => sum + fields.deals, 0);
  const versions = [...new Set(studies.map(({ fields }) => fields.version))];
  const games = new Set(studies.map(({ fields }) => fields.game)).size;
  const { rules, plays, places, leftOut } = carried;
  return renderPage({
    title: 'How often can they be won?',
    lead: html`<p class="lead">${formatCount(deals)} deals of ${games === 1 ? (studies[0]?.label ?? '') : `${games} two-deck solitaire games`},
looked at by forty-thieves ${versions.join(', ')}, a solver that sees all cards.</p>`,
    places: [
      ['rates', 'Win rates'],
      ['difficulty', 'Difficulty'],
      ['watch', 'Watch'],
      ['deals', 'Deals'],
      ['effort', 'Effort'],
    ],
    sections: [
      ratesSection(studies),
      difficultySection(studies),
      playerSection({ carried: plays.length, leftOut }),
      dealsSection(studies, plays.length),
      effortSection(studies),
    ],
    foot: html`<p>From ${files.join(', ')}.</p>`,
    data: {
      rules,
      plays,
      studies: studies.map((study, index) => studyData(study, places[index] ?? [])),
    },
  });
}
