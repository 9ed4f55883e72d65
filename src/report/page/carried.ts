// Which solutions a page carries. A page is to stay small, so where there are too many, each game gets as many as the
// others, those of its first deals.

import { InputError } from '../../errors.ts';
import { parseMoves } from '../../game/notation.ts';
import { replay } from '../../game/replay.ts';
import type { Rules } from '../../rules/rules.ts';
import type { PlayData } from './model.ts';
import { packStart } from './start.ts';
import type { PageDeal, PageStudy } from './study.ts';

export interface Carried {
  readonly rules: readonly Rules[];
  readonly plays: readonly PlayData[];
  /** For each study and each of its deals, the index in `plays`, or null. */
  readonly places: readonly (readonly (number | null)[])[];
  readonly leftOut: number;
}

interface Candidate {
  readonly study: number;
  readonly rules: Rules;
  /** Index of the deal in its study. */
  readonly place: number;
  readonly deal: PageDeal;
  readonly solution: string;
  readonly cards: NonNullable<PageDeal['cards']>;
}

/**
 * Chooses among the deals whose cards are known.
 * @param room Bytes that there are for solutions.
 * @throws InputError if a solution that is chosen doesn't win.
 */
export function carrySolutions(studies: readonly PageStudy[], room: number): Carried {
  const rules = [...new Set(studies.flatMap((study) => study.rules ?? []))];
  const plays: PlayData[] = [];
  const places = studies.map(({ deals }) => deals.map((): number | null => null));
  const candidates = inTurns(studies.map(candidatesOf));
  let left = room;
  for (const candidate of candidates) {
    const play = playOf(candidate, rules.indexOf(candidate.rules));
    left -= Buffer.byteLength(JSON.stringify(play)) + ROOM_OF_INDEX;
    if (left < 0) break;
    checkSolution(candidate);
    const study = places[candidate.study];
    if (study !== undefined) study[candidate.place] = plays.push(play) - 1;
  }
  return { rules, plays, places, leftOut: candidates.length - plays.length };
}

/** Bytes of an index instead of `null`, and of a comma, at most. */
const ROOM_OF_INDEX = 4;

function candidatesOf({ rules, deals }: PageStudy, study: number): Candidate[] {
  if (rules === undefined) return [];
  return deals.flatMap((deal, place) => {
    const { cards, row } = deal;
    return cards === undefined || row.solution === null
      ? []
      : [{ study, rules, place, deal, cards, solution: row.solution }];
  });
}

/** One of each list, then a second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

const playOf = ({ deal, cards, solution }: Candidate, rules: number): PlayData => ({
  rules,
  deal: deal.row.deal,
  start: packStart(cards()),
  moves: solution,
});

function checkSolution({ rules, deal, cards, solution }: Candidate): void {
  const replayed = replay(rules, cards(), parseMoves(solution));
  if (replayed.ok) return;
  throw new InputError(
    `The solution of deal ${deal.row.deal} of ${deal.row.game} fails at move ${replayed.at}: ${replayed.why}.`,
  );
}
