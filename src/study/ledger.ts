// Rows in little memory, by game and deal: about a hundred bytes a row, for studies of a million deals. Names of
// deals mostly end in a seed, so they are kept as stem and number; what many rows have in common is kept once.
import { Column } from './column.ts';
import type { Row } from './row.ts';

/** Deals of one game and stem. */
interface Series {
  readonly id: number;
  readonly game: string;
  /** What stands before the seed. */
  readonly stem: string;
  /** Where the row of a seed is. */
  readonly places: Map<number, number>;
}

/** What many rows share. */
type Kind = Omit<Row, 'game' | 'deal' | 'moves' | 'nodes' | 'ms' | 'solution'>;

/** Deals of a game whose names differ only in the seed at their end. */
export interface SeedList {
  readonly game: string;
  /** What stands before the seeds, e.g. `native:`; all of the name for a deal without seed. */
  readonly stem: string;
  /** Ascending. */
  readonly seeds: readonly number[];
}

/** A stem, and a seed that reads back as it was written. */
const NAME = /^(.*?)(0|[1-9]\d{0,14})$/s;
const NO_SEED = -1;
const NO_MOVES = -1;

export class Ledger {
  /** Whether a file of these rows has a column for solutions. */
  withSolutions: boolean;
  readonly #series: Series[] = [];
  readonly #seriesByKey = new Map<string, Series>();
  readonly #kinds: Kind[] = [];
  // One entry a row in each, in the order in which the rows came.
  readonly #seriesAt = new Column();
  readonly #seedAt = new Column();
  readonly #kindAt = new Column();
  readonly #movesAt = new Column();
  readonly #nodesAt = new Column();
  readonly #msAt = new Column();
  /** By place, where there is one. */
  readonly #solutions = new Map<number, string>();
  #size = 0;

  constructor(withSolutions = false) {
    this.withSolutions = withSolutions;
  }

  get size(): number {
    return this.#size;
  }

  has(game: string, deal: string): boolean {
    return this.#place(game, deal) !== undefined;
  }

  get(game: string, deal: string): Row | undefined {
    const place = this.#place(game, deal);
    return place === undefined ? undefined : this.#row(place);
  }

  /** Adds a row, or puts it in the place of an earlier row of the same deal. */
  set(row: Row): void {
    const { stem, seed } = splitName(row.deal);
    const { id, places } = this.#seriesOf(row.game, stem);
    let place = places.get(seed);
    if (place === undefined) {
      place = this.#size++;
      places.set(seed, place);
    }
    this.#seriesAt.set(place, id);
    this.#seedAt.set(place, seed);
    this.#kindAt.set(place, this.#kindOf(row));
    this.#movesAt.set(place, row.moves ?? NO_MOVES);
    this.#nodesAt.set(place, row.nodes);
    this.#msAt.set(place, row.ms);
    if (row.solution === null) this.#solutions.delete(place);
    else this.#solutions.set(place, row.solution);
  }

  /** In the order in which they were added. */
  *rows(): Generator<Row> {
    for (let place = 0; place < this.#size; place++) yield this.#row(place);
  }

  /** Rows by game and name of the deal. */
  *sortedRows(): Generator<Row> {
    for (const { game, stem, seeds } of this.seedLists()) {
      for (const seed of seeds) yield this.get(game, dealName(stem, seed)) as Row;
    }
  }

  /** The deals that are here, sorted by game and stem. */
  seedLists(): SeedList[] {
    return this.#series
      .map(({ game, stem, places }) => ({ game, stem, seeds: [...places.keys()].sort((a, b) => a - b) }))
      .sort((a, b) => compare(a.game, b.game) || compare(a.stem, b.stem));
  }

  #place(game: string, deal: string): number | undefined {
    const { stem, seed } = splitName(deal);
    return this.#seriesByKey.get(seriesKey(game, stem))?.places.get(seed);
  }

  #row(place: number): Row {
    const { game, stem } = this.#series[this.#seriesAt.get(place)] as Series;
    const { rules, verdict, reason, strategy, budget, version } = this.#kinds[
      this.#kindAt.get(place)
    ] as Kind;
    const moves = this.#movesAt.get(place);
    return {
      game,
      rules,
      deal: dealName(stem, this.#seedAt.get(place)),
      verdict,
      reason,
      moves: moves === NO_MOVES ? null : moves,
      nodes: this.#nodesAt.get(place),
      strategy,
      budget,
      ms: this.#msAt.get(place),
      version,
      solution: this.#solutions.get(place) ?? null,
    };
  }

  #seriesOf(game: string, stem: string): Series {
    const key = seriesKey(game, stem);
    let series = this.#seriesByKey.get(key);
    if (series === undefined) {
      series = { id: this.#series.length, game, stem, places: new Map() };
      this.#series.push(series);
      this.#seriesByKey.set(key, series);
    }
    return series;
  }

  /** There are so few kinds that looking at each is fastest. */
  #kindOf({ rules, verdict, reason, strategy, budget, version }: Row): number {
    const known = this.#kinds.findIndex(
      (kind) =>
        kind.strategy === strategy &&
        kind.reason === reason &&
        kind.verdict === verdict &&
        kind.rules === rules &&
        kind.budget === budget &&
        kind.version === version,
    );
    return known >= 0 ? known : this.#kinds.push({ rules, verdict, reason, strategy, budget, version }) - 1;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const seriesKey = (game: string, stem: string): string => `${game}\n${stem}`;

const dealName = (stem: string, seed: number): string => (seed === NO_SEED ? stem : `${stem}${seed}`);

function splitName(deal: string): { stem: string; seed: number } {
  const [, stem, seed] = NAME.exec(deal) ?? [];
  return stem === undefined ? { stem: deal, seed: NO_SEED } : { stem, seed: Number(seed) };
}
