// The deals of a page as the table shows them.
import { GRADES } from '../../../study/difficulty.ts';
import type { StudyData } from '../model.ts';

export interface ListedDeal {
  /** Index of the study. */
  readonly study: number;
  readonly label: string;
  readonly deal: string;
  readonly verdict: string;
  readonly reason: string;
  readonly moves: number | null;
  readonly nodes: number;
  readonly ms: number;
  readonly strategy: string;
  readonly grade: string;
  readonly wins: number | null;
  readonly play: number | null;
}

export const listDeals = (studies: readonly StudyData[]): ListedDeal[] =>
  studies.flatMap(({ label, strategies, deals }, study) =>
    deals.map(([deal, verdict, reason, moves, nodes, ms, strategy, grade, wins, play]) => ({
      study,
      label,
      deal,
      verdict,
      reason,
      moves,
      nodes,
      ms,
      strategy: strategies[strategy] ?? '',
      grade,
      wins,
      play,
    })),
  );

export interface Filter {
  /** Index of a study as text; empty texts let everything pass. */
  readonly study: string;
  readonly verdict: string;
  readonly grade: string;
  readonly text: string;
  readonly playable: boolean;
}

export const filterDeals = (deals: readonly ListedDeal[], filter: Filter): ListedDeal[] => {
  const text = filter.text.trim().toLowerCase();
  return deals.filter(
    ({ study, verdict, grade, deal, play }) =>
      (filter.study === '' || filter.study === String(study)) &&
      (filter.verdict === '' || filter.verdict === verdict) &&
      (filter.grade === '' || filter.grade === grade) &&
      (!filter.playable || play !== null) &&
      deal.toLowerCase().includes(text),
  );
};

export type SortKey = 'game' | 'deal' | 'verdict' | 'moves' | 'nodes' | 'difficulty';

export interface Order {
  readonly key: SortKey;
  readonly descending: boolean;
}

const names = new Intl.Collator('en', { numeric: true });

const byKey: Readonly<Record<SortKey, (a: ListedDeal, b: ListedDeal) => number>> = {
  game: (a, b) => names.compare(a.label, b.label),
  deal: (a, b) => names.compare(a.deal, b.deal),
  verdict: (a, b) => names.compare(`${a.verdict} ${a.reason}`, `${b.verdict} ${b.reason}`),
  moves: (a, b) => (a.moves ?? 0) - (b.moves ?? 0),
  nodes: (a, b) => a.nodes - b.nodes,
  // Of deals of a grade, those that the simple player wins more often are easier.
  difficulty: (a, b) => gradeRank(a) - gradeRank(b) || (b.wins ?? 0) - (a.wins ?? 0),
};

const gradeRank = ({ grade }: ListedDeal): number => GRADES.findIndex((known) => known === grade);

const lacks = (deal: ListedDeal, key: SortKey): boolean =>
  (key === 'moves' && deal.moves === null) || (key === 'difficulty' && deal.grade === '');

/** Deals that lack what is sorted by come last in either direction; those that are alike stay in their order. */
export const sortDeals = (deals: readonly ListedDeal[], { key, descending }: Order): ListedDeal[] => {
  const sign = descending ? -1 : 1;
  return deals.toSorted((a, b) => Number(lacks(a, key)) - Number(lacks(b, key)) || sign * byKey[key](a, b));
};
