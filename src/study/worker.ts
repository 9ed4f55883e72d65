// What a thread of the pool runs.
import { workerData } from 'piscina';
import type { PoolData } from './pool.ts';
import { type Answer, answerTask, type Task } from './task.ts';

const { stopFlag } = workerData as PoolData;

export default (task: Task): Answer =>
  answerTask(task, () => (Atomics.load(stopFlag, 0) === 0 ? undefined : 'interrupted'));
