// How far a study is: on a terminal, a line a game on stderr. It only watches.
import cliProgress from 'cli-progress';
import { formatCount } from '../report/numbers.ts';
import type { Pace } from './pace.ts';
import type { Session } from './session.ts';

/** Ends by itself when the user wants to stop, so that messages don't run into the lines. Returns how to end it. */
export function startProgress({ stderr, stop }: Session, paces: readonly Pace[]): () => void {
  const width = stderr.columns ?? 80;
  const titleWidth = Math.max(...paces.map(({ title }) => title.length));
  const bars = new cliProgress.MultiBar(
    {
      stream: stderr,
      format: ({ barsize = 0, ...options }, _params, { pace }: { pace: Pace }) => {
        const share = pace.done / pace.planned;
        const bar =
          barsize < MIN_BAR ? '' : ` ${cliProgress.Format.BarFormat(share, { barsize, ...options })}`;
        return `${pace.title.padEnd(titleWidth)}${bar} ${describe(pace)}`;
      },
      barsize: Math.max(0, Math.min(20, width - titleWidth - TEXT_WIDTH)),
      clearOnComplete: true,
      // Long lines are cut rather than the terminal told not to wrap: it stays in order however we end.
      linewrap: true,
      forceRedraw: true,
      gracefulExit: false,
    },
    cliProgress.Presets.shades_classic,
  );
  for (const pace of paces) bars.create(pace.planned, pace.done, { pace });
  bars.update();
  const end = () => {
    if (bars.isActive) bars.stop();
  };
  stop.addEventListener('abort', end, { once: true });
  return end;
}

const TEXT_WIDTH = 70;
const MIN_BAR = 8;

function describe({ done, planned, rate, secondsLeft, counts }: Pace): string {
  const left = secondsLeft === undefined ? '' : `, ${formatClock(secondsLeft)} left`;
  return [
    `${formatCount(done)}/${formatCount(planned)}, ${rate.toFixed(rate < 10 ? 2 : 0)}/s${left}`,
    `${formatCount(counts.solvable)} solvable, ${formatCount(counts.unsolvable)} unsolvable, ${formatCount(counts.unknown)} unknown`,
  ].join(' | ');
}

/** `0:07`, `12:34`, `5:12:34`. */
function formatClock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
