// The summary of a study, game by game, in three shapes.
import { stringify } from 'csv-stringify/sync';
import { formatSettings, type Settings } from '../study/settings.ts';
import type { GameSummary } from '../study/statistics.ts';
import { alignColumns } from './align.ts';
import { formatCount, formatSeconds, formatShare, rounded, roundedShare } from './numbers.ts';

export interface StudySummary {
  readonly settings: Settings;
  /** How far the interval of a rate was to reach at most, if that ended the study. */
  readonly until?: number | undefined;
  readonly games: readonly GameSummary[];
}

export const SUMMARY_FORMATS = ['text', 'csv', 'json'] as const;
export type SummaryFormat = (typeof SUMMARY_FORMATS)[number];

export function renderSummary(summary: StudySummary, format: SummaryFormat): string {
  switch (format) {
    case 'text':
      return renderTable(summary);
    case 'csv':
      return renderCsv(summary);
    case 'json':
      return renderJson(summary);
  }
}

export const RATE_NOTE =
  'Win rate: 95% interval, with unknown deals as unsolvable at its lower end and as solvable at its upper end.\n';

const TABLE_HEAD = [
  'game',
  'rules',
  'deals',
  'solvable',
  'unsolvable',
  'unknown',
  'decided',
  'win rate',
  'mean nodes',
  'mean time',
];

function renderTable({ settings, until, games }: StudySummary): string {
  const lines = games.map((game) => [
    game.rules.title,
    game.rulesId,
    game.deals === game.planned
      ? formatCount(game.deals)
      : `${formatCount(game.deals)} of ${formatCount(game.planned)}`,
    formatCount(game.solvable),
    formatCount(game.unsolvable),
    formatCount(game.unknown),
    game.deals === 0 ? '-' : formatShare(decidedShare(game)),
    `${formatShare(game.rate.low)} to ${formatShare(game.rate.high)}`,
    formatCount(game.meanNodes),
    formatSeconds(game.meanSeconds),
  ]);
  const { budget, version } = settings;
  return [
    alignColumns([TABLE_HEAD, ...lines], 2),
    RATE_NOTE,
    until === undefined
      ? ''
      : `Deals: in the order of seeds, until the interval reaches at most ${formatShare(until)} to either side.\n`,
    `Budget a deal: ${formatCount(budget.nodes)} nodes, ${formatCount(budget.memory)} MB; strategy ${settings.strategy}; forty-thieves ${version}.\n`,
  ].join('');
}

const renderCsv = ({ settings, games }: StudySummary): string =>
  stringify(
    games.map((game) => ({ ...flat(game), budget: formatSettings(settings), version: settings.version })),
    { header: true },
  );

const renderJson = ({ settings, games }: StudySummary): string =>
  `${JSON.stringify(
    { schema: 1, version: settings.version, budget: formatSettings(settings), games: games.map(flat) },
    null,
    2,
  )}\n`;

const flat = (game: GameSummary) => ({
  game: game.rules.name,
  rules: game.rulesId,
  planned: game.planned,
  deals: game.deals,
  solvable: game.solvable,
  unsolvable: game.unsolvable,
  unknown: game.unknown,
  decided: roundedShare(decidedShare(game)),
  low: roundedShare(game.rate.low),
  high: roundedShare(game.rate.high),
  meanNodes: Math.round(game.meanNodes),
  meanSeconds: rounded(game.meanSeconds, 3),
});

const decidedShare = (game: GameSummary): number =>
  (game.solvable + game.unsolvable) / Math.max(1, game.deals);
