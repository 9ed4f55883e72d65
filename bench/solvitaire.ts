// The same deals, the same seconds, side by side with Solvitaire: `node build/bench/solvitaire.js PATH`. Games that its
// rules can't express are left out. Ends with exit code 3 if the two ever contradict each other.
import { Command, Option } from 'commander';
import type { Deal } from '../src/deals/deal.ts';
import { dealByName, formatDealName } from '../src/deals/name.ts';
import { InputError } from '../src/errors.ts';
import { alignColumns } from '../src/report/align.ts';
import { formatCount, formatSeconds } from '../src/report/numbers.ts';
import { GAMES } from '../src/rules/games.ts';
import type { Rules } from '../src/rules/rules.ts';
import { DEFAULT_BUDGET } from '../src/solver/budget.ts';
import { solveTask } from '../src/study/task.ts';
import { machineInWords, VERSION } from './shared/machine.ts';
import { countOption, dealsOption, gamesOption, type NamedDeals, runScript } from './shared/script.ts';
import { canPlay, runSolvitaire, type SolvitaireResult } from './shared/solvitaire.ts';

interface Options {
  readonly games: readonly Rules[];
  readonly deals: NamedDeals;
  readonly seconds: number;
  readonly memory: number;
  readonly cache: number;
  readonly streamliners: string;
}

/** What we make of a deal, in the same terms. */
function runOurs(rules: Rules, name: string, deal: Deal, { seconds, memory }: Options): SolvitaireResult {
  const budget = { nodes: Number.MAX_SAFE_INTEGER, memory };
  const task = { rules, name, deal, settings: { budget, strategy: 'auto', version: VERSION } } as const;
  const start = performance.now();
  const { row } = solveTask(task, () => (performance.now() - start < seconds * 1000 ? undefined : 'time'));
  return { verdict: row.verdict, ms: row.ms, states: row.nodes };
}

function tableLine(rules: Rules, program: string, results: readonly SolvitaireResult[]): string[] {
  const count = (verdict: string) => String(results.filter((result) => result.verdict === verdict).length);
  const seconds = results.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const states = results.reduce((sum, result) => sum + result.states, 0);
  return [
    rules.title,
    program,
    String(results.length),
    ...['solvable', 'unsolvable', 'unknown'].map(count),
    formatSeconds(seconds / results.length),
    seconds === 0 ? '-' : formatCount(states / seconds),
  ];
}

async function compare(binary: string, options: Options): Promise<void> {
  const { deals, seconds } = options;
  const games = options.games === GAMES ? GAMES.filter(canPlay) : options.games;
  const beyond = games.find((rules) => !canPlay(rules));
  if (beyond !== undefined) throw new InputError(`Solvitaire's rules can't express ${beyond.title}.`);
  const lines = [['game', 'program', 'deals', 'solvable', 'unsolvable', 'unknown', 'mean time', 'states/s']];
  for (const rules of games) {
    const ours: SolvitaireResult[] = [];
    const theirs: SolvitaireResult[] = [];
    for (let i = 0; i < deals.names.length; i++) {
      const name = formatDealName(deals.names.at(i));
      const deal = dealByName(rules, deals.names.at(i));
      const our = runOurs(rules, name, deal, options);
      const their = await runSolvitaire(rules, deal, { ...options, binary });
      ours.push(our);
      theirs.push(their);
      if (our.verdict === their.verdict || our.verdict === 'unknown' || their.verdict === 'unknown') continue;
      console.error(`WRONG: ${rules.title}, ${name}: ${our.verdict} here, ${their.verdict} there.`);
      process.exitCode = 3;
    }
    lines.push(tableLine(rules, 'forty-thieves', ours), tableLine(rules, 'Solvitaire', theirs));
  }
  process.stdout.write(alignColumns(lines, 2));
  console.log(`At most ${seconds} s a deal, ${deals.text}, one thread; ${machineInWords()}.`);
}

const command = new Command('solvitaire')
  .description('Solves the same deals with Solvitaire and with us, in the same time.')
  .argument('<path>', "Solvitaire's executable")
  .addOption(gamesOption())
  .addOption(dealsOption('--deals <range>', 'deals of each game', 'solvitaire:1..10'))
  .addOption(countOption('--seconds <n>', 'time for a deal', 5))
  .addOption(countOption('--memory <MB>', 'memory for a deal, for us', DEFAULT_BUDGET.memory))
  .addOption(countOption('--cache <states>', 'states that Solvitaire may keep', 5_000_000))
  .addOption(
    new Option('--streamliners <name>', 'how Solvitaire searches')
      .choices(['none', 'auto-foundations', 'suit-symmetry', 'both', 'smart-solvability'])
      .default('smart-solvability'),
  )
  .action(compare);

await runScript(command);
