// The solver's State, read and checked from outside: as a deal, as text that holds all that counts in it, and with
// its running sums worked out again from the cards alone.
import { type Card, rankOf, suitOf } from '../../src/cards/card.ts';
import type { Deal } from '../../src/deals/deal.ts';
import { isBuiltOn } from '../../src/game/run.ts';
import type { Move, Pile } from '../../src/rules/move.ts';
import type { Rules } from '../../src/rules/rules.ts';
import { NOTHING } from '../../src/solver/faces.ts';
import { generateAll, moveRoom } from '../../src/solver/generate.ts';
import { chainHigh, chainLow } from '../../src/solver/hash.ts';
import { FACE_DOWN } from '../../src/solver/layout.ts';
import { FOUNDATION, packMove, STOCK, unpackMove, WASTE } from '../../src/solver/moves.ts';
import type { State } from '../../src/solver/state.ts';

const CODES = { foundation: FOUNDATION, waste: WASTE, stock: STOCK } as const;
const code = (pile: Pile): number => (typeof pile === 'number' ? pile : CODES[pile]);

/** A move as the solver writes it. */
export const packed = ({ from, to, count }: Move): number => packMove(code(from), code(to), count);

/** What `generateAll` lists. */
export function kernelMoves(state: State): Move[] {
  const moves = new Int32Array(moveRoom(state));
  const end = generateAll(state, moves, 0);
  const unpacked: Move[] = [];
  for (let i = 0; i < end; i++) unpacked.push(unpackMove(moves[i] as number));
  return unpacked;
}

/** The codes in a column, deepest first; face-down cards carry FACE_DOWN. */
function codesOf(state: State, column: number): number[] {
  const start = column << state.layout.shift;
  return [...state.cards.subarray(start, start + (state.length[column] ?? 0))];
}

const columnsOf = (state: State): number[][] =>
  Array.from({ length: state.layout.columns }, (_, column) => codesOf(state, column));

/** Indices in the sequence of the cards still there: those of the waste and those of the stock. */
function indicesOf(state: State): { waste: number[]; stock: number[] } {
  const indices: number[] = [];
  const end = state.layout.stockLength + 1;
  for (let index = state.following[0] ?? end; index !== end; index = state.following[index] ?? end) {
    indices.push(index);
  }
  return {
    waste: indices.filter((index) => index < state.next),
    stock: indices.filter((index) => index >= state.next),
  };
}

/** The cards of the waste, the top one last. */
const wasteOf = (state: State): Card[] =>
  indicesOf(state).waste.map((index) => state.sequence[index] as Card);

/**
 * The position that a State holds. It knows of face-down cards only in games that move runs: in the others, where
 * they change nothing, all cards lie face up.
 */
export function dealOf(state: State): Deal {
  const { rules, decks } = state.layout;
  const columns = columnsOf(state);
  const ranks = Array.from({ length: rules.ranks }, (_, index) => index + 1);
  return {
    columns: columns.map((codes) => codes.map((card) => card & ~FACE_DOWN)),
    faceDown: columns.map((codes) => codes.filter((card) => (card & FACE_DOWN) !== 0).length),
    stock: indicesOf(state).stock.map((index) => state.sequence[index] as Card),
    waste: wasteOf(state),
    foundations: Array.from({ length: rules.suits }, (_, suit) =>
      Array.from(
        { length: decks },
        (_, pile) => ranks.filter((rank) => (state.out[(suit << 4) | rank] ?? 0) > pile).length,
      ),
    ),
    redeals: state.redealCost === 0 ? null : state.redeals,
  };
}

/** The same position as the State would tell it. */
export const asKernelSees = (rules: Rules, position: Deal): Deal =>
  rules.moveRuns ? position : { ...position, faceDown: position.faceDown.map(() => 0) };

/**
 * What makes a position, as the key should see it: two States of one deal with the same text differ in nothing but
 * the order of columns. Twins in columns are one; stock and waste are told by index.
 */
export function identityOf(state: State): string {
  const { waste, stock } = indicesOf(state);
  const columns = columnsOf(state).map((codes) => codes.join(' '));
  return `${columns.sort().join('|')} ${waste.join(' ')}/${stock.join(' ')} ${state.redeals}`;
}

/** The key of a State, low and high half, summed up anew. */
export function keyFromScratch(state: State): readonly [number, number] {
  const { layout } = state;
  const { waste, stock } = indicesOf(state);
  const left = new Set([...waste, ...stock]);
  let low = (layout.pointerLow[state.next] ?? 0) + (layout.redealLow[state.redeals] ?? 0);
  let high = (layout.pointerHigh[state.next] ?? 0) + (layout.redealHigh[state.redeals] ?? 0);
  for (let index = 1; index <= layout.stockLength; index++) {
    if (left.has(index)) continue;
    low += layout.goneLow[index] ?? 0;
    high += layout.goneHigh[index] ?? 0;
  }
  for (const codes of columnsOf(state)) {
    low += codes.reduce((hash, card) => chainLow(hash, layout.cardLow[card] ?? 0), 0);
    high += codes.reduce((hash, card) => chainHigh(hash, layout.cardHigh[card] ?? 0), 0);
  }
  return [low | 0, high | 0];
}

const pack = (counts: readonly number[]): number =>
  counts.reduce((sum, count, i) => sum + (count << (8 * i)), 0);

const count = (cards: readonly Card[], holds: (card: Card, below: readonly Card[]) => boolean): number =>
  cards.filter((card, depth) => holds(card, cards.slice(0, depth))).length;

const isAboveLower = (card: Card, below: readonly Card[]): boolean =>
  below.some((other) => rankOf(other) < rankOf(card));
const isAboveLowerOfSuit = (card: Card, below: readonly Card[]): boolean =>
  below.some((other) => suitOf(other) === suitOf(card) && rankOf(other) < rankOf(card));

/**
 * Counted anew and packed as in State: for the columns, cards above a lower card, above a lower one of their suit,
 * kings not at the bottom, cards on a fitting card that lies face up; for the waste the first two, and kings.
 */
export function featuresFromScratch(state: State): { columns: number; waste: number } {
  const { rules } = state.layout;
  const { columns, faceDown } = dealOf(state);
  const isKing = (card: Card): boolean => rankOf(card) === rules.ranks;
  const ofColumn = (cards: readonly Card[], hidden: number): number =>
    pack([
      count(cards, isAboveLower),
      count(cards, isAboveLowerOfSuit),
      count(cards, (card, below) => isKing(card) && below.length > 0),
      count(cards, (card, below) => {
        const under = below.at(-1);
        return under !== undefined && below.length > hidden && isBuiltOn(rules.build, card, under);
      }),
    ]);
  const waste = wasteOf(state);
  return {
    columns: columns.reduce((sum, cards, column) => sum + ofColumn(cards, faceDown[column] ?? 0), 0),
    waste: pack([count(waste, isAboveLower), count(waste, isAboveLowerOfSuit), count(waste, isKing)]),
  };
}

/** The packed features of the waste that State keeps. */
export const wasteFeaturesOf = (state: State): number => state.wasteFeatures[state.wasteTop()] ?? 0;

/** What State keeps about the tops of columns and about what foundations would take. */
export const facesOf = ({ tops, topBits, topRanks, wanted }: State): number[] => [
  ...tops,
  ...topBits,
  ...topRanks,
  ...wanted,
];

/** The same, found anew. */
export function facesFromScratch(state: State): number[] {
  const { out, topBits, topRanks, wanted } = state;
  const tops = columnsOf(state).map((codes) => codes.at(-1) ?? NOTHING);
  const bits = (
    holds: (top: number, column: number) => boolean,
    bit: (top: number, column: number) => number,
  ) => tops.reduce((sum, top, column) => (holds(top, column) ? sum | (1 << bit(top, column)) : sum), 0);
  return [
    ...tops,
    ...topBits.map((_, card) =>
      bits(
        (top) => top === card,
        (_top, column) => column,
      ),
    ),
    ...topRanks.map((_, suit) =>
      bits(
        (top) => top >> 4 === suit,
        (top) => top & 15,
      ),
    ),
    ...wanted.map((_, suit) =>
      Array.from({ length: 15 }, (_rank, index) => (suit << 4) | (index + 1))
        .filter((card) => (out[card] as number) < (out[card - 1] as number))
        .reduce((sum, card) => sum | (1 << (card & 15)), 0),
    ),
  ];
}

/** All that counts in a State, as numbers; what lies beyond the end of a column or of the waste doesn't. */
export function snapshot(state: State): number[] {
  const { layout, length, out, next, pile, wasteSize, redeals, remaining, keyLow, keyHigh } = state;
  const numbers = [next, pile, wasteSize, redeals, remaining, keyLow, keyHigh, state.columnFeatures];
  numbers.push(...out, ...facesOf(state));
  const perDepth = [state.hashLow, state.hashHigh, state.features, state.minima];
  for (let column = 0; column < layout.columns; column++) {
    const start = column << layout.shift;
    const end = start + (length[column] as number);
    numbers.push(end);
    for (let i = start; i < end; i++) numbers.push(state.cards[i] as number, state.run[i + 1] as number);
    for (const values of perDepth) for (let i = start; i <= end; i++) numbers.push(values[i] as number);
  }
  for (let index = 0; index <= layout.stockLength; index = state.following[index] as number) {
    numbers.push(index, state.before[state.following[index] as number] as number);
    if (index < next) numbers.push(state.wasteFeatures[index] as number, state.wasteMinima[index] as number);
  }
  return numbers;
}
