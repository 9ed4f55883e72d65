// Deals of the table as CSV: the columns of a study file, and behind them what the page adds.
import type { StudyData } from '../model.ts';
import type { ListedDeal } from './listed.ts';

const HEAD = [
  'game',
  'rules',
  'deal',
  'verdict',
  'reason',
  'moves',
  'nodes',
  'strategy',
  'budget',
  'ms',
  'version',
  'difficulty',
  'simpleWins',
];

export const dealsCsv = (deals: readonly ListedDeal[], studies: readonly StudyData[]): string =>
  [HEAD, ...deals.map((deal) => cells(deal, studies[deal.study]))]
    .map((line) => `${line.map(quoted).join(',')}\n`)
    .join('');

const cells = (
  { deal, verdict, reason, moves, nodes, strategy, ms, grade, wins }: ListedDeal,
  study: StudyData | undefined,
): string[] => [
  study?.game ?? '',
  study?.rules ?? '',
  deal,
  verdict,
  reason,
  String(moves ?? ''),
  String(nodes),
  strategy,
  study?.budget ?? '',
  String(ms),
  study?.version ?? '',
  grade,
  String(wins ?? ''),
];

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
