// Which deals are meant: names and ranges, files, stdin (`-`), and lists of names in a file (`@file`).
import { createHash } from 'node:crypto';
import type { Deal } from '../deals/deal.ts';
import { type DealList, dealByName, formatDealName, parseDealNames } from '../deals/name.ts';
import { readDeal } from '../deals/read.ts';
import { formatDealText } from '../deals/text.ts';
import { InputError } from '../errors.ts';
import type { Rules } from '../rules/rules.ts';
import type { PlannedDeal, PlannedDeals } from '../study/plan.ts';
import { naming, readInput, shownPath } from './files.ts';
import type { Session } from './session.ts';

/** What is no file: a number, a range of anything, or what has a seed family before a colon. */
const NAME = /^\d+(,|$)|^[^/\\]*\.\.[^/\\]*$|^[a-z]+:/i;

/** For help texts. */
export const DEAL_ARGUMENT = 'a seed (17), a seed of a family (pysolfc:17), a file, or - for stdin';

/** The deals of names such as `1..100` or `pysolfc:17`. */
export const dealsNamed = (text: string): PlannedDeals => planned(parseDealNames(text));

/** All deals that arguments of the command line mean, in their order. */
export async function dealsMeant(
  session: Session,
  rules: Rules,
  args: readonly string[],
): Promise<PlannedDeals> {
  const lists: PlannedDeals[] = [];
  for (const arg of args) lists.push(await dealsOf(session, rules, arg));
  return concatenated(lists);
}

export interface NamedDeal {
  readonly name: string;
  readonly deal: Deal;
}

/** The deal that an argument means. Throws an InputError if it means several. */
export async function dealMeant(session: Session, rules: Rules, arg: string): Promise<NamedDeal> {
  const deals = await dealsOf(session, rules, arg);
  if (deals.length !== 1) throw new InputError(`"${arg}" means ${deals.length} deals; give one.`);
  const { name, dealFor } = deals.at(0);
  return { name, deal: dealFor(rules) };
}

async function dealsOf(session: Session, rules: Rules, arg: string): Promise<PlannedDeals> {
  if (NAME.test(arg)) return dealsNamed(arg);
  if (arg.startsWith('@')) {
    const path = arg.slice(1);
    const names = (await readInput(session, path)).toString();
    return naming(path, () => dealsNamed(names));
  }
  const deal = readNamedDeal(rules, arg, await readInput(session, arg));
  return { length: 1, at: () => deal };
}

/** Names a deal from a file after the file and its cards, so that a study file never takes one deal for another. */
function readNamedDeal(rules: Rules, path: string, content: Buffer): PlannedDeal {
  const deal = naming(path, () => readDeal(rules, content));
  const hash = createHash('sha256').update(formatDealText(rules, deal)).digest('hex').slice(0, 8);
  // A row of a study file is one line, whatever the deal's file is called.
  const shown = shownPath(path).replaceAll(/[\r\n]/g, ' ');
  return { name: `${shown}#${hash}`, dealFor: () => deal };
}

const planned = (list: DealList): PlannedDeals => ({
  length: list.length,
  at: (index) => {
    const name = list.at(index);
    return { name: formatDealName(name), dealFor: (rules) => dealByName(rules, name) };
  },
});

const concatenated = (lists: readonly PlannedDeals[]): PlannedDeals => ({
  length: lists.reduce((sum, { length }) => sum + length, 0),
  at: (index) => {
    let rest = index;
    for (const list of lists) {
      if (rest < list.length) return list.at(rest);
      rest -= list.length;
    }
    throw new RangeError(`no deal at ${index}`);
  },
});
