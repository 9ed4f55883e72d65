// Whether the solutions in study files win, as the reference engine sees it: deals are dealt anew from their names,
// and nothing that the solver found is trusted.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { dealByName, formatDealName, isDealName, parseDealNames } from '../deals/name.ts';
import { InputError } from '../errors.ts';
import { parseMoves } from '../game/notation.ts';
import { replay } from '../game/replay.ts';
import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import { readWhole } from './reader.ts';
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

/** Solutions between two looks at whether to stop. */
const AT_ONCE = 50;

/**
 * Replays every solution of a study file.
 * @param games All that there are; rows name theirs by the id of its rules.
 * @throws InputError if it can't be read, is no study file, or has a solution of other rules; an AbortError if it is
 * stopped.
 */
export async function replayFile(
  path: string,
  games: readonly Rules[],
  stop: AbortSignal,
): Promise<ReplayedFile> {
  const rulesById = new Map(games.map((rules) => [rulesId(rules), rules]));
  const counts = { won: 0, without: 0, undealt: 0 };
  const failures: string[] = [];
  let replayed = 0;
  for (const row of readWhole(path).rows()) {
    if (row.verdict !== 'solvable') continue;
    if (row.solution === null) counts.without++;
    else if (!isDealName(row.deal)) counts.undealt++;
    else {
      if (replayed++ % AT_ONCE === 0) {
        await othersTurn();
        stop.throwIfAborted();
      }
      const rules = rulesById.get(row.rules) ?? unknownRules(path, row);
      const failure = failureOf(rules, row, row.solution);
      if (failure === undefined) counts.won++;
      else failures.push(`${path}: deal ${row.deal} of ${row.game}: ${failure}`);
    }
  }
  return { path, ...counts, failures };
}

function unknownRules(path: string, { game, deal, rules }: Row): never {
  throw new InputError(
    `${path} has deal ${deal} of ${game} with rules ${rules}, which none of the games has; say with --rules what they are.`,
  );
}

function failureOf(rules: Rules, { deal, moves }: Row, solution: string): string | undefined {
  try {
    const name = parseDealNames(deal).at(0);
    if (formatDealName(name) !== deal) return `its name is ${formatDealName(name)}`;
    const result = replay(rules, dealByName(rules, name), parseMoves(solution));
    if (!result.ok) return `move ${result.at}: ${result.why}`;
    return result.moves.length === moves
      ? undefined
      : `the solution has ${result.moves.length} moves, and its row says ${moves}`;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message.replace(/\.$/, '');
  }
}
