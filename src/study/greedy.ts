// A simple player, to tell how hard a deal is for people: quick, without plans, and blind to face-down cards and to
// the order of the stock. It plays on the solver's position because that is fast enough for thousands of deals.

import type { Deal } from '../deals/deal.ts';
import { mt19937, type NextWord } from '../deals/mt19937.ts';
import type { Rules } from '../rules/rules.ts';
import { emptyTargets, generateTableau, generateWaste, moveRoom, stockMove } from '../solver/generate.ts';
import { FACE_DOWN } from '../solver/layout.ts';
import { FOUNDATION, WASTE } from '../solver/moves.ts';
import { State } from '../solver/state.ts';

/** How often a deal was tried, and how many of these tries won. */
export interface Tries {
  readonly tries: number;
  readonly wins: number;
}

/** How often the player does what it likes best, rather than what it likes next. */
const CARE = 0.8;
/** How often it fills an empty column while it could still draw. */
const FILLING = 0.3;

/**
 * Plays a deal so many times. The tries differ in luck alone, and are the same for every deal and on every machine.
 * The deal must have passed `checkDeal`.
 */
export function playGreedily(rules: Rules, deal: Deal, tries: number): Tries {
  const player = new Player(new State(rules, deal));
  let wins = 0;
  for (let attempt = 1; attempt <= tries; attempt++) if (player.wins(mt19937(attempt))) wins++;
  return { tries, wins };
}

class Player {
  readonly #state: State;
  readonly #moves: Int32Array;
  /** What was played, to take it back. */
  readonly #played: { readonly move: number; readonly token: number }[] = [];

  constructor(state: State) {
    this.#state = state;
    this.#moves = new Int32Array(moveRoom(state));
  }

  /** Plays once, and leaves the state as it was. */
  wins(nextWord: NextWord): boolean {
    const chance = () => nextWord() / 2 ** 32;
    // A redeal after which nothing was played leads nowhere.
    let playedSinceRedeal = true;
    for (let move = this.#choose(chance); move !== 0; move = this.#choose(chance)) {
      const isRedeal = move === stockMove(this.#state) && (move & 31) === WASTE;
      if (isRedeal && !playedSinceRedeal) break;
      playedSinceRedeal = isRedeal ? false : playedSinceRedeal || move !== stockMove(this.#state);
      this.#played.push({ move, token: this.#state.make(move) });
    }
    const won = this.#state.remaining === 0;
    for (let last = this.#played.pop(); last !== undefined; last = this.#played.pop()) {
      this.#state.unmake(last.move, last.token);
    }
    return won;
  }

  /**
   * A card to its foundation, else a build that empties a column or turns up a card, any other build, a card for an
   * empty column, and a draw; 0 if nothing is left. A card that lies on a fitting one stays there, so that every move
   * puts something in order and the game ends.
   */
  #choose(chance: () => number): number {
    const state = this.#state;
    const moves = this.#moves;
    const targets = emptyTargets(state);
    const end = generateWaste(state, targets, moves, generateTableau(state, targets, moves, 0));
    const openings: number[] = [];
    const builds: number[] = [];
    const fillings: number[] = [];
    for (let index = 0; index < end; index++) {
      const move = moves[index] as number;
      const to = (move >> 5) & 31;
      if (to === FOUNDATION) return move;
      if ((move & 31) !== WASTE && this.#isInPlace(move)) continue;
      const kind = (targets & (1 << to)) !== 0 ? fillings : this.#opens(move) ? openings : builds;
      kind.push(move);
    }
    const stock = stockMove(state);
    const pick = (list: readonly number[]): number => list[Math.floor(chance() * list.length)] as number;
    if (openings.length > 0 && chance() < CARE) return pick(openings);
    if (builds.length > 0 && chance() < CARE) return pick(builds);
    if (fillings.length > 0 && (stock === 0 || chance() < FILLING)) return pick(fillings);
    if (stock !== 0) return stock;
    const rest = [...openings, ...builds];
    return rest.length > 0 ? pick(rest) : 0;
  }

  /** Whether the first card of a column's move lies on one that it may be built on. */
  #isInPlace(move: number): boolean {
    const { layout, cards, length } = this.#state;
    const column = move & 31;
    const first = (length[column] as number) - (move >> 10);
    if (first === 0) return false;
    const at = (column << layout.shift) + first;
    return layout.fits[((cards[at] as number) << 7) | (cards[at - 1] as number)] === 1;
  }

  /** Whether a move empties a column or turns up a card. */
  #opens(move: number): boolean {
    const { layout, cards, length } = this.#state;
    const column = move & 31;
    if (column === WASTE) return false;
    const left = (length[column] as number) - (move >> 10);
    return left === 0 || ((cards[(column << layout.shift) + left - 1] as number) & FACE_DOWN) !== 0;
  }
}
