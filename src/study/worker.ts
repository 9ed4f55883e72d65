// What a thread of the pool runs.
import { workerData } from 'piscina';
import type { PoolData } from './pool.ts';
import { solveTask, type Task, type TaskResult } from './task.ts';

const { stopFlag } = workerData as PoolData;

export default (task: Task): TaskResult =>
  solveTask(task, () => (Atomics.load(stopFlag, 0) === 0 ? undefined : 'interrupted'));
