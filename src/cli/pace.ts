import type { Rules } from '../rules/rules.ts';
import type { Row } from '../study/row.ts';

/** How far a game of a study is, and how fast. */
export class Pace {
  readonly game: string;
  readonly title: string;
  /** Deals in all. */
  readonly planned: number;
  readonly counts = { solvable: 0, unsolvable: 0, unknown: 0 };
  done = 0;
  #before = 0;
  #started = performance.now();

  /** @param known Rows of deals that are done already. */
  constructor({ name, title }: Rules, planned: number, known: Iterable<Row>) {
    this.game = name;
    this.title = title;
    this.planned = planned;
    for (const row of known) this.count(row);
    this.#before = this.done;
  }

  count({ verdict }: Row): void {
    this.done++;
    this.counts[verdict]++;
  }

  /** Deals a second since this run began. */
  get rate(): number {
    if (this.done === this.#before) return 0;
    return ((this.done - this.#before) * 1000) / (performance.now() - this.#started);
  }

  /** Undefined as long as nothing is done. */
  get secondsLeft(): number | undefined {
    return this.done === this.#before ? undefined : (this.planned - this.done) / this.rate;
  }
}
