// How far a study is, on stderr: a bar on a terminal, else a plain line now and then. It only watches.
import { type Options, type Params, Presets, SingleBar } from 'cli-progress';
import { formatCount } from '../report/numbers.ts';
import type { Row } from '../study/row.ts';
import type { Session } from './session.ts';

export interface Progress {
  update(row: Row): void;
  /** Takes the bar away. */
  stop(): void;
}

export interface ProgressOptions {
  /** Deals to solve in this run. */
  readonly total: number;
  readonly shown: boolean;
}

const PLAIN_INTERVAL_MS = 30_000;
const SILENT: Progress = { update() {}, stop() {} };

export function startProgress({ stderr }: Session, { total, shown }: ProgressOptions): Progress {
  if (!shown || total === 0) return SILENT;
  const pace = new Pace(total);
  return stderr.isTTY ? startBar(stderr, pace) : startLines(stderr, pace);
}

class Pace {
  readonly total: number;
  readonly counts = { solvable: 0, unsolvable: 0, unknown: 0 };
  done = 0;
  readonly #started = performance.now();

  constructor(total: number) {
    this.total = total;
  }

  count(row: Row): void {
    this.done++;
    this.counts[row.verdict]++;
  }

  describe(): string {
    const seconds = (performance.now() - this.#started) / 1000;
    const rate = this.done / seconds;
    const left = this.done === 0 ? '' : `, ${formatClock((this.total - this.done) / rate)} left`;
    const { solvable, unsolvable, unknown } = this.counts;
    return [
      `${formatCount(this.done)} of ${formatCount(this.total)} deals`,
      `${rate.toFixed(rate < 10 ? 2 : 0)} deals/s${left}`,
      `${formatCount(solvable)} solvable, ${formatCount(unsolvable)} unsolvable, ${formatCount(unknown)} unknown`,
    ].join(' | ');
  }
}

/** `0:07`, `12:34`, `5:12:34`. */
function formatClock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

function startBar(stream: NodeJS.WritableStream, pace: Pace): Progress {
  const format = (options: Options, { progress }: Params) => {
    const size = options.barsize ?? 0;
    const filled = Math.round(progress * size);
    const bar =
      `${options.barCompleteString}`.slice(0, filled) +
      `${options.barIncompleteString}`.slice(0, size - filled);
    return `${bar} ${pace.describe()}`;
  };
  const bar = new SingleBar(
    {
      stream,
      format,
      barsize: 20,
      clearOnComplete: true,
      hideCursor: true,
      forceRedraw: true,
      gracefulExit: false,
    },
    Presets.shades_classic,
  );
  bar.start(pace.total, 0);
  return {
    update(row) {
      pace.count(row);
      bar.update(pace.done);
    },
    stop: () => bar.stop(),
  };
}

function startLines(stream: NodeJS.WritableStream, pace: Pace): Progress {
  const timer = setInterval(() => stream.write(`${pace.describe()}\n`), PLAIN_INTERVAL_MS).unref();
  return { update: (row) => pace.count(row), stop: () => clearInterval(timer) };
}
