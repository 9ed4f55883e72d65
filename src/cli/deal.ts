import { type Command, Option } from 'commander';
import type { Deal } from '../deals/deal.ts';
import { dealToJson } from '../deals/json.ts';
import { formatSolvitaireJson } from '../deals/solvitaire-json.ts';
import { formatDealText } from '../deals/text.ts';
import { renderBoard } from '../game/board.ts';
import type { Rules } from '../rules/rules.ts';
import { DEAL_ARGUMENT, dealMeant } from './deals.ts';
import { examples } from './examples.ts';
import { chosenGame, type GameOptions, gameOptions } from './game.ts';
import type { Session } from './session.ts';

const FORMATS = ['text', 'json', 'solvitaire', 'board'] as const;
type Format = (typeof FORMATS)[number];

interface Options extends GameOptions {
  readonly format: Format;
}

export function addDeal(program: Command, session: Session): void {
  const command = program
    .command('deal')
    .summary('show a deal, or convert it to another format')
    .description('Shows the cards of a deal or a position in play, or converts them to another format.')
    .argument('<deal>', DEAL_ARGUMENT);
  for (const option of gameOptions()) command.addOption(option);
  command
    .addOption(new Option('--format <format>', 'what to print').choices(FORMATS).default('text'))
    .addHelpText(
      'after',
      examples(
        'deal 17 --format board',
        'deal pysolfc:17 --game streets > streets-17.txt',
        'deal my-deal.txt --format json',
      ),
    )
    .action(async (arg: string, options: Options) => {
      const rules = await chosenGame(session, options);
      const { deal } = await dealMeant(session, rules, arg);
      session.stdout.write(formatDeal(session, rules, deal, options.format));
    });
}

function formatDeal({ colour }: Session, rules: Rules, deal: Deal, format: Format): string {
  switch (format) {
    case 'text':
      return formatDealText(rules, deal);
    case 'json':
      return `${JSON.stringify(dealToJson(deal), null, 2)}\n`;
    case 'solvitaire':
      return formatSolvitaireJson(rules, deal);
    case 'board':
      return `${renderBoard(deal, { unicode: true, colour })}\n`;
  }
}
