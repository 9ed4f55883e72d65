// Everything that looks on while a study runs: progress, log, and the deals that failed.
import { formatCount } from '../report/numbers.ts';
import type { TaskResult } from '../study/task.ts';
import { Log } from './log.ts';
import type { Pace } from './pace.ts';
import { startProgress } from './progress.ts';
import type { Session } from './session.ts';

interface WatchOptions {
  readonly log?: string | undefined;
  /** What the log begins with. */
  readonly details: object;
}

export class Watch {
  readonly #session: Session;
  readonly #paces: ReadonlyMap<string, Pace>;
  readonly #log: Log | undefined;
  #endProgress: (() => void) | undefined;
  #failed = 0;
  #lastFault = '';

  /** Throws an InputError if the log can't be written. */
  constructor(session: Session, paces: readonly Pace[], { log, details }: WatchOptions) {
    this.#session = session;
    this.#paces = new Map(paces.map((pace) => [pace.game, pace]));
    this.#log = log === undefined ? undefined : new Log(log, paces, details);
  }

  /** From here on there is progress to see, if there is a terminal. */
  show(): void {
    const paces = [...this.#paces.values()].filter(({ planned }) => planned > 0);
    if (this.#session.stderr.isTTY) this.#endProgress = startProgress(this.#session, paces);
  }

  see({ row, fault }: TaskResult): void {
    if (row.reason !== 'interrupted') this.#paces.get(row.game)?.count(row);
    if (fault === undefined) return;
    this.#failed++;
    this.#lastFault = fault;
    this.#log?.event('fault', { game: row.game, deal: row.deal, fault });
  }

  /** Takes the progress away, and says which deals failed. */
  end(): void {
    this.#endProgress?.();
    this.#log?.end({ stopped: this.#session.stop.aborted, failed: this.#failed });
    if (this.#failed === 0) return;
    this.#session.stderr.write(
      `${formatCount(this.#failed)} deals failed twice and count as unknown; the last one: ${this.#lastFault}. With --retry-unknown they are tried again.\n`,
    );
  }
}
