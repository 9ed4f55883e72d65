import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for what another process does. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}
