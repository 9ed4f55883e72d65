import { expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { GAMES, OTHER_READINGS } from '../../src/rules/games.ts';
import { parseRules, rulesJsonSchema } from '../../src/rules/schema.ts';

const smallest = { name: 'mine', columns: 10, cardsPerColumn: 4, build: 'other-suit' };

test.each([...GAMES, ...OTHER_READINGS].map((rules) => [rules.name, rules] as const))(
  '%s written as JSON reads back as it was',
  (_name, rules) => {
    expect(parseRules(JSON.parse(JSON.stringify(rules)))).toEqual(rules);
  },
);

test('fields that most games share may be left out', () => {
  expect(parseRules(smallest)).toEqual({
    name: 'mine',
    title: 'mine',
    decks: 2,
    suits: 4,
    ranks: 13,
    columns: 10,
    cardsPerColumn: 4,
    faceDown: 0,
    build: 'other-suit',
    moveRuns: false,
    runBuild: 'other-suit',
    draw: 1,
    redeals: 0,
    acesOut: false,
    emptyColumn: 'any',
  });
});

test('redeals without limit are null', () => {
  expect(parseRules({ ...smallest, redeals: null }).redeals).toBeNull();
});

const refused: [string, unknown, RegExp][] = [
  ['no object', null, /expected object/],
  ['an array', [], /expected object/],
  ['nothing in it', {}, /name: .*columns: .*cardsPerColumn: .*build: /],
  ['an unknown field', { ...smallest, cells: 4 }, /"cells"/],
  ['a name with blanks', { ...smallest, name: 'My game' }, /name: only lower case/],
  ['text for a number', { ...smallest, columns: '10' }, /columns: /],
  ['half a column', { ...smallest, columns: 9.5 }, /columns: /],
  ['an unknown build', { ...smallest, build: 'by-colour' }, /build: .*same-suit/],
  ['five decks', { ...smallest, decks: 5 }, /decks: /],
  ['one suit', { ...smallest, suits: 1 }, /suits: /],
  ['a draw of none', { ...smallest, draw: 0 }, /draw: /],
  ['negative redeals', { ...smallest, redeals: -1 }, /redeals: /],
  ['redeals in words', { ...smallest, redeals: 'unlimited' }, /redeals: /],
  ['an unknown rule for empty columns', { ...smallest, emptyColumn: 'queen' }, /emptyColumn: /],
  ['more cards than there are', { ...smallest, cardsPerColumn: 11 }, /cardsPerColumn: .*104 cards/],
  [
    'more cards than are left without the aces',
    { ...smallest, columns: 13, cardsPerColumn: 8, acesOut: true },
    /cardsPerColumn: .*96 cards/,
  ],
  ['columns face down to the top', { ...smallest, faceDown: 4 }, /faceDown: .*at most 3/],
];

test.each(refused)('refuses %s and names the field', (_what, json, message) => {
  const reading = () => parseRules(json);
  expect(reading).toThrow(InputError);
  expect(reading).toThrow(message);
});

test('a column of every card but the stock of none is possible', () => {
  expect(parseRules({ ...smallest, columns: 13, cardsPerColumn: 8 }).columns).toBe(13);
});

test('the JSON Schema asks for the four fields that have no default and knows no others than ours', () => {
  const schema = rulesJsonSchema() as {
    required: string[];
    properties: object;
    additionalProperties: boolean;
  };
  expect(schema.required).toEqual(['name', 'columns', 'cardsPerColumn', 'build']);
  expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(GAMES[0] ?? {}).sort());
  expect(schema.additionalProperties).toBe(false);
});
