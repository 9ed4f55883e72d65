import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import type { PlannedDeals } from '../../src/study/plan.ts';
import { shardFromEnvironment, shardOf } from '../../src/study/shard.ts';

const numbered = (length: number): PlannedDeals => ({
  length,
  at: (index) => ({ name: String(index), dealFor: () => expect.unreachable() }),
});
const names = (deals: PlannedDeals) =>
  Array.from({ length: deals.length }, (_, place) => deals.at(place).name);

test.each([
  [10, 3],
  [9, 3],
  [2, 5],
  [0, 2],
  [7, 1],
])('of %i deals, %i shards have each deal once, in order, in like numbers', (length, count) => {
  const shards = Array.from({ length: count }, (_, place) =>
    names(shardOf(numbered(length), { index: place + 1, count })),
  );
  expect(shards.flat().sort((a, b) => Number(a) - Number(b))).toEqual(names(numbered(length)));
  const sizes = shards.map((shard) => shard.length);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  for (const shard of shards) expect(shard).toEqual(shard.toSorted((a, b) => Number(a) - Number(b)));
});

describe('from the environment', () => {
  const slurm = (id: string, min: string, count: string, step?: string) => ({
    SLURM_ARRAY_TASK_ID: id,
    SLURM_ARRAY_TASK_MIN: min,
    SLURM_ARRAY_TASK_COUNT: count,
    ...(step === undefined ? {} : { SLURM_ARRAY_TASK_STEP: step }),
  });
  const batch = (index: string, size: string) => ({
    AWS_BATCH_JOB_ARRAY_INDEX: index,
    AWS_BATCH_JOB_ARRAY_SIZE: size,
  });

  test.each([
    ['Slurm, --array=1-8', slurm('8', '1', '8', '1'), { index: 8, count: 8 }],
    ['Slurm, --array=0-7', slurm('0', '0', '8', '1'), { index: 1, count: 8 }],
    ['Slurm, --array=10-20:5', slurm('15', '10', '3', '5'), { index: 2, count: 3 }],
    ['Slurm without a step', slurm('4', '3', '2'), { index: 2, count: 2 }],
    ['AWS Batch', batch('0', '4'), { index: 1, count: 4 }],
    ['Kubernetes', { JOB_COMPLETION_INDEX: '3', JOB_COMPLETIONS: '4' }, { index: 4, count: 4 }],
  ])('of %s', (_engine, environment, shard) => {
    expect(shardFromEnvironment(environment)).toEqual(shard);
  });

  test.each([
    ['no engine', {}, /none of SLURM_ARRAY_TASK_ID, .*; say --shard 1\/4/],
    [
      'a Slurm array with gaps',
      slurm('7', '1', '3', '1'),
      /array of Slurm without gaps; .* is 7 of 3 from 1/,
    ],
    ['a step that does not fit', slurm('4', '1', '3', '2'), /without gaps/],
    [
      'no number of completions',
      { JOB_COMPLETION_INDEX: '3' },
      /JOB_COMPLETIONS from Kubernetes; it is not set/,
    ],
    ['words', batch('one', '4'), /AWS_BATCH_JOB_ARRAY_INDEX from AWS Batch; it is one/],
    ['an index out of range', batch('4', '4'), /without gaps/],
  ])('is refused: %s', (_what, environment, message) => {
    expect(() => shardFromEnvironment(environment)).toThrow(message);
    expect(() => shardFromEnvironment(environment)).toThrow(InputError);
  });
});
