// A logarithmic axis in whole decades, and what charts along it share.
import { html, type Markup } from './html.ts';

/** From 10^from to 10^to. */
export interface LogAxis {
  readonly from: number;
  readonly to: number;
}

/** Bars of a histogram in a decade. */
const BINS = 4;

/** All values are from `least` up; smaller ones count as `least`. */
export function logAxis(values: Iterable<number>, least: number): LogAxis {
  let low = Infinity;
  let high = least;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const from = Math.floor(Math.log10(Math.max(least, Math.min(low, high))));
  return { from, to: Math.max(from + 1, Math.ceil(Math.log10(high))) };
}

/** Where a value is on the axis, from 0 to 1. */
export const placeOn = ({ from, to }: LogAxis, value: number): number =>
  Math.min(1, Math.max(0, (Math.log10(Math.max(value, Number.MIN_VALUE)) - from) / (to - from)));

export const binCount = ({ from, to }: LogAxis): number => (to - from) * BINS;

/** The bin of a value: those at an end of the axis belong to the bin there. */
export const binOf = (axis: LogAxis, value: number): number =>
  Math.min(binCount(axis) - 1, Math.floor(placeOn(axis, value) * binCount(axis) + 1e-9));

/** Where a bin begins. */
export const binStart = ({ from }: LogAxis, bin: number): number => 10 ** (from + bin / BINS);

export const decades = ({ from, to }: LogAxis): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));

/** The part of a chart in which values are drawn, in units of its view box. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const across = (frame: Frame, share: number): number =>
  Math.round((frame.left + (frame.right - frame.left) * share) * 10) / 10;

export const upwards = (frame: Frame, share: number): number =>
  Math.round((frame.bottom - (frame.bottom - frame.top) * share) * 10) / 10;

/** Thin lines at the decades, through the frame. */
export const decadeLines = (axis: LogAxis, frame: Frame): Markup[] =>
  decades(axis).map((value) => {
    const x = across(frame, placeOn(axis, value));
    return html`<line class="grid" x1="${x}" x2="${x}" y1="${frame.top}" y2="${frame.bottom}"/>`;
  });

/** Names of the decades, under the frame. */
export const decadeNames = (axis: LogAxis, frame: Frame, name: (value: number) => string): Markup[] =>
  decades(axis).map((value, index) => {
    const anchor = index === 0 ? 'start' : index === axis.to - axis.from ? 'end' : 'middle';
    const x = across(frame, placeOn(axis, value));
    return html`<text x="${x}" y="${frame.bottom + 13}" text-anchor="${anchor}">${name(value)}</text>`;
  });
