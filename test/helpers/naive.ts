// The truth on small decks: looks at every position that can be reached, breadth first, and leaves nothing out.
// The rules are written down here a third time, as strings with one character a card, since the reference engine is
// too slow for this; a test holds the two against each other.
import { rankOf, suitOf } from '../../src/cards/card.ts';
import { fullDeck } from '../../src/cards/deck.ts';
import type { Deal } from '../../src/deals/deal.ts';
import type { Build, Rules } from '../../src/rules/rules.ts';

/** Piles as strings: a card that lies face up is the character 64 + card, face down 192 + card. */
interface Position {
  /** In alphabetical order, since the order of columns doesn't matter. */
  readonly columns: readonly string[];
  /** The next card first. */
  readonly stock: string;
  /** The top card last. */
  readonly waste: string;
  readonly redeals: number | null;
  /** Heights of all foundations, those of the first suit first. */
  readonly foundations: readonly number[];
}

const FACE_UP = 64;
const FACE_DOWN = 192;

const written = (cards: readonly number[], faceDown = 0): string =>
  String.fromCharCode(...cards.map((card, depth) => card + (depth < faceDown ? FACE_DOWN : FACE_UP)));

const read = (deal: Deal): Position => ({
  columns: deal.columns.map((cards, column) => written(cards, deal.faceDown[column])).sort(),
  stock: written(deal.stock),
  waste: written(deal.waste),
  redeals: deal.redeals,
  foundations: deal.foundations.flat(),
});

/** Two positions are the same if and only if this is the same; foundations follow from the rest. */
const identity = ({ columns, stock, waste, redeals }: Position): string =>
  `${columns.join(',')}/${stock}/${waste}/${redeals}`;

const fits = (build: Build, card: number, under: number): boolean => {
  if (rankOf(under) - rankOf(card) !== 1) return false;
  if (build === 'same-suit') return suitOf(card) === suitOf(under);
  if (build === 'other-suit') return suitOf(card) !== suitOf(under);
  return build === 'any-suit' || suitOf(card) % 2 !== suitOf(under) % 2;
};

/** Whether one character fits on another, at `upper << 8 | lower`; nothing fits that lies face down. */
function fitTable(rules: Rules, build: Build): Uint8Array {
  const table = new Uint8Array(2 ** 16);
  const cards = fullDeck(1, rules.suits, rules.ranks);
  for (const upper of cards) {
    for (const lower of cards) {
      if (fits(build, upper, lower)) table[((FACE_UP + upper) << 8) | (FACE_UP + lower)] = 1;
    }
  }
  return table;
}

/** Where a table has the card at `depth` of a column on the one below it. */
const pairOf = (column: string, depth: number): number =>
  (column.charCodeAt(depth) << 8) | column.charCodeAt(depth - 1);

/** A column without its last `count` cards; what lies face down on top then turns up. */
function cut(column: string, count: number): string {
  const rest = column.slice(0, -count);
  const top = rest.charCodeAt(rest.length - 1);
  return top >= FACE_DOWN ? rest.slice(0, -1) + String.fromCharCode(top - FACE_DOWN + FACE_UP) : rest;
}

export class NaiveGame {
  private readonly rules: Rules;
  private readonly builds: Uint8Array;
  private readonly holds: Uint8Array;

  constructor(rules: Rules) {
    this.rules = rules;
    this.builds = fitTable(rules, rules.build);
    this.holds = fitTable(rules, rules.runBuild);
  }

  /**
   * Whether the deal can be won, and how many positions were met: all that can be reached, if it can't. Undefined if
   * there are more than `limit`.
   */
  solve(deal: Deal, limit: number): { readonly winnable: boolean; readonly positions: number } | undefined {
    const start = read(deal);
    const met = new Set([identity(start)]);
    let layer = [start];
    while (layer.length > 0) {
      const next: Position[] = [];
      for (const position of layer) {
        if (this.isWon(position)) return { winnable: true, positions: met.size };
        for (const child of this.children(position)) {
          const size = met.size;
          if (met.add(identity(child)).size > size) next.push(child);
        }
        if (met.size > limit) return undefined;
      }
      layer = next;
    }
    return { winnable: false, positions: met.size };
  }

  /** All positions that can be reached and from which the game can be won. Undefined if there are more than `limit` in all. */
  winnablePositions(deal: Deal, limit: number): Deal[] | undefined {
    const start = read(deal);
    const found = [start];
    const indices = new Map([[identity(start), 0]]);
    const parents: number[][] = [[]];
    for (const [index, position] of found.entries()) {
      if (found.length > limit) return undefined;
      for (const child of this.children(position)) {
        const id = identity(child);
        const known = indices.get(id);
        parents[known ?? found.length] = [...(parents[known ?? found.length] ?? []), index];
        if (known !== undefined) continue;
        indices.set(id, found.length);
        found.push(child);
      }
    }
    const winnable = new Set<number>();
    for (const [index, position] of found.entries()) if (this.isWon(position)) winnable.add(index);
    for (const index of winnable) for (const parent of parents[index] ?? []) winnable.add(parent);
    return [...winnable].map((index) => this.dealOf(found[index] as Position));
  }

  private dealOf({ columns, stock, waste, redeals, foundations }: Position): Deal {
    const cardsOf = (pile: string) => Array.from(pile, (character) => character.charCodeAt(0) % FACE_UP);
    const { decks } = this.rules;
    return {
      columns: columns.map(cardsOf),
      faceDown: columns.map(
        (column) => Array.from(column).filter((card) => card.charCodeAt(0) >= FACE_DOWN).length,
      ),
      stock: cardsOf(stock),
      waste: cardsOf(waste),
      foundations: Array.from({ length: this.rules.suits }, (_, suit) =>
        foundations.slice(suit * decks, (suit + 1) * decks).sort((a, b) => b - a),
      ),
      redeals,
    };
  }

  /** The positions after each legal move, as `identityOf` tells them apart. */
  childrenOf(deal: Deal): string[] {
    return this.children(read(deal)).map(identity);
  }

  static identityOf(deal: Deal): string {
    return identity(read(deal));
  }

  private isWon({ foundations }: Position): boolean {
    return foundations.every((height) => height === this.rules.ranks);
  }

  private children(position: Position): Position[] {
    const { columns, stock, waste, redeals, foundations } = position;
    const { draw } = this.rules;
    const children: Position[] = [];
    for (const [from, column] of columns.entries()) {
      for (let count = this.movable(column); count > 0; count--) {
        const rest = columns.with(from, cut(column, count));
        this.place(
          children,
          { columns: rest, stock, waste, redeals, foundations },
          column.slice(-count),
          from,
        );
      }
    }
    if (waste !== '') {
      const rest = { columns, stock, waste: waste.slice(0, -1), redeals, foundations };
      this.place(children, rest, waste.slice(-1), undefined);
    }
    if (stock !== '') {
      children.push({ ...position, stock: stock.slice(draw), waste: waste + stock.slice(0, draw) });
    } else if (waste !== '' && redeals !== 0) {
      children.push({ ...position, stock: waste, waste: '', redeals: redeals === null ? null : redeals - 1 });
    }
    return children;
  }

  /** How many cards at the end of a column may move as one. */
  private movable(column: string): number {
    const most = this.rules.moveRuns ? column.length : Math.min(1, column.length);
    let count = Math.min(1, most);
    while (count < most && this.holds[pairOf(column, column.length - count)] === 1) count++;
    return count;
  }

  /** Adds the positions in which `cards`, taken from column `from` or the waste, lie wherever they may. */
  private place(children: Position[], rest: Position, cards: string, from: number | undefined): void {
    const { columns, stock, waste, redeals, foundations } = rest;
    for (const [to, column] of columns.entries()) {
      if (to === from || !this.mayLie(cards, column, from)) continue;
      children.push({ columns: columns.with(to, column + cards).sort(), stock, waste, redeals, foundations });
    }
    if (cards.length > 1) return;
    const card = cards.charCodeAt(0) - FACE_UP;
    const begin = suitOf(card) * this.rules.decks;
    for (let pile = begin; pile < begin + this.rules.decks; pile++) {
      if (foundations[pile] !== rankOf(card) - 1) continue;
      const raised = foundations.with(pile, rankOf(card));
      children.push({ columns: columns.toSorted(), stock, waste, redeals, foundations: raised });
    }
  }

  private mayLie(cards: string, column: string, from: number | undefined): boolean {
    if (column !== '')
      return this.builds[(cards.charCodeAt(0) << 8) | column.charCodeAt(column.length - 1)] === 1;
    switch (this.rules.emptyColumn) {
      case 'any':
        return true;
      case 'none':
        return false;
      case 'king':
        return rankOf(cards.charCodeAt(0) - FACE_UP) === this.rules.ranks;
      case 'waste':
        return from === undefined;
    }
  }
}
