// Where deals and workers meet: a queue of BullMQ on a Redis server. Both packages are optional, and loaded only when
// somebody asks for a queue.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { InputError } from '../../errors.ts';

type BullMq = typeof import('bullmq');

export interface Connection {
  readonly bullmq: BullMq;
  readonly redis: Redis;
  /** Workers of another version would give other rows, so each version has its own queue. */
  readonly queueName: string;
  /** The server's address without its password. */
  readonly address: string;
}

const CONNECT_MS = 5_000;

/**
 * Connects to a server as `redis://host:6379` or `rediss://user:password@host/0`. What it loses later it finds again.
 * @throws InputError if there is none, or if the packages are missing.
 */
export async function connect(url: string, version: string): Promise<Connection> {
  const address = shownAddress(url);
  const { bullmq, ioredis } = await loadPackages();
  await probe(
    new ioredis.Redis(url, { lazyConnect: true, connectTimeout: CONNECT_MS, retryStrategy: null }),
    address,
  );
  const redis = new ioredis.Redis(url, { maxRetriesPerRequest: null });
  return { bullmq, redis, queueName: `forty-thieves-${version}`, address };
}

function shownAddress(url: string): string {
  const { protocol, host, pathname } = URL.canParse(url)
    ? new URL(url)
    : { protocol: '', host: '', pathname: '' };
  if (!/^rediss?:$/.test(protocol) || host === '') {
    throw new InputError('The queue must be an address such as redis://localhost:6379.');
  }
  return `${protocol}//${host}${pathname}`;
}

async function loadPackages() {
  try {
    const [bullmq, ioredis] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, ioredis };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new InputError('A queue needs the packages bullmq and ioredis: npm install bullmq ioredis.');
  }
}

async function probe(redis: Redis, address: string): Promise<void> {
  let reason = '';
  redis.on('error', (error: Error) => {
    reason = error.message;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new InputError(`Can't reach ${address}: ${reason || (error as Error).message}.`);
  } finally {
    redis.disconnect();
  }
}

/** Tells of each time that the server is lost, once. */
export function watchConnection({ redis, address }: Connection, tell: (text: string) => void): void {
  let lost = false;
  redis.on('error', (error: Error) => {
    if (!lost) tell(`Lost ${address} (${error.message}); waiting for it.`);
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) tell(`${address} is back.`);
    lost = false;
  });
}

const PARTING_MS = 1_500;

/** Waits for a goodbye, but not long: a server that can't be reached must not keep anyone from ending. */
export async function orPartingTime(goodbye: Promise<unknown>): Promise<void> {
  await Promise.race([goodbye, sleep(PARTING_MS, undefined, { ref: false })]);
}
