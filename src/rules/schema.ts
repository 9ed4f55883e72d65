// Rules as a JSON file. The file has the fields of the record; those that most games share may be left out.
import { z } from 'zod';
import { InputError } from '../errors.ts';
import { BUILDS, cardCount, EMPTY_COLUMN_RULES, type Rules, stockSize } from './rules.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const whole = (least: number, most: number) => z.int().min(least).max(most);

const rulesSchema = z.strictObject({
  name: z
    .string()
    .max(40)
    .regex(NAME, 'only lower case letters, digits and single dashes')
    .describe('Identifier in results, e.g. my-game'),
  title: z.string().min(1).max(60).optional().describe('Name for people; the identifier if left out'),
  decks: whole(1, 4).default(2).describe('Copies of each card'),
  suits: whole(2, 4).default(4).describe('Suits in play: clubs, hearts, spades, diamonds'),
  ranks: whole(2, 13).default(13).describe('Ranks in play, ace upwards'),
  columns: whole(1, 20).describe('Columns of the tableau'),
  cardsPerColumn: whole(1, 20).describe('Cards dealt to each column'),
  faceDown: whole(0, 19).default(0).describe('The deepest cards of each column that are dealt face down'),
  build: z.enum(BUILDS).describe('Which card may lie on which, one rank higher'),
  moveRuns: z.boolean().default(false).describe('Whether a run, or any tail of it, moves as one'),
  runBuild: z
    .enum(BUILDS)
    .optional()
    .describe('What holds a moving run together; the same as build if left out'),
  draw: whole(1, 5).default(1).describe('Cards drawn from the stock at a time'),
  redeals: whole(0, 99)
    .nullable()
    .default(0)
    .describe('How often the waste may be turned over; null is without limit'),
  acesOut: z.boolean().default(false).describe('Whether the aces begin on the foundations'),
  emptyColumn: z.enum(EMPTY_COLUMN_RULES).default('any').describe('What may go to an empty column'),
});

/** Why a deal of these rules can't be laid out; undefined if it can. Each field is within its own bounds already. */
function whyImpossible(rules: Rules): string | undefined {
  if (rules.faceDown >= rules.cardsPerColumn) {
    return `faceDown: the top card of a column lies face up, so at most ${rules.cardsPerColumn - 1}`;
  }
  if (stockSize(rules) < 0) {
    const cards = cardCount(rules) - (rules.acesOut ? rules.decks * rules.suits : 0);
    return `cardsPerColumn: ${rules.columns} columns of ${rules.cardsPerColumn} want more than the ${cards} cards that there are`;
  }
  return undefined;
}

/** Reads a record of rules from parsed JSON. Throws an InputError that names every field that is wrong. */
export function parseRules(json: unknown): Rules {
  const parsed = rulesSchema.safeParse(json);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => [...path, message].join(': '));
    throw new InputError(`The rules are not valid. ${faults.join('; ')}.`);
  }
  const { data } = parsed;
  const rules: Rules = { ...data, title: data.title ?? data.name, runBuild: data.runBuild ?? data.build };
  const impossible = whyImpossible(rules);
  if (impossible !== undefined) throw new InputError(`The rules are not valid. ${impossible}.`);
  return rules;
}

/** The JSON Schema (draft 2020-12) of a rules file. */
export const rulesJsonSchema = (): object => z.toJSONSchema(rulesSchema, { io: 'input' });
