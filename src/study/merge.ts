// Joins the files of shards: the rows of one study, each deal in one file only.
import { InputError } from '../errors.ts';
import { Ledger } from './ledger.ts';
import { readRows, readWhole } from './reader.ts';
import type { Row } from './row.ts';
import { largestBudget } from './settings.ts';

/** The first row that has something, and its file. */
interface Found {
  readonly row: Row;
  readonly path: string;
}

/**
 * The rows of all files.
 * @throws InputError if one is no study file, if they differ in rules, version or budget of a game, or if a deal is
 * in two of them.
 */
export function mergeFiles(paths: readonly string[]): Ledger {
  const merged = new Ledger();
  const alike = new Alike();
  for (const path of paths) {
    // A run that was killed may have left a row twice.
    const file = readWhole(path);
    merged.withSolutions ||= file.withSolutions;
    for (const row of file.rows()) {
      alike.see({ row, path });
      if (merged.has(row.game, row.deal)) throw sharedDeal(row, path, paths);
      merged.set(row);
    }
  }
  alike.end();
  return merged;
}

/** Whether rows are of one study. */
class Alike {
  /** By game. */
  readonly #first = new Map<string, Found>();
  /** By game and budget; an unknown row if there is one. */
  readonly #budgets = new Map<string, Map<string, Found>>();

  see(found: Found): void {
    const { row } = found;
    const first = this.#first.get(row.game);
    if (first === undefined) this.#first.set(row.game, found);
    else if (first.row.rules !== row.rules) throw differing('rules', first, found);
    else if (first.row.version !== row.version) throw differing('version', first, found);
    const budgets = this.#budgets.get(row.game) ?? new Map<string, Found>();
    this.#budgets.set(row.game, budgets);
    if (!budgets.has(row.budget) || row.verdict === 'unknown') budgets.set(row.budget, found);
  }

  /** What a smaller budget has decided stays true where a larger one was tried on the rest. */
  end(): void {
    for (const budgets of this.#budgets.values()) {
      const largest = largestBudget([...budgets.keys()]);
      const [first, ...others] = budgets.values();
      const reference = (largest === undefined ? first : budgets.get(largest)) as Found;
      for (const found of largest === undefined ? others : budgets.values()) {
        if (found === reference) continue;
        if (largest === undefined || found.row.verdict === 'unknown')
          throw differing('budget', found, reference);
      }
    }
  }
}

const differing = (field: 'rules' | 'version' | 'budget', one: Found, other: Found): InputError =>
  new InputError(
    `${one.path} holds ${one.row.game} with ${field} ${one.row[field]}, but ${other.path} with ${other.row[field]}.`,
  );

function sharedDeal({ game, deal }: Row, path: string, paths: readonly string[]): InputError {
  const other = paths.find((candidate) => {
    let found = false;
    readRows(candidate, (row) => {
      found ||= row.game === game && row.deal === deal;
    });
    return found;
  });
  return new InputError(`Both ${other} and ${path} hold deal ${deal} of ${game}.`);
}
