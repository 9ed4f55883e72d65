// Which share of the deals is decided with how many nodes: a curve for each game, with the others behind it in grey.
import { formatShare } from '../numbers.ts';
import { across, decadeLines, type Frame, type LogAxis, upwards } from './axis.ts';
import { html, type Markup } from './html.ts';
import type { PageStudy } from './study.ts';

/** The nodes that decided deals took, ascending, and how many deals there are. */
interface Decisions {
  readonly nodes: readonly number[];
  readonly deals: number;
}

export const decisionsOf = ({ deals, fields }: PageStudy): Decisions => ({
  nodes: deals
    .filter(({ row }) => row.verdict !== 'unknown')
    .map(({ row }) => row.nodes)
    .sort((a, b) => a - b),
  deals: fields.deals,
});

/** The share of all deals that are decided with at most so many nodes. */
export const decidedWithin = ({ nodes, deals }: Decisions, most: number): number =>
  nodes.filter((count) => count <= most).length / deals;

/** Steps of a curve along the axis: finer ones would not show. */
const STEPS = 160;

/** All curves, to be used by id in charts of the same frame. */
export const curveDefinitions = (studies: readonly PageStudy[], axis: LogAxis, frame: Frame): Markup =>
  html`<svg class="definitions" aria-hidden="true"><defs>
${studies.map((study, index) => html`<path id="curve-${index}" d="${curve(study, axis, frame)}"/>`)}
</defs></svg>`;

function curve(study: PageStudy, axis: LogAxis, frame: Frame): string {
  const decisions = decisionsOf(study);
  let path = `M${frame.left} ${frame.bottom}`;
  let last = frame.bottom;
  for (let step = 1; step <= STEPS; step++) {
    const place = step / STEPS;
    const y = upwards(frame, decidedWithin(decisions, 10 ** (axis.from + place * (axis.to - axis.from))));
    if (y === last && step < STEPS) continue;
    path += `H${across(frame, place)}V${y}`;
    last = y;
  }
  return path;
}

/** The curve at an index before all others. */
export function curveChart(
  studies: readonly PageStudy[],
  index: number,
  axis: LogAxis,
  frame: Frame,
): Markup {
  const others = studies.flatMap((_, other) =>
    other === index ? [] : [html`<use class="curve other" href="#curve-${other}"/>`],
  );
  const shares = [0, 0.5, 1].map((share) => {
    const y = upwards(frame, share);
    return html`<line class="grid" x1="${frame.left}" x2="${frame.right}" y1="${y}" y2="${y}"/>
<text x="${frame.left - 4}" y="${y + 4}" text-anchor="end">${share * 100}%</text>`;
  });
  return html`${decadeLines(axis, frame)}${shares}${others}<use class="curve" href="#curve-${index}"/>`;
}

/** What a tenth of the budget would have decided, in words. */
export function withLess(study: PageStudy): string {
  const decisions = decisionsOf(study);
  const budget = Number.parseInt(study.fields.budget, 10);
  const all = decidedWithin(decisions, Number.POSITIVE_INFINITY);
  const before = decidedWithin(decisions, budget / 10);
  return `${formatShare(all)} decided; with a tenth of the budget it would be ${formatShare(before)}.`;
}
