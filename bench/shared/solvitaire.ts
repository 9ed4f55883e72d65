// Running Solvitaire (Blake and Gent), whose command line, rules and output are described here as its sources have them:
// `--classify` prints a line of fields for each deal. For each search it holds an outcome, milliseconds, states and
// more; the last field is the outcome in all. With the streamliner smart-solvability there are two searches, the first
// with moves left out and a tenth of the time, the second, if that found nothing, without.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Deal } from '../../src/deals/deal.ts';
import { formatSolvitaireJson } from '../../src/deals/solvitaire-json.ts';
import { InputError } from '../../src/errors.ts';
import { type Build, type EmptyColumnRule, type Rules, stockSize } from '../../src/rules/rules.ts';

const BUILD_POLICIES: Partial<Record<Build, string>> = {
  'same-suit': 'same-suit',
  'alternating-colour': 'red-black',
  'any-suit': 'any-suit',
};

const SPACES_POLICIES: Partial<Record<EmptyColumnRule, string>> = {
  any: 'any',
  none: 'no-build',
  king: 'kings',
};

/** Whether Solvitaire's rules can say all that these rules say. */
export const canPlay = (rules: Rules): boolean =>
  rules.suits === 4 &&
  rules.decks <= 2 &&
  BUILD_POLICIES[rules.build] !== undefined &&
  BUILD_POLICIES[rules.runBuild] !== undefined &&
  SPACES_POLICIES[rules.emptyColumn] !== undefined &&
  (rules.redeals === 0 || rules.redeals === null);

/** The rules as Solvitaire's JSON. */
function formatRules(rules: Rules): string {
  return JSON.stringify({
    'tableau piles': {
      count: rules.columns,
      'build policy': BUILD_POLICIES[rules.build],
      'spaces policy': SPACES_POLICIES[rules.emptyColumn],
      'move built group': rules.moveRuns ? 'yes' : 'no',
      'move built group policy': BUILD_POLICIES[rules.runBuild],
      'face up cards': rules.faceDown > 0 ? 'top' : 'all',
    },
    foundations: { 'initial cards': rules.acesOut ? 'all' : 'none' },
    stock: { size: stockSize(rules), 'deal count': rules.draw, redeal: rules.redeals === null },
    'max rank': rules.ranks,
    'two decks': rules.decks === 2,
  });
}

export interface SolvitaireResult {
  readonly verdict: 'solvable' | 'unsolvable' | 'unknown';
  readonly ms: number;
  readonly states: number;
}

const VERDICTS: Readonly<Record<string, SolvitaireResult['verdict']>> = {
  solved: 'solvable',
  unsolvable: 'unsolvable',
  'timed-out': 'unknown',
  'memory-limit-reached': 'unknown',
  terminated: 'unknown',
};

/** Reads what `--classify` prints for one deal; undefined if it is something else. */
export function parseResult(output: string): SolvitaireResult | undefined {
  const fields = output.trim().split(/, */);
  const verdict = VERDICTS[fields.at(-1) ?? ''];
  const searches = fields.flatMap((field, at) => {
    const [ms, states] = [Number(fields[at + 1]), Number(fields[at + 2])];
    return field in VERDICTS && at + 2 < fields.length ? [{ ms, states }] : [];
  });
  const ms = searches.reduce((sum, search) => sum + search.ms, 0);
  const states = searches.reduce((sum, search) => sum + search.states, 0);
  if (verdict === undefined || searches.length === 0 || Number.isNaN(ms + states)) return undefined;
  return { verdict, ms, states };
}

export interface SolvitaireOptions {
  /** Path of the executable. */
  readonly binary: string;
  /** For a deal. */
  readonly seconds: number;
  readonly streamliners: string;
  /** The most states that it may keep. */
  readonly cache: number;
}

/** smart-solvability takes a tenth of the time for its first search, on top of the time that it is given. */
const timeout = ({ seconds, streamliners }: SolvitaireOptions): number =>
  Math.round((seconds * 1000) / (streamliners === 'smart-solvability' ? 1.1 : 1));

/** Lets Solvitaire solve a deal. Throws an InputError if it gives no result. */
export async function runSolvitaire(
  rules: Rules,
  deal: Deal,
  options: SolvitaireOptions,
): Promise<SolvitaireResult> {
  const folder = mkdtempSync(join(tmpdir(), 'solvitaire-'));
  try {
    const rulesPath = join(folder, 'rules.json');
    const dealPath = join(folder, 'deal.json');
    writeFileSync(rulesPath, formatRules(rules));
    writeFileSync(dealPath, formatSolvitaireJson(rules, deal));
    const { stdout, stderr } = await run(options.binary, [
      ...['--custom-rules', rulesPath, '--classify', '--streamliners', options.streamliners],
      ...['--timeout', String(timeout(options)), '--cache-capacity', String(options.cache), dealPath],
    ]);
    const result = parseResult(stdout);
    if (result !== undefined) return result;
    throw new InputError(`${options.binary} gave no result: ${(stderr + stdout).trim()}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const execute = promisify(execFile);

async function run(binary: string, args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  try {
    return await execute(binary, args);
  } catch (error) {
    throw new InputError(`Can't run ${binary}: ${(error as Error).message}`);
  }
}
