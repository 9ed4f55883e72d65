// Watching a solution. The positions and the words come from the engine that replays solutions everywhere else.
import { symbolCard } from '../../../cards/text.ts';
import { countOf } from '../../../count-of.ts';
import { parseMove } from '../../../game/compact.ts';
import type { Position } from '../../../game/position.ts';
import { type Replay, replay } from '../../../game/replay.ts';
import { describeMove } from '../../../game/words.ts';
import type { Rules } from '../../../rules/rules.ts';
import type { PageData } from '../model.ts';
import { unpackStart } from '../start.ts';
import { Board, type Step } from './board.ts';
import { byId } from './elements.ts';

type Command = 'first' | 'back' | 'play' | 'forward' | 'last';

const KEYS: Readonly<Record<string, Command>> = {
  ' ': 'play',
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
};

/** Milliseconds that a card is on its way, at most. */
const LONGEST_GLIDE = 250;

/** Sets the player up. Returns what loads a solution into it, by its index in the page. */
export function setUpPlayer({ rules, plays }: PageData): (play: number) => void {
  let player: Player | undefined;
  const run = (command: Command) => player?.run(command);
  for (const button of document.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => run(button.dataset['step'] as Command));
  }
  byId('player', HTMLElement).addEventListener('keydown', (event) => {
    const command = KEYS[event.key];
    const target = event.target as Element;
    // The slider and the choice of speed have keys of their own, and space presses a button.
    if (command === undefined || target.matches('input, select')) return;
    if (event.key === ' ' && target.matches('button')) return;
    event.preventDefault();
    run(command);
  });
  byId('slider', HTMLInputElement).addEventListener('input', ({ target }) => {
    player?.goTo(Number((target as HTMLInputElement).value));
  });
  byId('four-colours', HTMLInputElement).addEventListener('change', ({ target }) => {
    document.documentElement.classList.toggle('four-colours', (target as HTMLInputElement).checked);
  });
  return (index) => {
    player?.pause();
    const play = plays[index];
    const played = play && rules[play.rules];
    if (play === undefined || played === undefined) return;
    const moves = play.moves.split(' ').flatMap((token) => parseMove(token) ?? []);
    player = new Player(played, replay(played, unpackStart(play.start), moves));
    const title = document.getElementById('play-title');
    if (title !== null) title.textContent = `${played.title}, deal ${play.deal}`;
  };
}

class Player {
  readonly #rules: Rules;
  readonly #replay: Replay;
  readonly #board: Board;
  readonly #words = byId('move-words', HTMLElement);
  readonly #next = byId('next-words', HTMLElement);
  readonly #slider = byId('slider', HTMLInputElement);
  #step = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(rules: Rules, replayed: Replay) {
    this.#rules = rules;
    this.#replay = replayed;
    this.#board = new Board(rules, replayed.positions);
    byId('board', HTMLElement).replaceChildren(this.#board.svg);
    byId('controls', HTMLElement).hidden = this.#last === 0;
    this.#slider.max = String(this.#last);
    this.#show();
  }

  get #last(): number {
    return this.#replay.moves.length;
  }

  run(command: Command): void {
    switch (command) {
      case 'first':
        return this.goTo(0);
      case 'back':
        return this.goTo(this.#step - 1);
      case 'forward':
        return this.goTo(this.#step + 1);
      case 'last':
        return this.goTo(this.#last);
      case 'play':
        return this.#timer === undefined ? this.#play() : this.pause();
    }
  }

  /** Goes to a step, by hand. */
  goTo(step: number): void {
    this.pause();
    this.#take(step);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#tellState();
  }

  /** From the start again if it is at its end. */
  #play(): void {
    if (this.#step === this.#last) this.#take(0);
    this.#schedule();
    this.#tellState();
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#take(this.#step + 1);
      if (this.#step === this.#last) this.pause();
      else this.#schedule();
    }, this.#pauseLength);
  }

  get #pauseLength(): number {
    return Number(byId('speed', HTMLSelectElement).value);
  }

  #take(step: number): void {
    const here = this.#step;
    this.#step = Math.min(Math.max(step, 0), this.#last);
    this.#show(this.#step === here + 1);
  }

  /** Nobody wants every move of a playing solution read aloud. */
  #tellState(): void {
    const playing = this.#timer !== undefined;
    this.#words.setAttribute('aria-live', playing ? 'off' : 'polite');
    const box = byId('player', HTMLElement);
    box.classList.toggle('playing', playing);
    box.querySelector('[data-step="play"]')?.setAttribute('aria-label', playing ? 'Pause' : 'Play');
  }

  #show(forward = false): void {
    const position = this.#replay.positions[this.#step] as Position;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !forward;
    const glide = still ? 0 : Math.min(LONGEST_GLIDE, this.#pauseLength * 0.6);
    this.#board.show(position, this.#stepTo(this.#step), glide);
    this.#board.svg.setAttribute('aria-label', inWords(position));
    this.#slider.value = String(this.#step);
    this.#slider.setAttribute('aria-valuetext', `move ${this.#step} of ${this.#last}`);
    this.#words.textContent = this.#here();
    this.#next.textContent = this.#step === this.#last ? '' : `Next: ${this.#describe(this.#step + 1)}`;
  }

  #here(): string {
    if (this.#step === 0)
      return this.#last === 0 ? 'The deal' : `The deal, and ${countOf(this.#last, 'move')} to come`;
    const move = `Move ${this.#step} of ${this.#last}: ${this.#describe(this.#step)}`;
    return this.#step === this.#last && this.#replay.ok ? `${move}. Won!` : move;
  }

  #describe(step: number): string {
    const taken = this.#stepTo(step);
    return taken === undefined ? '' : describeMove(this.#rules, taken.before, taken.move);
  }

  /** What leads to a step; undefined for the first. */
  #stepTo(step: number): Step | undefined {
    const { moves, positions } = this.#replay;
    const [move, before, after] = [moves[step - 1], positions[step - 1], positions[step]];
    return move && before && after && { move, before, after };
  }
}

/** A position for those who can't see it. */
function inWords({ foundations, stock, waste, columns }: Position): string {
  const top = (cards: readonly number[]) => {
    const card = cards.at(-1);
    return card === undefined ? 'empty' : symbolCard(card);
  };
  const out = foundations.flat().reduce((sum, height) => sum + height, 0);
  return [
    `${countOf(out, 'card')} on foundations`,
    `${countOf(stock.length, 'card')} in the stock`,
    `waste: ${top(waste)}`,
    `columns: ${columns.map(top).join(', ')}`,
  ].join('; ');
}
