// A study in parts that know nothing of each other: part i of n takes every n-th deal, so that all parts are alike
// and what several of them have done is spread evenly over the seeds.
import { InputError } from '../errors.ts';
import type { PlannedDeals } from './plan.ts';

export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
}

export const shardOf = (deals: PlannedDeals, { index, count }: Shard): PlannedDeals => ({
  length: Math.max(0, Math.ceil((deals.length - index + 1) / count)),
  at: (place) => deals.at(index - 1 + place * count),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Where engines that run many copies of a command tell each copy which one it is. */
interface Engine {
  readonly name: string;
  readonly index: string;
  readonly count: string;
  /** The first index, or the variable that tells it. */
  readonly first: number | string;
  /** The variable that tells how far indices are apart, if they may be more than 1. */
  readonly step?: string;
}

// Sources: sbatch(1), "Output environment variables"; AWS Batch, "Job environment variables"; Kubernetes, "Indexed
// Job", which doesn't tell the number of completions, so that the manifest has to.
const ENGINES: readonly Engine[] = [
  {
    name: 'Slurm',
    index: 'SLURM_ARRAY_TASK_ID',
    count: 'SLURM_ARRAY_TASK_COUNT',
    first: 'SLURM_ARRAY_TASK_MIN',
    step: 'SLURM_ARRAY_TASK_STEP',
  },
  { name: 'AWS Batch', index: 'AWS_BATCH_JOB_ARRAY_INDEX', count: 'AWS_BATCH_JOB_ARRAY_SIZE', first: 0 },
  { name: 'Kubernetes', index: 'JOB_COMPLETION_INDEX', count: 'JOB_COMPLETIONS', first: 0 },
];

/**
 * The shard that an engine meant for this process.
 * @throws InputError if no engine did, or if what it says makes no shard.
 */
export function shardFromEnvironment(environment: Environment): Shard {
  const engine = ENGINES.find(({ index }) => environment[index] !== undefined);
  if (engine === undefined) {
    throw new InputError(
      `--shard auto finds none of ${ENGINES.map(({ index }) => index).join(', ')} in the environment; say --shard 1/4.`,
    );
  }
  const read = (variable: string): number => {
    const text = environment[variable];
    if (text !== undefined && /^\d{1,9}$/.test(text)) return Number(text);
    const found = text === undefined ? 'is not set' : `is ${text}`;
    throw new InputError(
      `--shard auto needs a whole number in ${variable} from ${engine.name}; it ${found}.`,
    );
  };
  const { name, index, count, first, step } = engine;
  const start = typeof first === 'string' ? read(first) : first;
  const stride = step !== undefined && environment[step] !== undefined ? read(step) : 1;
  const shard = { index: (read(index) - start) / stride + 1, count: read(count) };
  if (!Number.isInteger(shard.index) || shard.index < 1 || shard.index > shard.count) {
    throw new InputError(
      `--shard auto wants an array of ${name} without gaps; ${index} is ${read(index)} of ${shard.count} from ${start}.`,
    );
  }
  return shard;
}
