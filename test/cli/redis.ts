// A real Redis server for tests, on loopback.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

/** False where there is no `redis-server`, such as Debian's; but it must not be missing where all tests have to run. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis && process.env.CI !== undefined) throw new Error('The tests of the queue need redis-server.');

export interface RedisServer {
  readonly url: string;
  /** Forgets everything. */
  flush(): Promise<void>;
}

/** A server that keeps nothing, for the tests of a file. */
export function redisServer(): RedisServer {
  let server: ChildProcess | undefined;
  let port = 0;
  beforeAll(async () => {
    port = await freePort();
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn('redis-server', options, { stdio: 'ignore' });
    while (!(await listens(port))) await sleep(20);
  });
  afterAll(() => server?.kill());
  return {
    get url() {
      return `redis://127.0.0.1:${port}`;
    },
    async flush() {
      const socket = connect(port, '127.0.0.1').end('FLUSHALL\r\n');
      await once(socket, 'data');
      socket.destroy();
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
