import { InputError } from '../errors.ts';
import { Ledger } from './ledger.ts';
import { addOnce, readRows } from './reader.ts';
import type { RowVerdict } from './row.ts';

export interface ListOptions {
  readonly verdict: RowVerdict;
  /** Needed for files of several games: a deal's name alone doesn't say which is meant. */
  readonly game: string | undefined;
}

/**
 * The names of the deals with a verdict, sorted by family and seed.
 * @throws InputError if a file can't be read or is no study file, or if it isn't clear which game is meant.
 */
export function listDeals(paths: readonly string[], { verdict, game }: ListOptions): string[] {
  const rows = new Ledger();
  for (const path of paths) {
    readRows(path, (row, line) => {
      if (game === undefined || row.game === game) addOnce(rows, row, `${path}: line ${line}`);
    });
  }
  const games = [...new Set(rows.seedLists().map((list) => list.game))];
  if (games.length > 1) {
    throw new InputError(`${paths.join(', ')} hold deals of ${games.join(', ')}: choose one with --game.`);
  }
  if (game !== undefined && games.length === 0) {
    throw new InputError(`${paths.join(', ')} hold no deal of ${game}.`);
  }
  return Array.from(rows.sortedRows())
    .filter((row) => row.verdict === verdict)
    .map(({ deal }) => deal);
}
