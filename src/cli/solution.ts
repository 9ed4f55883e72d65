// Reading a solution back: what `solve` wrote, as text or as JSON, or moves from anywhere.
import { InputError } from '../errors.ts';
import { parseMoves } from '../game/notation.ts';
import type { WrittenMove } from '../game/written.ts';
import { rulesId } from '../rules/id.ts';
import type { Rules } from '../rules/rules.ts';
import { naming, readInput } from './files.ts';
import type { Session } from './session.ts';

/** The moves in a file. Throws an InputError if there are none, or if they are said to be for other rules. */
export async function readSolution(
  session: Session,
  rules: Rules,
  path: string,
): Promise<readonly WrittenMove[]> {
  const content = await readInput(session, path);
  return naming(path, () => movesIn(rules, content.toString()));
}

function movesIn(rules: Rules, text: string): readonly WrittenMove[] {
  const moves = parseMoves(text.trimStart().startsWith('{') ? solutionInJson(rules, text) : text);
  if (moves.length === 0) throw new InputError('The solution has no moves.');
  return moves;
}

function solutionInJson(rules: Rules, text: string): string {
  const { game, rules: id, solution } = parseObject(text);
  if (id !== undefined && id !== rulesId(rules)) {
    throw new InputError(
      `The solution is for ${game} (rules ${id}), not for ${rules.name} (rules ${rulesId(rules)}); choose with --game or --rules.`,
    );
  }
  if (typeof solution !== 'string') throw new InputError('The JSON has no solution.');
  return solution;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`The solution is not JSON of one deal: ${(error as Error).message}.`);
  }
}
