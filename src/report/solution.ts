// What became of one deal, for people and for programs.
import type { Deal } from '../deals/deal.ts';
import { renderBoard } from '../game/board.ts';
import type { Position } from '../game/position.ts';
import type { Replay } from '../game/replay.ts';
import { describeMove } from '../game/words.ts';
import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import type { Effort } from '../solver/verdict.ts';
import type { Row } from '../study/row.ts';
import type { TaskResult } from '../study/task.ts';
import { formatCount, formatSeconds, formatShare } from './numbers.ts';

/** Which deal of which game this is about. */
export const renderTitle = (rules: Rules, deal: string): string =>
  `${rules.title} (${rules.name}, rules ${rulesId(rules)}), deal ${deal}\n`;

/** Which deal of which game this is about, and the cards as they were understood. */
export const renderDeal = (rules: Rules, name: string, deal: Deal, colour: boolean): string =>
  `${renderTitle(rules, name)}\n${renderBoard(deal, { unicode: true, colour })}\n\n`;

/** The verdict in one line and the effort in another. */
export function renderVerdict(row: Row, effort?: Effort): string {
  const load = effort?.tableLoad ?? 0;
  const table = load > 0 ? `, table ${formatShare(load)} full` : '';
  return [
    `${verdictSentence(row)}\n`,
    `${formatCount(row.nodes)} nodes in ${formatSeconds(row.ms / 1000)}, last by ${row.strategy}${table}\n`,
  ].join('');
}

/** What became of a solution that was to be made shorter. */
export function renderShortening(before: Row, after: Row): string {
  const seconds = formatSeconds((after.ms - before.ms) / 1000);
  return after.moves === before.moves
    ? `No shorter solution was found in ${seconds}.\n`
    : `Shortened from ${formatCount(before.moves ?? 0)} to ${formatCount(after.moves ?? 0)} moves in ${seconds}, and replayed again.\n`;
}

/** What became of a deal, in a sentence. */
export function verdictSentence(row: Row): string {
  switch (row.verdict) {
    case 'solvable':
      return `Solvable in ${formatCount(row.moves ?? 0)} moves, which were replayed.`;
    case 'unsolvable':
      return 'Unsolvable: a complete search found no way to win.';
    case 'unknown':
      return `Unknown: ${unknownBecause(row)}.`;
  }
}

/** Why a deal is unknown, as a sentence without capital and full stop. */
export const unknownBecause = ({ reason }: Row): string => REASON_WORDS[reason ?? 'interrupted'];

const REASON_WORDS = {
  nodes: 'the budget of nodes was used up',
  memory: 'the memory was used up',
  time: 'the time was used up',
  interrupted: 'the search was interrupted',
  fault: 'the solver failed twice',
} as const;

/** One deal of many on a line, columns aligned for names of up to `nameWidth` letters. */
export function renderResultLine({ row }: TaskResult, nameWidth: number): string {
  const detail = row.moves === null ? (row.reason ?? '') : `${formatCount(row.moves)} moves`;
  return `${[
    row.deal.padStart(nameWidth),
    row.verdict.padEnd('unsolvable'.length),
    detail.padStart('interrupted'.length),
    `${formatCount(row.nodes)} nodes`.padStart(16),
    formatSeconds(row.ms / 1000).padStart(8),
    row.strategy,
  ].join('  ')}\n`;
}

/** How many deals got which verdict. */
export function renderTally(rows: readonly Row[]): string {
  const count = (verdict: Row['verdict']) =>
    formatCount(rows.filter((row) => row.verdict === verdict).length);
  return `${formatCount(rows.length)} deals: ${count('solvable')} solvable, ${count('unsolvable')} unsolvable, ${count('unknown')} unknown.\n`;
}

/** One JSON object on a line: the fields of a study row, and the solution in terse notation or null. */
export const renderResultJson = ({ row, solution }: TaskResult): string =>
  `${JSON.stringify({ schema: 1, ...row, solution })}\n`;

/** The moves of a replayed solution in words. */
export const movesInWords = (rules: Rules, { moves, positions }: Replay): string[] =>
  moves.map((move, index) => describeMove(rules, positions[index] as Position, move));

/** The same, numbered. */
export function renderMoves(rules: Rules, played: Replay): string {
  const width = String(played.moves.length).length;
  return movesInWords(rules, played)
    .map((words, index) => `${String(index + 1).padStart(width)}. ${words}\n`)
    .join('');
}

/** Whether a solution wins, in one line. */
export const renderReplay = (rules: Rules, result: Replay): string =>
  result.ok
    ? `The solution wins: ${result.moves.length} moves of ${rules.title}.\n`
    : `The solution fails at move ${result.at}: ${result.why}.\n`;
