// What travels through the queue: a few deals at a time, and what became of them.
import { createHash } from 'node:crypto';
import { rulesId } from '../../rules/id.ts';
import { formatSettings } from '../settings.ts';
import type { Answer, Task } from '../task.ts';

export interface Batch {
  readonly tasks: readonly Task[];
}

/** One for each task, in their order. */
export type Answers = readonly Answer[];

/** Deals in a batch: enough that the queue isn't asked all the time, few enough that little is lost with a worker. */
export const BATCH_SIZE = 8;

/** The same for the same deals with the same rules and settings, so that nothing is queued twice. */
export function batchId({ tasks }: Batch): string {
  const parts = tasks.map(({ rules, name, deal, settings, solved }) => [
    rules.name,
    rulesId(rules),
    name,
    deal,
    formatSettings(settings),
    solved?.solution,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `deals-${hash.slice(0, 32)}`;
}
