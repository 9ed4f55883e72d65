// Whether the solutions in study files win, as the reference engine sees it: deals are dealt anew from their names,
// and nothing that the solver found is trusted.
import { dealByName, isDealName, parseDealNames } from '../deals/name.ts';
import { InputError } from '../errors.ts';
import { parseMoves } from '../game/notation.ts';
import { replay } from '../game/replay.ts';
import { gameByName } from '../rules/by-name.ts';
import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import { readRows } from './reader.ts';
import type { Row } from './row.ts';

export interface ReplayedFile {
  readonly path: string;
  /** Solvable rows whose solutions win. */
  readonly won: number;
  /** Solvable rows that carry no solution. */
  readonly without: number;
  /** Solvable rows of deals that came from files: their cards are not known here. */
  readonly undealt: number;
  /** What is wrong with others, a sentence without full stop each. */
  readonly failures: readonly string[];
}

/**
 * Replays every solution of a study file.
 * @throws InputError if it can't be read, is no study file, or has rows of other rules than ours.
 */
export function replayFile(path: string): ReplayedFile {
  const counts = { won: 0, without: 0, undealt: 0 };
  const failures: string[] = [];
  readRows(path, (row, line) => {
    if (row.verdict !== 'solvable') return;
    if (row.solution === null) counts.without++;
    else if (!isDealName(row.deal)) counts.undealt++;
    else {
      const failure = failureOf(rulesOf(row, `${path}: line ${line}`), row, row.solution);
      if (failure === undefined) counts.won++;
      else failures.push(`${path}: line ${line}: deal ${row.deal} of ${row.game}: ${failure}`);
    }
  });
  return { path, ...counts, failures };
}

function rulesOf({ game, rules: id }: Row, where: string): Rules {
  const rules = gameByName(game);
  if (rulesId(rules) === id) return rules;
  throw new InputError(`${where} has ${game} with rules ${id}, not ${rulesId(rules)}.`);
}

function failureOf(rules: Rules, row: Row, solution: string): string | undefined {
  const result = replay(rules, dealByName(rules, parseDealNames(row.deal).at(0)), parseMoves(solution));
  return result.ok ? undefined : `move ${result.at}: ${result.why}`;
}
