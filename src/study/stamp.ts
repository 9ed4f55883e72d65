// What makes a study file belong to a study: the rows of a game have the same rules, version and budget. After a
// larger budget was tried on the unknown deals, rows that a smaller one had decided stay: they are still true.
import { InputError } from '../errors.ts';
import type { Row } from './row.ts';
import { isWithin } from './settings.ts';

/** What the rows of one game must agree on with the study that continues them. */
export type Stamp = Pick<Row, 'game' | 'rules' | 'budget' | 'version'>;

export interface StampOptions {
  /** Whether unknown rows of smaller budgets are welcome, to be tried again. */
  readonly retry: boolean;
}

/** Sees the rows of a file one by one. Rows of games without a stamp may be anything. */
export class StampCheck {
  readonly #path: string;
  readonly #stamps: ReadonlyMap<string, Stamp>;
  readonly #retry: boolean;
  /** Games that have a row of the budget that is wanted. */
  readonly #reached = new Set<string>();
  /** For each game, a row that a smaller budget has decided. */
  readonly #decidedEarlier = new Map<string, Row>();

  constructor(path: string, stamps: readonly Stamp[], { retry }: StampOptions) {
    this.#path = path;
    this.#stamps = new Map(stamps.map((stamp) => [stamp.game, stamp]));
    this.#retry = retry;
  }

  /** Throws an InputError that names the difference. */
  see(row: Row): void {
    const stamp = this.#stamps.get(row.game);
    if (stamp === undefined) return;
    for (const field of ['rules', 'version'] as const) {
      if (row[field] !== stamp[field]) throw this.#refusal(row, stamp, field);
    }
    if (row.budget === stamp.budget) this.#reached.add(row.game);
    else if (!isWithin(row.budget, stamp.budget)) throw this.#refusal(row, stamp, 'budget');
    else if (row.verdict !== 'unknown') this.#decidedEarlier.set(row.game, row);
    else if (!this.#retry) throw this.#refusal(row, stamp, 'budget');
  }

  /** To be called behind the last row. */
  end(): void {
    if (this.#retry) return;
    for (const [game, row] of this.#decidedEarlier) {
      if (!this.#reached.has(game)) throw this.#refusal(row, this.#stamps.get(game) as Stamp, 'budget');
    }
  }

  #refusal(row: Row, stamp: Stamp, field: 'rules' | 'version' | 'budget'): InputError {
    const retry =
      field === 'budget' && isWithin(row.budget, stamp.budget)
        ? ', try its unknown deals again with --retry-unknown'
        : '';
    return new InputError(
      `${this.#path} holds ${row.game} with ${field} ${row[field]}, not ${stamp[field]}: start over with --fresh${retry}, or name another file.`,
    );
  }
}
