// Makes a winning line shorter, never longer. Two ways, in turn until neither helps or the nodes are used up:
//
// - Leave out a move that only moves cards about, and follow the rest of the line by its cards: each card goes where
//   the line sends it (to its foundation, onto a card of the same value, to an empty column), from where it lies
//   now; moves that have become idle drop out too.
// - From each position of the line, search breadth first for a position further on that fewer moves lead to. Equal
//   positions may have their columns in another order, so the rest of the line is renamed.
//
// Nothing here shows that a line is the shortest.
import type { Deal } from '../deals/deal.ts';
import type { Move } from '../rules/move.ts';
import type { Rules } from '../rules/rules.ts';
import { generateAll, moveRoom } from './generate.ts';
import { FACE_DOWN } from './layout.ts';
import { FOUNDATION, packedMove, packMove, STOCK, unpackMove, WASTE } from './moves.ts';
import { Preview } from './preview.ts';
import { StageTable } from './stage-table.ts';
import { State } from './state.ts';
import { Store } from './store.ts';

/** What shortening may cost if nothing else is said: about half a second. */
export const SHORTEN_NODES = 200_000;

/** Nodes that the search from one position of the line may expand. */
const WINDOW_NODES = 400;

/** A line at most as long that wins the same deal; `nodes` bounds the positions expanded and the moves replayed. */
export function shorten(rules: Rules, deal: Deal, line: readonly Move[], nodes: number): Move[] {
  const shortener = new Shortener(rules, deal, nodes);
  return shortener.run(line.map(packedMove)).map(unpackMove);
}

class Shortener {
  private readonly rules: Rules;
  private readonly deal: Deal;
  private nodesLeft: number;

  constructor(rules: Rules, deal: Deal, nodes: number) {
    this.rules = rules;
    this.deal = deal;
    this.nodesLeft = nodes;
  }

  run(line: readonly number[]): readonly number[] {
    let best = line;
    for (;;) {
      const length = best.length;
      best = this.leaveOut(best);
      best = this.takeShortcuts(best);
      if (best.length === length || this.nodesLeft <= 0) return best;
    }
  }

  /** Tries to do without each move in turn, from the end. */
  private leaveOut(line: readonly number[]): readonly number[] {
    let best = line;
    for (let skip = line.length - 1; skip >= 0 && this.nodesLeft > 0; skip--) {
      if (skip >= best.length) continue;
      const move = best[skip]!;
      const to = (move >> 5) & 31;
      if ((move & 31) >= FOUNDATION || to === FOUNDATION) continue;
      const shorter = this.follow(best, skip);
      if (shorter !== undefined && shorter.length < best.length) best = shorter;
    }
    return best;
  }

  /** Follows a line by its cards without one of its moves; undefined if that doesn't win. */
  private follow(line: readonly number[], skip: number): number[] | undefined {
    const model = new State(this.rules, this.deal);
    const state = new State(this.rules, this.deal);
    const made: number[] = [];
    for (let i = 0; i < line.length; i++) {
      this.nodesLeft--;
      const move = line[i]!;
      if (i !== skip) {
        const own = translate(model, move, state);
        if (own === undefined) return undefined;
        if (own !== IDLE) {
          made.push(own);
          state.make(own);
        }
      }
      model.make(move);
    }
    return state.remaining === 0 ? made : undefined;
  }

  /** Replaces stretches of the line by shorter ones that a search finds. */
  private takeShortcuts(line: readonly number[]): readonly number[] {
    let best = line;
    for (let start = 0; start < best.length && this.nodesLeft > 0; start++) {
      best = this.shortcut(best, start) ?? best;
    }
    return best;
  }

  private shortcut(line: readonly number[], start: number): readonly number[] | undefined {
    const state = new State(this.rules, this.deal);
    for (let i = 0; i < start; i++) state.make(line[i]!);
    const later = new StageTable();
    const ahead = line.slice(start);
    const tokens: number[] = [];
    ahead.forEach((move, i) => {
      tokens.push(state.make(move));
      later.findOrAdd(state.keyLow, state.keyHigh, i + 1);
    });
    for (let i = ahead.length - 1; i >= 0; i--) state.unmake(ahead[i]!, tokens[i]!);
    const found = this.searchWindow(state, later);
    if (found === undefined) return undefined;
    const model = new State(this.rules, this.deal);
    for (let i = 0; i < start + found.index; i++) model.make(line[i]!);
    const own = new State(this.rules, this.deal);
    const made = [...line.slice(0, start), ...found.moves];
    for (const move of made) own.make(move);
    const names = columnNames(model, own);
    return [...made, ...line.slice(start + found.index).map((move) => rename(move, names))];
  }

  /** The best shortcut from the state's position to one of the later ones, by moves saved. */
  private searchWindow(state: State, later: StageTable): { moves: number[]; index: number } | undefined {
    const store = new Store(state, WINDOW_NODES);
    const seen = new StageTable();
    const moves = new Int32Array(moveRoom(state));
    const preview = new Preview(moves.length);
    const parents: number[] = [-1];
    const via: number[] = [0];
    const depths: number[] = [0];
    store.save(0, state);
    seen.findOrAdd(state.keyLow, state.keyHigh, 0);
    let best: { node: number; move: number; index: number } | undefined;
    let saved = 0;
    for (let node = 0; node < parents.length && this.nodesLeft > 0; node++) {
      this.nodesLeft--;
      store.load(node, state);
      const end = generateAll(state, moves, 0);
      preview.run(state, moves, 0, end);
      for (let i = 0; i < end; i++) {
        const move = moves[i]!;
        const low = preview.low[i]!;
        const high = preview.high[i]!;
        const index = later.find(low, high);
        if (index - depths[node]! - 1 > saved) {
          saved = index - depths[node]! - 1;
          best = { node, move, index };
        }
        if (parents.length === WINDOW_NODES) continue;
        if (seen.findOrAdd(low, high, parents.length) >= 0) continue;
        const token = state.make(move);
        store.save(parents.length, state);
        state.unmake(move, token);
        parents.push(node);
        via.push(move);
        depths.push(depths[node]! + 1);
      }
    }
    if (best === undefined) return undefined;
    const path = [best.move];
    for (let node = best.node; node > 0; node = parents[node]!) path.unshift(via[node]!);
    return { moves: path, index: best.index };
  }
}

const IDLE = 0;

/** What a move of the model's line means in another position of the same game; IDLE if it is done, undefined if it can't be. */
function translate(model: State, move: number, state: State): number | undefined {
  const from = move & 31;
  const to = (move >> 5) & 31;
  const count = move >> 10;
  if (from === STOCK) return state.pile - state.wasteSize >= count ? move : undefined;
  if (from === WASTE && to === STOCK) {
    const isOver = state.pile === state.wasteSize && state.wasteSize > 0 && state.redeals > 0;
    return isOver ? packMove(WASTE, STOCK, state.wasteSize) : undefined;
  }
  const card = from === WASTE ? model.sequence[model.wasteTop()]! : cardFromTop(model, from, count);
  const source = from === WASTE ? wasteIfTop(state, card) : columnWith(state, card, count, from);
  if (source === undefined) return undefined;
  if (to === FOUNDATION) return state.wants(card) ? packMove(source, FOUNDATION, 1) : undefined;
  const { length } = state;
  // Of twins, those that the line means, if they lie as they do there.
  if (source === from && topOf(model, to) === topOf(state, to)) return move;
  if (model.length[to] === 0) {
    if (source !== WASTE && length[source] === count) return IDLE;
    const empty = length.indexOf(0);
    return empty < 0 ? undefined : packMove(source, empty, count);
  }
  const under = cardFromTop(model, to, 1);
  if (source !== WASTE && length[source]! > count && cardFromTop(state, source, count + 1) === under)
    return IDLE;
  const target = columnWith(state, under, 1, to);
  return target === undefined || target === source ? undefined : packMove(source, target, count);
}

/** The card that lies `count` cards from a column's top, counted from 1; its face-down bit is kept. */
const cardFromTop = (state: State, column: number, count: number): number =>
  state.cards[(column << state.layout.shift) + state.length[column]! - count]!;

/** The card on top of a column; 0 if it is empty. */
const topOf = (state: State, column: number): number =>
  state.length[column] === 0 ? 0 : cardFromTop(state, column, 1);

function wasteIfTop(state: State, card: number): number | undefined {
  const top = state.wasteTop();
  return top !== 0 && state.sequence[top] === card ? WASTE : undefined;
}

/**
 * A column in which the card, face up, lies `count` from the top, at the head of a run that may move; if there are
 * several, because of twins, the one that the line means.
 */
function columnWith(state: State, card: number, count: number, meant: number): number | undefined {
  const { layout, length, run } = state;
  for (let i = 0; i < layout.columns; i++) {
    const column = (meant + i) % layout.columns;
    const depth = length[column]!;
    if (depth < count || run[(column << layout.shift) + depth]! < count) continue;
    if (cardFromTop(state, column, count) === (card & ~FACE_DOWN)) return column;
  }
  return undefined;
}

/** For each column of one position, the column of an equal position that holds the same cards. */
function columnNames(model: State, state: State): number[] {
  const cardsOf = (of: State, column: number): string =>
    of.cards.subarray(column << of.layout.shift, (column << of.layout.shift) + of.length[column]!).join();
  const free = Array.from({ length: state.layout.columns }, (_, column) => cardsOf(state, column));
  return free.map((_, column) => {
    const name = free.indexOf(cardsOf(model, column));
    free[name] = 'taken';
    return name;
  });
}

function rename(move: number, names: readonly number[]): number {
  const name = (pile: number): number => (pile < FOUNDATION ? names[pile]! : pile);
  return packMove(name(move & 31), name((move >> 5) & 31), move >> 10);
}
