// One line of a study file: what became of one deal. Everything but `ms` follows from the deal, the rules, the
// budget and the version, so that rows of different machines and thread counts can be compared and merged.
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { UnknownReason } from '../solver/verdict.ts';
import { COLUMNS } from './columns.ts';

export interface Row {
  readonly game: string;
  /** Id of the rules in force, see `rulesId`. */
  readonly rules: string;
  /** Name of the deal, e.g. `17` or `pysolfc:17`. */
  readonly deal: string;
  readonly verdict: RowVerdict;
  /** Why a deal is unknown. */
  readonly reason: RowReason | null;
  /** Length of the solution that was found and replayed. */
  readonly moves: number | null;
  readonly nodes: number;
  /** The search that gave the verdict, e.g. `beam 1000`. */
  readonly strategy: string;
  /** See `formatSettings`. */
  readonly budget: string;
  /** Milliseconds of solving, on whatever machine it was. */
  readonly ms: number;
  readonly version: string;
  /** The line of a solvable deal in the terse notation, if the study keeps solutions. */
  readonly solution: string | null;
}

export const VERDICTS = ['solvable', 'unsolvable', 'unknown'] as const;
export type RowVerdict = (typeof VERDICTS)[number];

/** `fault`: whatever solved it failed twice, by an exception, for lack of memory or in a crash. */
type RowReason = UnknownReason | 'fault';
const REASONS = ['nodes', 'memory', 'time', 'interrupted', 'fault'] as const satisfies readonly RowReason[];

const columnsOf = (withSolutions: boolean): readonly (keyof Row)[] =>
  withSolutions ? [...COLUMNS, 'solution'] : COLUMNS;

/** The first line of a study file, with its line feed. */
export const headerOf = (withSolutions: boolean): string => `${columnsOf(withSolutions).join(',')}\n`;

/** One line of CSV, with its line feed. */
export const formatRow = (row: Row, withSolutions = false): string =>
  stringify([columnsOf(withSolutions).map((column) => row[column])]);

/** Reads a line without its line feed; undefined if it is no row. */
export const parseLine = (line: string, withSolutions = false): Row | undefined =>
  parseFields(splitLine(line), withSolutions);

/** Nearly all lines are plain, and a hundred thousand of them are read faster without a parser. */
function splitLine(line: string): readonly string[] {
  if (!line.includes('"')) return line.split(',');
  try {
    return parse(line)[0] ?? [];
  } catch {
    return [];
  }
}

function parseFields(fields: readonly string[], withSolutions: boolean): Row | undefined {
  const [
    game,
    rules,
    deal,
    verdictText,
    reasonText,
    movesText,
    nodesText,
    strategy,
    budget,
    msText,
    version,
    solutionText,
  ] = fields;
  const verdict = VERDICTS.find((known) => known === verdictText);
  const reason = REASONS.find((known) => known === reasonText) ?? null;
  const moves = movesText === '' ? null : parseCount(movesText);
  const nodes = parseCount(nodesText);
  const ms = parseCount(msText);
  const solution = solutionText || null;
  if (fields.length !== COLUMNS.length + (withSolutions ? 1 : 0) || verdict === undefined) return undefined;
  if (moves === undefined || nodes === undefined || ms === undefined) return undefined;
  if ((verdict === 'solvable') !== (moves !== null) || (verdict === 'unknown') !== (reason !== null)) {
    return undefined;
  }
  if (solution !== null && verdict !== 'solvable') return undefined;
  if (!game || !rules || !deal || !strategy || !budget || !version) return undefined;
  return { game, rules, deal, verdict, reason, moves, nodes, strategy, budget, ms, version, solution };
}

const parseCount = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
