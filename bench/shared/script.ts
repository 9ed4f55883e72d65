// What the scripts of this folder share as programs: options that read as those of the command line, and errors of
// the user's as one line with exit code 2.
import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseCount } from '../../src/cli/count.ts';
import { type DealList, parseDealNames } from '../../src/deals/name.ts';
import { InputError } from '../../src/errors.ts';
import { gameByName } from '../../src/rules/by-name.ts';
import { GAMES } from '../../src/rules/games.ts';
import type { Rules } from '../../src/rules/rules.ts';

/** Runs a script whose action is set. */
export async function runScript(command: Command): Promise<void> {
  try {
    await command.exitOverride().parseAsync();
  } catch (error) {
    if (error instanceof InputError) process.stderr.write(`error: ${error.message}\n`);
    else if (!(error instanceof Error && 'exitCode' in error)) throw error;
    else if (error.exitCode === 0) return;
    process.exitCode = 2;
  }
}

/** What the user wrote as `1..100`, to be shown again, and the deals that it names. */
export interface NamedDeals {
  readonly text: string;
  readonly names: DealList;
}

const explaining =
  <T>(read: (text: string) => T) =>
  (text: string): T => {
    try {
      return read(text);
    } catch (error) {
      if (error instanceof InputError) throw new InvalidArgumentError(error.message);
      throw error;
    }
  };

const readDeals = (text: string): NamedDeals => ({ text, names: parseDealNames(text) });

export const dealsOption = (flags: string, description: string, fallback: string): Option =>
  new Option(flags, description).argParser(explaining(readDeals)).default(readDeals(fallback), fallback);

const readGames = (text: string): readonly Rules[] => text.split(',').map(gameByName);

export const gamesOption = (): Option =>
  new Option('--games <names>', 'games, with commas between them')
    .argParser(explaining(readGames))
    .default(GAMES, 'all nine');

export const countOption = (flags: string, description: string, fallback: number): Option =>
  new Option(flags, description).argParser(parseCount).default(fallback);
