// Deals of the table as CSV: the columns of a study file, and behind them what the page adds.
import { COLUMNS } from '../../../study/columns.ts';
import type { StudyData } from '../model.ts';
import type { ListedDeal } from './listed.ts';

const HEAD = [...COLUMNS, 'difficulty', 'simpleWins'] as const;

export const dealsCsv = (deals: readonly ListedDeal[], studies: readonly StudyData[]): string =>
  [HEAD, ...deals.map((deal) => cells(deal, studies[deal.study] as StudyData))]
    .map((line) => `${line.map(quoted).join(',')}\n`)
    .join('');

function cells(deal: ListedDeal, { game, rules, budget, version }: StudyData): string[] {
  const fields = { ...deal, game, rules, budget, version, difficulty: deal.grade, simpleWins: deal.wins };
  return HEAD.map((column) => String(fields[column] ?? ''));
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
