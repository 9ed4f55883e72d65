// A study as pages show it: its game by its title and with its rules where we know them, and its deals with a grade.

import type { Deal } from '../../deals/deal.ts';
import { dealByName, isDealName, parseDealNames } from '../../deals/name.ts';
import type { Rules } from '../../rules/rules.ts';
import { GREEDY_TRIES, type Grade, gradeOf } from '../../study/difficulty.ts';
import type { DigestedRows } from '../../study/digest.ts';
import { playGreedily } from '../../study/greedy.ts';
import type { Row } from '../../study/row.ts';
import { type DigestFields, digestFields } from '../digest.ts';
import { knownRules, titleOf } from '../title.ts';

export interface PageStudy {
  /** Unlike that of any other study of the page. */
  readonly label: string;
  /** Undefined for a game that isn't one of those that we know by name. */
  readonly rules: Rules | undefined;
  /** As `report --json` has them. */
  readonly fields: DigestFields;
  /** By name. */
  readonly deals: readonly PageDeal[];
}

export interface PageDeal {
  readonly row: Row;
  /** The cards; undefined for a deal from a file, or of rules that we don't know. */
  readonly cards: (() => Deal) | undefined;
  /** Of a solvable deal whose cards are known. */
  readonly difficulty: Difficulty | undefined;
}

export interface Difficulty {
  readonly grade: Grade;
  /** Of GREEDY_TRIES. */
  readonly wins: number;
}

/**
 * The studies of a page, those of which most deals were won first. Grading takes milliseconds a deal: `pause` is
 * called again and again, and ends it if it rejects.
 */
export async function pageStudies(
  studies: readonly DigestedRows[],
  pause: () => Promise<void>,
): Promise<PageStudy[]> {
  const named: (Omit<PageStudy, 'label'> & { readonly title: string })[] = [];
  for (const { digest, rows } of studies) {
    const rules = knownRules(digest);
    const deals: PageDeal[] = [];
    for (const row of rows.sortedRows()) {
      const deal = pageDeal(rules, row);
      deals.push(deal);
      if (deal.difficulty !== undefined) await pause();
    }
    named.push({ title: titleOf(digest), rules, fields: digestFields(digest), deals });
  }
  return named
    .map(({ title, ...study }) => ({
      ...study,
      label: named.some((other) => other.title === title && other.fields !== study.fields)
        ? `${title} (${[study.fields.rules, study.fields.budget, study.fields.version].join(', ')})`
        : title,
    }))
    .sort((a, b) => solvableShare(b) - solvableShare(a));
}

const solvableShare = ({ fields }: { fields: DigestFields }): number => fields.solvable / fields.deals;

function pageDeal(rules: Rules | undefined, row: Row): PageDeal {
  const cards = rules === undefined ? undefined : cardsOf(rules, row.deal);
  const graded = rules !== undefined && cards !== undefined && row.verdict === 'solvable';
  return { row, cards, difficulty: graded ? difficultyOf(rules, cards(), row) : undefined };
}

/** The cards of a deal, if its name tells them. */
const cardsOf = (rules: Rules, name: string): (() => Deal) | undefined =>
  isDealName(name) ? () => dealByName(rules, parseDealNames(name).at(0)) : undefined;

/** How hard a solvable deal is. */
export function difficultyOf(rules: Rules, deal: Deal, { nodes }: Row): Difficulty {
  const tries = playGreedily(rules, deal, GREEDY_TRIES);
  return { grade: gradeOf(nodes, tries), wins: tries.wins };
}
