// Rows in little memory, by game and deal: about a hundred bytes a row, for studies of a million deals. Names of
// deals mostly end in a seed, so they are kept as number and stem; what many rows have in common is kept once.
import type { Row } from './row.ts';

/** Where the rows of deals with the same game and stem are, by seed. */
interface Series {
  readonly game: string;
  readonly stem: string;
  readonly places: Map<number, number>;
}

/** Deals of a game whose names differ only in the seed at their end. */
export interface SeedList {
  readonly game: string;
  /** What stands before the seeds, e.g. `native:`; all of the name for a deal without seed. */
  readonly stem: string;
  /** Ascending. */
  readonly seeds: readonly number[];
}

type Kind = Omit<Row, 'game' | 'deal' | 'moves' | 'nodes' | 'ms'>;

/** A stem, and a seed that reads back as it was written. */
const NAME = /^(.*?)(0|[1-9]\d{0,14})$/s;
const NO_SEED = -1;

export class Ledger {
  readonly #series = new Map<string, Series>();
  readonly #kinds = new Map<string, Kind>();
  // One entry a row in each, in the order in which the rows came.
  readonly #seriesAt: Series[] = [];
  readonly #seedAt: number[] = [];
  readonly #kindAt: Kind[] = [];
  readonly #movesAt: (number | null)[] = [];
  readonly #nodesAt: number[] = [];
  readonly #msAt: number[] = [];

  get size(): number {
    return this.#kindAt.length;
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
    const series = this.#seriesOf(row.game, stem);
    const place = series.places.get(seed) ?? this.size;
    series.places.set(seed, place);
    this.#seriesAt[place] = series;
    this.#seedAt[place] = seed;
    this.#kindAt[place] = this.#kindOf(row);
    this.#movesAt[place] = row.moves;
    this.#nodesAt[place] = row.nodes;
    this.#msAt[place] = row.ms;
  }

  /** In the order in which they were added. */
  *rows(): Generator<Row> {
    for (let place = 0; place < this.size; place++) yield this.#row(place);
  }

  /** Rows by game, in the order in which games came, and by name of the deal. */
  *sortedRows(): Generator<Row> {
    for (const { game, stem, seeds } of this.seedLists()) {
      for (const seed of seeds) yield this.get(game, dealName(stem, seed)) as Row;
    }
  }

  /** The deals that are here, by game and stem. */
  seedLists(): SeedList[] {
    const games = [...new Set(Array.from(this.#series.values(), ({ game }) => game))];
    return Array.from(this.#series.values(), ({ game, stem, places }) => ({
      game,
      stem,
      seeds: [...places.keys()].sort((a, b) => a - b),
    })).sort((a, b) => games.indexOf(a.game) - games.indexOf(b.game) || (a.stem < b.stem ? -1 : 1));
  }

  #place(game: string, deal: string): number | undefined {
    const { stem, seed } = splitName(deal);
    return this.#series.get(seriesKey(game, stem))?.places.get(seed);
  }

  #row(place: number): Row {
    const { game, stem } = this.#seriesAt[place] as Series;
    const seed = this.#seedAt[place] as number;
    const { rules, verdict, reason, strategy, budget, version } = this.#kindAt[place] as Kind;
    return {
      game,
      rules,
      deal: dealName(stem, seed),
      verdict,
      reason,
      moves: this.#movesAt[place] as number | null,
      nodes: this.#nodesAt[place] as number,
      strategy,
      budget,
      ms: this.#msAt[place] as number,
      version,
    };
  }

  #seriesOf(game: string, stem: string): Series {
    const key = seriesKey(game, stem);
    let series = this.#series.get(key);
    if (series === undefined) {
      series = { game, stem, places: new Map() };
      this.#series.set(key, series);
    }
    return series;
  }

  #kindOf({ rules, verdict, reason, strategy, budget, version }: Row): Kind {
    const key = `${rules}\n${verdict}\n${reason}\n${strategy}\n${budget}\n${version}`;
    let kind = this.#kinds.get(key);
    if (kind === undefined) {
      kind = { rules, verdict, reason, strategy, budget, version };
      this.#kinds.set(key, kind);
    }
    return kind;
  }
}

const seriesKey = (game: string, stem: string): string => `${game}\n${stem}`;

const dealName = (stem: string, seed: number): string => (seed === NO_SEED ? stem : `${stem}${seed}`);

function splitName(deal: string): { stem: string; seed: number } {
  const [, stem, seed] = NAME.exec(deal) ?? [];
  return stem === undefined ? { stem: deal, seed: NO_SEED } : { stem, seed: Number(seed) };
}
