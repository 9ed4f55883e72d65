// Which deals a study file speaks of. Deals that are missing between others were not sampled away: a cut study lacks
// those that take long. They are counted, and whoever sums up takes them for unknown.
import { FAMILIES } from '../deals/name.ts';
import type { Ledger, SeedList } from './ledger.ts';

/** Seeds of one family, from the lowest to the highest that is there. */
export interface Coverage {
  readonly game: string;
  /** What stands before the seeds, e.g. `native:`. */
  readonly stem: string;
  readonly first: number;
  readonly last: number;
  readonly present: number;
  readonly missing: number;
  /** The missing seeds, ascending; both ends are missing. */
  readonly gaps: readonly Gap[];
}

interface Gap {
  readonly first: number;
  readonly last: number;
}

/** Deals that are not numbered, as those from files, are left out: none of them is missing. */
export const coveragesOf = (rows: Ledger): Coverage[] =>
  rows
    .seedLists()
    .filter(({ stem }) => FAMILY.test(stem))
    .map(coverageOf);

const FAMILY = new RegExp(`^(${FAMILIES.join('|')}):(ms)?$`);

function coverageOf({ game, stem, seeds }: SeedList): Coverage {
  const first = seeds[0] as number;
  const last = seeds.at(-1) as number;
  const gaps: Gap[] = [];
  for (let index = 1; index < seeds.length; index++) {
    const [before, after] = [seeds[index - 1] as number, seeds[index] as number];
    if (after > before + 1) gaps.push({ first: before + 1, last: after - 1 });
  }
  const missing = last - first + 1 - seeds.length;
  return { game, stem, first, last, present: seeds.length, missing, gaps };
}
