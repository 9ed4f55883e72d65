// How a study goes, for programs that watch it: one JSON object a line, appended to a file.
import { appendFileSync } from 'node:fs';
import { describingFailure } from '../errors.ts';
import type { Pace } from './pace.ts';

const INTERVAL_MS = 10_000;

export class Log {
  readonly #path: string;
  readonly #paces: readonly Pace[];
  readonly #timer: NodeJS.Timeout;

  /** Begins with a line of `details`. Throws an InputError if the file can't be written. */
  constructor(path: string, paces: readonly Pace[], details: object) {
    this.#path = path;
    this.#paces = paces;
    describingFailure(`Can't write the log ${path}`, () => this.#write('start', details));
    this.#timer = setInterval(() => this.#progress(), INTERVAL_MS).unref();
  }

  /** From here on a log that can't be written is no reason to end a study. */
  event(event: string, details: object): void {
    try {
      this.#write(event, details);
    } catch {
      clearInterval(this.#timer);
    }
  }

  end(details: object): void {
    clearInterval(this.#timer);
    this.#progress();
    this.event('end', details);
  }

  #progress(): void {
    for (const { game, done, planned, counts, rate, secondsLeft } of this.#paces) {
      this.event('progress', {
        game,
        done,
        planned,
        ...counts,
        perSecond: Number(rate.toFixed(3)),
        secondsLeft: secondsLeft === undefined ? null : Math.round(secondsLeft),
      });
    }
  }

  #write(event: string, details: object): void {
    const time = new Date().toISOString();
    appendFileSync(this.#path, `${JSON.stringify({ time, event, ...details })}\n`);
  }
}
