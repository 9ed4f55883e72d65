// What people and programs hand in: each input is either read right, or refused in one line that says what and where.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../src/deals/deal.ts';
import { dealToJson } from '../../src/deals/json.ts';
import { dealNative } from '../../src/deals/native.ts';
import { readDeal } from '../../src/deals/read.ts';
import { formatSolvitaireJson } from '../../src/deals/solvitaire-json.ts';
import { formatDealText } from '../../src/deals/text.ts';
import { InputError } from '../../src/errors.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { game } from '../helpers/games.ts';

const fortyThieves = game('forty-thieves');
const rankAndFile = game('rank-and-file');
const littleForty = game('little-forty');
const lucas = game('lucas');

const COLUMNS = `5S 4S 4S QD
9S 9H 2D 7D
AH 9S 6D TD
5S 8C 8C 6H
3H 4D 8H 9D
8D 6H 5H 5D
7D 7H KC KD
4C 2H 4D 2S
6C QC KC 6D
AS 7H 9C 7C
`;
const DRAWN = '2C 3D 6S 6S 2D AS';
const STOCK = `QS 2S 3H 9H AC AD JD QH 8D AD 2C 5D JH KS TS QC 9C TC 5C TH 5C 3C 9D 7S 8S JS AC KD KH JS AH JC QS TS 3D \
TC 3S QD 4H TH 6C 7S 5H 2H 3C KH JD 8S QH TD 4C JC JH 8H KS 7C 4H 3S`;

/** A fresh deal of the games that deal 10 columns of 4. */
const FRESH = `${COLUMNS}Stock: ${DRAWN} ${STOCK}\n`;
/** The same after six draws; the ace of spades has been played. */
const IN_PLAY = `${COLUMNS}Stock: ${STOCK}\nWaste: 2C 3D 6S 6S 2D\nFoundations: S-A\n`;

const fresh = dealNative(fortyThieves, '42');
const inPlay: Deal = {
  ...fresh,
  stock: fresh.stock.slice(6),
  waste: fresh.stock.slice(0, 5),
  foundations: [
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 0],
  ],
};

const small: Rules = { ...fortyThieves, title: 'Small', suits: 2, ranks: 3, columns: 3, cardsPerColumn: 2 };
const SMALL = 'AC 2C\n3C AH\n2H 3H\nStock: AC 2C 3C AH 2H 3H\n';

/** Replaces what must be there, so that a row can't quietly test nothing. */
function edit(text: string, from: string | RegExp, to: string): string {
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${from} is not in the text`);
  return edited;
}

const bytes = (text: string, encoding: BufferEncoding): Uint8Array => Buffer.from(text, encoding);

const tens = FRESH.replaceAll('T', '10').replace('S10ock', 'Stock');
const symbols = FRESH.replace(/([\dTJQKA])([SHDC])/g, (_, rank, suit) => rank + '♠♥♦♣'['SHDC'.indexOf(suit)]);
const pysolfc = `Talon: ${DRAWN} ${STOCK}
Foundations: H-0 C-0 D-0 S-0
${COLUMNS.replace(/^/gm, ': ').replace(/: $/, '')}`
  .replaceAll('T', '10')
  .replace('10alon', 'Talon');

describe('reads', () => {
  test.each<[string, Rules, Uint8Array | string, Deal]>([
    ['our own text', fortyThieves, FRESH, fresh],
    ['UTF-8 bytes', fortyThieves, bytes(symbols, 'utf8'), fresh],
    ['a byte order mark', fortyThieves, bytes(`\uFEFF${FRESH}`, 'utf8'), fresh],
    ['UTF-16 as Windows writes it', fortyThieves, bytes(`\uFEFF${FRESH}`, 'utf16le'), fresh],
    ['Latin-1 that is ASCII', fortyThieves, bytes(FRESH, 'latin1'), fresh],
    ['CRLF', fortyThieves, FRESH.replaceAll('\n', '\r\n'), fresh],
    ['CR alone', fortyThieves, FRESH.replaceAll('\n', '\r'), fresh],
    ['no newline at the end', fortyThieves, FRESH.trimEnd(), fresh],
    ['blank lines and blanks', fortyThieves, `\n\n${FRESH.replaceAll('\n', '  \n\n\t')}`, fresh],
    ['lower case', fortyThieves, FRESH.toLowerCase(), fresh],
    ['upper case', fortyThieves, FRESH.toUpperCase(), fresh],
    ['10 for T', fortyThieves, tens, fresh],
    ['1 for A', fortyThieves, FRESH.replace(/A([SHDC])/g, '1$1'), fresh],
    ['suit symbols', fortyThieves, symbols, fresh],
    ['suit emoji', fortyThieves, symbols.replace(/[♠♥♦♣]/g, '$&\uFE0F'), fresh],
    ['outlined suit symbols', fortyThieves, symbols.replaceAll('♥', '♡').replaceAll('♦', '♢'), fresh],
    ['commas and tabs', fortyThieves, FRESH.replace(/ (?=[\dTJQKA][SHDC])/g, ',\t'), fresh],
    ['comments', fortyThieves, `# deal 42\n${edit(FRESH, 'QD\n', 'QD # first column\n')}`, fresh],
    ['the stock first', fortyThieves, `Stock: ${DRAWN} ${STOCK}\n${COLUMNS}`, fresh],
    ['a stock in two lines', fortyThieves, `${COLUMNS}Stock: ${DRAWN}\nStock: ${STOCK}`, fresh],
    ['text as PySolFC and fc-solve write it', fortyThieves, pysolfc, fresh],
    ['a position in play', fortyThieves, IN_PLAY, inPlay],
    ['a top card as foundation', fortyThieves, edit(IN_PLAY, 'S-A', 'AS'), inPlay],
    ['foundations that are empty', fortyThieves, edit(IN_PLAY, 'S-A', 'S-A S-0 H-0'), inPlay],
    ['an alias for foundations', fortyThieves, edit(IN_PLAY, 'Foundations', 'Founds'), inPlay],
    ['our JSON', fortyThieves, JSON.stringify(dealToJson(inPlay)), inPlay],
    ['JSON after a byte order mark', fortyThieves, `\uFEFF ${JSON.stringify(dealToJson(inPlay))}`, inPlay],
    ['JSON of a fresh deal', fortyThieves, JSON.stringify(dealToJson(fresh)), fresh],
    ['Solvitaire’s JSON', fortyThieves, formatSolvitaireJson(fortyThieves, fresh), fresh],
    ['Solvitaire’s JSON of a position', fortyThieves, formatSolvitaireJson(fortyThieves, inPlay), inPlay],
    [
      'Solvitaire’s older list of foundations',
      fortyThieves,
      edit(
        formatSolvitaireJson(fortyThieves, inPlay),
        /"foundations": \[\s*"AS"\s*\]/,
        '"foundations": [["AS"],[]]',
      ),
      inPlay,
    ],
    [
      'Solvitaire’s ranks as numbers',
      fortyThieves,
      formatSolvitaireJson(fortyThieves, fresh)
        .replaceAll('"K', '"13')
        .replaceAll('"Q', '"12')
        .replaceAll('"J', '"11')
        .replaceAll('"A', '"1'),
      fresh,
    ],
    ['redeals left', littleForty, `${IN_PLAY}Redeals: 1`, { ...inPlay, redeals: 1 }],
    ['redeals not said', littleForty, IN_PLAY, { ...inPlay, redeals: 3 }],
    [
      'redeals without limit',
      { ...littleForty, redeals: null },
      `${IN_PLAY}Redeals: unlimited`,
      { ...inPlay, redeals: null },
    ],
    [
      'face-down cards',
      rankAndFile,
      formatDealText(rankAndFile, dealNative(rankAndFile, '42')),
      dealNative(rankAndFile, '42'),
    ],
    ['a fresh deal with no card marked', rankAndFile, FRESH, dealNative(rankAndFile, '42')],
    [
      'Solvitaire’s JSON of a fresh deal with no card marked',
      rankAndFile,
      formatSolvitaireJson(fortyThieves, fresh),
      dealNative(rankAndFile, '42'),
    ],
    ['a position with no card marked: all are face up', rankAndFile, IN_PLAY, inPlay],
    [
      'Lucas without its aces',
      lucas,
      formatDealText(lucas, dealNative(lucas, '42')),
      dealNative(lucas, '42'),
    ],
    [
      'an empty column',
      fortyThieves,
      edit(IN_PLAY, '6D\nAS 7H 9C 7C\n', '6D 7H 9C 7C\n:\n').replace('S-A', 'S-A S-A'),
      {
        ...inPlay,
        columns: [
          ...inPlay.columns.slice(0, 8),
          [...(inPlay.columns[8] ?? []), ...(inPlay.columns[9] ?? []).slice(1)],
          [],
        ],
        foundations: [
          [0, 0],
          [0, 0],
          [1, 1],
          [0, 0],
        ],
      },
    ],
  ])('%s', (_what, rules, content, expected) => {
    expect(readDeal(rules, content)).toEqual(expected);
  });
});

const json = (change: object): string => JSON.stringify({ ...dealToJson(inPlay), ...change });
const solvitaire = (change: object): string =>
  JSON.stringify({ ...JSON.parse(formatSolvitaireJson(fortyThieves, inPlay)), ...change });
const columnsOf = (text: string): unknown[] => JSON.parse(text).columns;

describe('refuses', () => {
  test.each<[string, Rules, Uint8Array | string, RegExp]>([
    ['an empty file', fortyThieves, '', /empty/],
    ['only blanks', fortyThieves, ' \r\n\t', /empty/],
    ['only comments', fortyThieves, '# nothing\n', /10 columns, not 0/],
    [
      'a binary file',
      fortyThieves,
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      /binary/,
    ],
    ['UTF-16 without its mark', fortyThieves, bytes(FRESH, 'utf16le'), /binary/],
    ['Latin-1 that is not ASCII', fortyThieves, bytes(`# für dich\n${FRESH}`, 'latin1'), /UTF-8/],
    ['Latin-1 that someone decoded', fortyThieves, `# f\uFFFDr dich\n${FRESH}`, /UTF-8/],
    ['a line of 10 MB', fortyThieves, 'QS '.repeat(3_500_000), /too large/],
    ['a word of 900 kB', fortyThieves, 'Q'.repeat(900_000), /^Line 1: "Q{40}…" is no card/],
    ['prose', fortyThieves, 'Dear Sir or Madam', /^Line 1: "Dear" is no card/],
    ['a deal number', fortyThieves, 'pysolfc:24', /^Line 1: unknown part "pysolfc"/],
    ['an unknown suit', fortyThieves, edit(FRESH, '9H 2D', '9X 2D'), /^Line 2: "9X" is no card/],
    ['an unknown rank', fortyThieves, edit(FRESH, '9H 2D', '11H 2D'), /^Line 2: "11H" is no card/],
    ['cards run together', fortyThieves, edit(FRESH, '9H 2D', '9H2D'), /^Line 2: "9H2D" is no card/],
    ['suit before rank', fortyThieves, edit(FRESH, '9H 2D', 'H9 2D'), /^Line 2: "H9" is no card/],
    ['a joker', fortyThieves, edit(FRESH, '9H 2D', '🃏 2D'), /^Line 2: "🃏" is no card/],
    ['an escape sequence', fortyThieves, edit(FRESH, '9H 2D', '\u001b[31m9H 2D'), /binary/],
    ['a third copy', fortyThieves, edit(FRESH, '9H 2D', '5S 2D'), /^Line 4: third copy of 5♠; .*2 decks/],
    [
      'a third copy in the stock',
      fortyThieves,
      edit(FRESH, 'Stock: 2C', 'Stock: 5S'),
      /^Line 11: third copy of 5♠/,
    ],
    [
      'a third copy with one on a foundation',
      fortyThieves,
      edit(IN_PLAY, 'Waste: 2C', 'Waste: AS'),
      /^Line 12: third copy of A♠, counting the foundations/,
    ],
    ['a missing card', fortyThieves, edit(FRESH, 'Stock: 2C ', 'Stock: '), /stock has 63 cards; .*it has 64/],
    [
      'a missing card in play',
      fortyThieves,
      edit(IN_PLAY, 'Waste: 2C ', 'Waste: '),
      /^A card is missing: 2♣\.$/,
    ],
    [
      'many missing cards',
      fortyThieves,
      edit(IN_PLAY, /Stock: .*/, 'Stock:'),
      /^Cards are missing: ( ?[0-9JQKA]+[♣♥♠♦]){8} and 50 more\.$/,
    ],
    ['no stock', fortyThieves, COLUMNS, /stock has 0 cards/],
    ['a column too many', fortyThieves, `7C\n${FRESH}`, /^Line 11: one column too many; .*10 columns/],
    ['a column too few', fortyThieves, edit(FRESH, 'QD\n', 'QD '), /10 columns, not 9/],
    [
      'a long column',
      fortyThieves,
      edit(FRESH, /(5S 4S 4S QD)\n(9S) (.*)/, '$1 $2\n$3'),
      /^Line 1: column 1 has 5 cards; .*deals 4/,
    ],
    [
      'a column longer than play can make it',
      fortyThieves,
      edit(IN_PLAY, /^(.*)\n(.*)\n(.*)\n(.*)\n(.*)\n/, '$1 $2 $3 $4 $5\n-\n-\n-\n-\n').replaceAll(
        '-\n',
        ':\n',
      ),
      /^Line 1: column 1 has 20 cards; .*beyond 16/,
    ],
    [
      'an unknown part',
      fortyThieves,
      `${FRESH}Freecells: 5H`,
      /^Line 12: unknown part "Freecells"; there are stock/,
    ],
    [
      'a part that every object has',
      fortyThieves,
      `${FRESH}constructor: 5H`,
      /^Line 12: unknown part "constructor"/,
    ],
    [
      'a face-down card above a face-up one',
      rankAndFile,
      edit(FRESH, '9H 2D', '9H <2D>'),
      /^Line 2: 2♦ lies face down above/,
    ],
    [
      'a face-down top card',
      rankAndFile,
      edit(FRESH, '9S 9H 2D 7D', '<9S> <9H> <2D> <7D>'),
      /^Line 2: 7♦ .*on top/,
    ],
    [
      'face-down cards in some columns only',
      rankAndFile,
      edit(FRESH, '9S 9H 2D', '<9S> <9H> <2D>'),
      /^Line 1: column 1 has 0 face-down cards; .*deals 3/,
    ],
    [
      'face-down cards that the game has not',
      fortyThieves,
      edit(FRESH, '9S 9H', '<9S> 9H'),
      /^Line 2: column 2 has 1 face-down card; .*deals 0/,
    ],
    ['a bracket left open', fortyThieves, edit(FRESH, '9S 9H', '<9S 9H'), /^Line 2: "<9S" is no card/],
    [
      'a foundation with no rank',
      fortyThieves,
      edit(IN_PLAY, 'S-A', 'S-'),
      /^Line 13: "S-" is no foundation/,
    ],
    [
      'a foundation beyond the king',
      fortyThieves,
      edit(IN_PLAY, 'S-A', 'S-14'),
      /^Line 13: "S-14" is no foundation/,
    ],
    [
      'three foundations of a suit',
      fortyThieves,
      edit(IN_PLAY, 'S-A', 'S-A S-0 S-0'),
      /^Line 13: more than 2 foundations of ♠/,
    ],
    [
      'foundation cards that lie elsewhere too',
      fortyThieves,
      edit(IN_PLAY, 'S-A', 'S-2'),
      /^Line 11: third copy of 2♠, counting the foundations/,
    ],
    [
      'Lucas without an ace',
      lucas,
      `${formatDealText(lucas, dealNative(lucas, '42'))}Foundations: H-0\n`,
      /begins with all aces/,
    ],
    [
      'a waste longer than what was drawn',
      fortyThieves,
      edit(IN_PLAY, /5S 4S 4S QD\n/, ':\n').replace('Waste:', 'Waste: 5S 4S 4S QD'),
      /waste has 9 cards, but only 6/,
    ],
    [
      'a stock longer than the game has',
      fortyThieves,
      edit(IN_PLAY, /5S 4S 4S QD\n9S 9H 2D 7D\n/, ':\n:\n').replace(
        'Stock:',
        'Stock: 5S 4S 4S QD 9S 9H 2D 7D',
      ),
      /stock has 66 cards; .*more than 64/,
    ],
    ['negative redeals', littleForty, `${IN_PLAY}Redeals: -1`, /^Line 14: redeals .*"-1"/],
    ['redeals that are no number', littleForty, `${IN_PLAY}Redeals: some`, /^Line 14: redeals .*"some"/],
    [
      'redeals twice',
      littleForty,
      `${IN_PLAY}Redeals: 1\nRedeals: 2`,
      /^Line 15: the redeals are given twice/,
    ],
    ['more redeals than the game has', littleForty, `${IN_PLAY}Redeals: 4`, /4 redeals left; .*0 to 3/],
    ['redeals in a game without', fortyThieves, `${IN_PLAY}Redeals: 1`, /1 redeal left; .*has none/],
    [
      'redeals without limit in a game with one',
      littleForty,
      `${IN_PLAY}Redeals: unlimited`,
      /allows 3 redeals, not any number/,
    ],
    ['a card of a larger deck', small, edit(SMALL, '3C', '9S'), /^Line \d: 9♠ is no card of Small/],
    ['a foundation of a larger deck', small, `${SMALL}Foundations: H-6`, /^Line 5: 6♥ is no card of Small/],
    ['JSON that breaks off', fortyThieves, json({}).slice(0, 100), /not valid JSON/],
    ['JSON with a text after it', fortyThieves, `${json({})} done`, /not valid JSON/],
    ['JSON that is an array', fortyThieves, '[1, 2]', /must be an object/],
    ['JSON without columns', fortyThieves, '{}', /columns must be an array/],
    ['an unknown field', fortyThieves, json({ cells: [] }), /unknown field "cells"/],
    [
      'a field of the prototype',
      fortyThieves,
      `{"__proto__": {}, ${json({}).slice(1)}`,
      /unknown field "__proto__"/,
    ],
    ['columns that are an object', fortyThieves, json({ columns: {} }), /columns must be an array/],
    ['a column that is text', fortyThieves, json({ columns: ['5S 4S'] }), /columns, pile 1 must be an array/],
    ['a card that is a number', fortyThieves, json({ stock: [17] }), /^stock, card 1: 17 is no card/],
    [
      'a card that is an object',
      fortyThieves,
      json({ waste: ['2C', {}] }),
      /^waste, card 2: an object is no card/,
    ],
    ['a third copy in JSON', fortyThieves, json({ waste: ['2C', '5S'] }), /^waste, card 2: third copy of 5♠/],
    ['a pile that is null', fortyThieves, json({ stock: null }), /missing/],
    [
      'foundations that are an array',
      fortyThieves,
      json({ foundations: [1] }),
      /foundations must be an object/,
    ],
    ['foundations of an unknown suit', fortyThieves, json({ foundations: { X: [1] } }), /unknown field "X"/],
    [
      'half a card on a foundation',
      fortyThieves,
      json({ foundations: { S: [0.5] } }),
      /^foundations\.S: 0\.5 is no number of cards/,
    ],
    ['redeals that are text', fortyThieves, json({ redeals: '0' }), /redeals must be a number/],
    ['negative redeals in JSON', fortyThieves, json({ redeals: -1 }), /-1 redeals left/],
    ['half a redeal', littleForty, json({ redeals: 0.5 }), /0\.5 redeals left/],
    [
      'face-down above face-up in JSON',
      rankAndFile,
      json({ columns: [['5S', '<4S>', 'QD'], ...columnsOf(json({})).slice(1)] }),
      /^columns, pile 1, card 2: 4♠ lies face down above/,
    ],
    ['an unknown field of Solvitaire', fortyThieves, solvitaire({ hole: 'AS' }), /unknown field "hole"/],
    [
      'Solvitaire’s piles as text',
      fortyThieves,
      solvitaire({ 'tableau piles': 'AS' }),
      /tableau piles must be an array/,
    ],
    [
      'a gap in Solvitaire’s foundations',
      fortyThieves,
      solvitaire({ foundations: ['AS', '3S'] }),
      /^foundations, card 2: 3♠ doesn't follow/,
    ],
    [
      'a gap in its older foundations',
      fortyThieves,
      solvitaire({ foundations: [['2S']] }),
      /^foundations, pile 1, card 1: 2♠ doesn't follow/,
    ],
    [
      'a foundation of two suits',
      fortyThieves,
      solvitaire({ foundations: [['AS', '2H']] }),
      /^foundations, pile 1, card 2: 2♥ doesn't follow/,
    ],
    [
      'a second foundation in Solvitaire’s list',
      fortyThieves,
      solvitaire({ foundations: ['AS', 'AS'] }),
      /^foundations, card 2: A♠ doesn't follow/,
    ],
  ])('%s', (_what, rules, content, message) => {
    const read = () => readDeal(rules, content);
    expect(read).toThrow(InputError);
    expect(read).toThrow(message);
    expect(read).toThrow(/^[^\n\r]{1,250}$/);
  });
});

const outcome = (rules: Rules, content: Uint8Array | string): 'read' | 'refused' => {
  try {
    readDeal(rules, content);
    return 'read';
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect((error as Error).message).toMatch(/^[^\n\r]{1,300}$/);
    return 'refused';
  }
};

describe('any input is read or refused', () => {
  const settings = { seed: 42, numRuns: 1_000 };

  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
        outcome(fortyThieves, content);
      }),
      settings,
    );
  });

  test('any words', () => {
    const word = fc.constantFrom(
      '5S',
      'TD',
      '<9H>',
      'Stock:',
      'Waste:',
      'H-6',
      'Redeals:',
      '\n',
      '-',
      '#',
      ':',
      '10♦',
      '{',
      '"',
    );
    const text = fc.array(fc.oneof(word, fc.string({ maxLength: 4 })), { maxLength: 60 });
    fc.assert(
      fc.property(text, (words) => {
        outcome(rankAndFile, words.join(' '));
      }),
      settings,
    );
  });

  test('any JSON', () => {
    const key = fc.constantFrom('columns', 'stock', 'waste', 'foundations', 'redeals', 'tableau piles');
    const pile = fc.array(fc.constantFrom<unknown>('5S', 'TD', '<9H>', '9h', 'AS', '', 3, null), {
      maxLength: 5,
    });
    const value = fc.oneof(fc.jsonValue(), pile, fc.array(pile, { maxLength: 12 }));
    fc.assert(
      fc.property(fc.dictionary(key, value), (fields) => {
        outcome(rankAndFile, JSON.stringify(fields));
      }),
      settings,
    );
  });

  test('good deals with a few characters changed; both outcomes come up', () => {
    const good = fc.constantFrom(FRESH, IN_PLAY, pysolfc, json({}), solvitaire({}));
    const change = fc.tuple(
      fc.nat(),
      fc.constantFrom('', ' ', '\n', '5', 'S', ',', '<', '>', ':', '-', '[', '"', '#', '1'),
    );
    const seen = new Set<string>();
    fc.assert(
      fc.property(good, fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
        const changed = changes.reduce((current, [place, insertion]) => {
          const at = place % current.length;
          return current.slice(0, at) + insertion + current.slice(at + (place % 2));
        }, text);
        seen.add(outcome(fortyThieves, changed));
      }),
      settings,
    );
    expect([...seen].sort()).toEqual(['read', 'refused']);
  });

  test('the largest input that is looked at takes no longer than a moment', () => {
    const started = performance.now();
    for (const piece of [
      '5S ',
      '<',
      '5S\n',
      ':',
      '#',
      '-',
      'Stock: 5S\n',
      'Waste: ',
      '[',
      '{',
      ' ',
      '\u2660',
    ]) {
      outcome(fortyThieves, piece.repeat(Math.floor(999_999 / piece.length)));
    }
    outcome(fortyThieves, `Stock: ${'5S '.repeat(330_000)}`);
    outcome(fortyThieves, json({ stock: Array(150_000).fill('5S') }));
    outcome(fortyThieves, `{"stock": [${'['.repeat(400_000)}${']'.repeat(400_000)}]}`);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
