// How often which effort was needed, as bars along a logarithmic axis, verdict upon verdict.
import { type Row, VERDICTS } from '../../study/row.ts';
import { formatCount } from '../numbers.ts';
import {
  across,
  binCount,
  binOf,
  binStart,
  decadeLines,
  type Frame,
  type LogAxis,
  placeOn,
  upwards,
} from './axis.ts';
import { html, type Markup } from './html.ts';

export interface HistogramOptions {
  readonly axis: LogAxis;
  readonly frame: Frame;
  readonly effort: (row: Row) => number;
  readonly format: (effort: number) => string;
}

export function histogram(rows: readonly Row[], { axis, frame, effort, format }: HistogramOptions): Markup {
  const bins = Array.from({ length: binCount(axis) }, () => ({ solvable: 0, unsolvable: 0, unknown: 0 }));
  for (const row of rows) {
    const bin = bins[binOf(axis, effort(row))];
    if (bin !== undefined) bin[row.verdict]++;
  }
  const totals = bins.map(({ solvable, unsolvable, unknown }) => solvable + unsolvable + unknown);
  const most = Math.max(1, ...totals);
  const bars = bins.flatMap((counts, bin) => {
    if (totals[bin] === 0) return [];
    const x = across(frame, placeOn(axis, binStart(axis, bin)));
    const width = across(frame, placeOn(axis, binStart(axis, bin + 1))) - x - 1;
    let below = 0;
    const parts = VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => {
      const bottom = upwards(frame, below / most);
      below += counts[verdict];
      const top = upwards(frame, below / most);
      return html`<rect class="${verdict}" x="${x}" width="${width.toFixed(1)}" y="${top}" height="${(bottom - top).toFixed(1)}"/>`;
    });
    const numbers = VERDICTS.filter((verdict) => counts[verdict] > 0)
      .map((verdict) => `${formatCount(counts[verdict])} ${verdict}`)
      .join(', ');
    const range = `${format(binStart(axis, bin))} to ${format(binStart(axis, bin + 1))}`;
    return [html`<g>${parts}<title>${range}: ${numbers}</title></g>`];
  });
  return html`${decadeLines(axis, frame)}${bars}
<line class="axis" x1="${frame.left}" x2="${frame.right}" y1="${frame.bottom}" y2="${frame.bottom}"/>
<text x="${frame.left - 4}" y="${frame.top + 8}" text-anchor="end">${formatCount(most)}</text>`;
}
