// What study files say, in three shapes.
import { stringify } from 'csv-stringify/sync';
import type { Coverage } from '../study/coverage.ts';
import type { Digest } from '../study/digest.ts';
import type { Spread } from '../study/spread.ts';
import { alignColumns } from './align.ts';
import { renderBars } from './bars.ts';
import { formatCount, formatSeconds, formatShare, rounded, roundedShare } from './numbers.ts';
import { RATE_NOTE, type SummaryFormat } from './summary.ts';

/** @param colourColumns Width of a terminal that shows colours: the text then has bars, too. */
export function renderDigests(
  digests: readonly Digest[],
  format: SummaryFormat,
  colourColumns?: number,
): string {
  switch (format) {
    case 'text':
      return renderText(digests, colourColumns);
    case 'csv':
      return stringify(digests.map(digestFields), { header: true });
    case 'json':
      return `${JSON.stringify({ schema: 1, games: digests.map(digestFields) }, null, 2)}\n`;
  }
}

const COUNT_HEAD = [
  'game',
  'rules',
  'budget',
  'version',
  'deals',
  'missing',
  'solvable',
  'unsolvable',
  'unknown',
  'decided',
  'win rate',
];
const EFFORT_HEAD = ['game', 'rules', 'budget', 'version', 'of each deal', 'mean', 'median', '90%', '99%'];

const renderText = (digests: readonly Digest[], colourColumns: number | undefined): string =>
  [
    alignColumns([COUNT_HEAD, ...digests.map(countCells)], 4),
    RATE_NOTE,
    '\n',
    ...(colourColumns === undefined ? [] : [renderBars(digests, colourColumns), '\n']),
    alignColumns([EFFORT_HEAD, ...digests.flatMap(effortLines)], 5),
  ].join('');

const nameCells = ({ game, rules, budget, version }: Digest): string[] => [game, rules, budget, version];

const countCells = (digest: Digest): string[] => [
  ...nameCells(digest),
  formatCount(digest.deals),
  formatCount(digest.missing),
  formatCount(digest.solvable),
  formatCount(digest.unsolvable),
  formatCount(digest.unknown),
  formatShare(decidedShare(digest)),
  `${formatShare(digest.rate.low)} to ${formatShare(digest.rate.high)}`,
];

const effortLines = (digest: Digest): string[][] => {
  const line = (what: string, spread: Spread, format: (value: number) => string) => [
    ...nameCells(digest),
    what,
    ...[spread.mean, spread.median, spread.p90, spread.p99].map(format),
  ];
  return [
    line('nodes', digest.nodes, formatCount),
    line('time', digest.seconds, formatSeconds),
    ...(digest.moves === undefined ? [] : [line('moves of solution', digest.moves, formatCount)]),
  ];
};

/** A digest as programs get it, rounded. */
export const digestFields = (digest: Digest) => ({
  game: digest.game,
  rules: digest.rules,
  budget: digest.budget,
  version: digest.version,
  deals: digest.deals,
  missing: digest.missing,
  solvable: digest.solvable,
  unsolvable: digest.unsolvable,
  unknown: digest.unknown,
  decided: roundedShare(decidedShare(digest)),
  low: roundedShare(digest.rate.low),
  high: roundedShare(digest.rate.high),
  ...spreadFields('Nodes', digest.nodes, 0),
  ...spreadFields('Seconds', digest.seconds, 3),
  ...spreadFields('Moves', digest.moves, 1),
});
export type DigestFields = ReturnType<typeof digestFields>;

export const SPREAD_FIELDS = ['mean', 'median', 'p90', 'p99'] as const satisfies readonly (keyof Spread)[];
type SpreadField = (typeof SPREAD_FIELDS)[number];

/** `meanNodes`, `medianNodes` and so on; null where there are no values. */
const spreadFields = <What extends string>(what: What, spread: Spread | undefined, digits: number) =>
  Object.fromEntries(
    SPREAD_FIELDS.map((field) => [
      `${field}${what}`,
      spread === undefined ? null : rounded(spread[field], digits),
    ]),
  ) as Record<`${SpreadField}${What}`, number | null>;

const decidedShare = ({ solvable, unsolvable, deals }: Digest): number => (solvable + unsolvable) / deals;

const MOST_GAPS = 5;

/** Which deals of a family there are, and which of them are missing. */
export function renderCoverage({ game, stem, first, last, present, missing, gaps }: Coverage): string {
  const range = `${stem}${first}..${last}`;
  if (missing === 0) return `${game}: all ${formatCount(present)} deals of ${range}.\n`;
  const shown = gaps
    .slice(0, MOST_GAPS)
    .map((gap) => (gap.first === gap.last ? gap.first : `${gap.first}..${gap.last}`));
  const more = gaps.length > MOST_GAPS ? ' and others' : '';
  return `${game}: ${formatCount(present)} of the ${formatCount(present + missing)} deals of ${range}; missing, and counted as unknown: ${shown.join(', ')}${more}.\n`;
}
