// How far a study is, on stderr: a bar on a terminal, else a plain line now and then. It only watches.
import cliProgress from 'cli-progress';
import { formatCount } from '../report/numbers.ts';
import type { Row } from '../study/row.ts';
import type { Session } from './session.ts';

export interface Progress {
  update(row: Row): void;
  /** Takes the bar away. */
  readonly stop: () => void;
}

export interface ProgressOptions {
  /** Deals to solve in this run. */
  readonly total: number;
  readonly shown: boolean;
}

const PLAIN_INTERVAL_MS = 30_000;
const SILENT: Progress = { update() {}, stop() {} };

/** Ends by itself when the user wants to stop, so that messages don't run into the bar. */
export function startProgress({ stderr, stop }: Session, { total, shown }: ProgressOptions): Progress {
  if (!shown || total === 0) return SILENT;
  const pace = new Pace(total);
  const progress = stderr.isTTY ? startBar(stderr, pace) : startLines(stderr, pace);
  stop.addEventListener('abort', progress.stop, { once: true });
  return progress;
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
    const rate = this.done === 0 ? 0 : this.done / seconds;
    const left = this.done === 0 ? '' : `, ${formatClock((this.total - this.done) / rate)} left`;
    const { solvable, unsolvable, unknown } = this.counts;
    return [
      `${formatCount(this.done)}/${formatCount(this.total)}, ${rate.toFixed(rate < 10 ? 2 : 0)} deals/s${left}`,
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

function startBar(stream: Session['stderr'], pace: Pace): Progress {
  const bar = new cliProgress.SingleBar(
    {
      stream,
      format: (options, { progress }) =>
        `${cliProgress.Format.BarFormat(progress, options)} ${pace.describe()}`,
      barsize: Math.min(20, Math.max(8, (stream.columns ?? 80) - 80)),
      clearOnComplete: true,
      // Long lines are cut rather than the terminal told not to wrap: it stays in order however we end.
      linewrap: true,
      forceRedraw: true,
      gracefulExit: false,
    },
    cliProgress.Presets.shades_classic,
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

function startLines(stream: Session['stderr'], pace: Pace): Progress {
  const timer = setInterval(() => stream.write(`${pace.describe()}\n`), PLAIN_INTERVAL_MS).unref();
  return { update: (row) => pace.count(row), stop: () => clearInterval(timer) };
}
