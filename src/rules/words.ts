// The rules of a game as sentences for a player. Every field of the record shows in them.
import { SUIT_SYMBOLS } from '../cards/card.ts';
import { type Build, cardCount, type Rules, stockSize } from './rules.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const RANK_NAMES = ['', 'ace', ...NUMBERS.slice(2, 11), 'jack', 'queen', 'king'];

const BUILD_WORDS: Record<Build, string> = {
  'same-suit': 'of the same suit',
  'alternating-colour': 'of the other colour',
  'other-suit': 'of any suit but its own',
  'any-suit': 'of any suit',
};

const numberWord = (value: number): string => NUMBERS[value] ?? String(value);
const count = (value: number, noun: string): string =>
  `${numberWord(value)} ${noun}${value === 1 ? '' : 's'}`;
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const highestRank = (rules: Rules): string => RANK_NAMES[rules.ranks] ?? '';

function deck(rules: Rules): string {
  const suits = rules.suits === 4 ? '' : ` of the suits ${SUIT_SYMBOLS.slice(0, rules.suits).join(' ')}`;
  return `${capitalise(count(rules.decks, 'deck'))}${suits}, ${cardCount(rules)} cards, ace low, ${highestRank(rules)} high.`;
}

function foundations(rules: Rules): string {
  const piles = rules.decks * rules.suits;
  return (
    `${capitalise(count(piles, 'foundation'))}, ${numberWord(rules.decks)} for each suit, built up in suit from ace to ` +
    `${highestRank(rules)}; the game is won when all are complete. Cards never return from a foundation.`
  );
}

const aces = (rules: Rules): string[] =>
  rules.acesOut
    ? [`The ${numberWord(rules.decks * rules.suits)} aces lie on the foundations when play begins.`]
    : [];

function layout(rules: Rules): string {
  const { columns, cardsPerColumn, faceDown } = rules;
  const facing =
    faceDown === 0
      ? 'all face up'
      : `the deepest ${faceDown === 1 ? 'card' : count(faceDown, 'card')} of each face down`;
  return `${columns * cardsPerColumn} cards are dealt to ${count(columns, 'column')} of ${numberWord(cardsPerColumn)}, ${facing}.`;
}

const turning = (rules: Rules): string[] =>
  rules.faceDown > 0 ? ['A face-down card is turned up as soon as nothing lies on it.'] : [];

const building = (rules: Rules): string =>
  `In the columns a card goes onto a card one rank higher ${BUILD_WORDS[rules.build]}.`;

function moving(rules: Rules): string {
  if (!rules.moveRuns) return 'One card moves at a time.';
  const run =
    rules.runBuild === rules.build
      ? 'A run of cards built in this way'
      : `A run of cards, each on a card one rank higher ${BUILD_WORDS[rules.runBuild]},`;
  return `${run} moves as one, whole or from any of its cards on, however long it is.`;
}

function emptyColumns(rules: Rules): string {
  switch (rules.emptyColumn) {
    case 'any':
      return `Any card${rules.moveRuns ? ' or run' : ''} that may move may go to an empty column.`;
    case 'none':
      return 'Nothing goes to an empty column.';
    case 'king':
      return `Only a ${highestRank(rules)}${rules.moveRuns ? ', or a run that one leads,' : ''} may go to an empty column.`;
    case 'waste':
      return 'Only the top card of the waste may go to an empty column.';
  }
}

function stock(rules: Rules): string[] {
  const size = stockSize(rules);
  if (size === 0) return ['There is no stock.'];
  const drawn =
    rules.draw === 1
      ? 'Cards are drawn one at a time'
      : `Cards are drawn ${numberWord(rules.draw)} at a time, fewer at the end,`;
  return [
    `The rest, ${count(size, 'card')}, is the stock. ${drawn} to the waste, whose top card may go to a foundation or a column.`,
    redeals(rules),
  ];
}

function redeals(rules: Rules): string {
  if (rules.redeals === 0) return 'There is no redeal.';
  const often =
    rules.redeals === null
      ? 'as often as you like'
      : rules.redeals === 1
        ? 'once'
        : `up to ${numberWord(rules.redeals)} times`;
  return `When the stock is empty, the waste may be turned over to be the stock again, unshuffled, ${often}.`;
}

/** The rules of a game in sentences, in the order in which one explains a game. */
export const rulesInWords = (rules: Rules): string[] => [
  deck(rules),
  foundations(rules),
  ...aces(rules),
  layout(rules),
  ...turning(rules),
  building(rules),
  moving(rules),
  emptyColumns(rules),
  ...stock(rules),
];
