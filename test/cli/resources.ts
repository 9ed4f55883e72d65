import { expect } from 'vitest';
import { fortyThieves } from './run.ts';

/** What a command takes of the machine, which doesn't depend on who else uses it. */
export interface Resources {
  readonly stdout: string;
  /** Of processor time, over all threads. */
  readonly seconds: number;
  /** The most memory that it had at a time. */
  readonly megabytes: number;
}

const AT_EXIT = `process.on('exit', () => process._rawDebug(JSON.stringify(process.resourceUsage())))`;

/** Runs a command that must succeed and leave stderr empty. */
export async function resourcesOf(args: string, cwd: string): Promise<Resources> {
  const execArgv = ['--import', `data:text/javascript,${encodeURIComponent(AT_EXIT)}`];
  const { code, stdout, stderr } = await fortyThieves(args, { cwd, execArgv });
  expect(code).toBe(0);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(stderr);
  return { stdout, seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}
