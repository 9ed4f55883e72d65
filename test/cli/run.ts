// Runs the built executable as a user would: `npm run build` comes first.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
if (!existsSync(MAIN)) throw new Error('There is no dist/main.js: run `npm run build` first.');

export interface Ended {
  /** As a shell shows it: 128 + the signal's number for a process that died of a signal. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly input?: string;
  /** Another copy of the executable. */
  readonly main?: string;
  /** Options of node. */
  readonly execArgv?: readonly string[];
}

const SIGNAL_CODES: Partial<Record<NodeJS.Signals, number>> = { SIGINT: 130, SIGKILL: 137, SIGTERM: 143 };

export const start = (
  args: readonly string[],
  { cwd, main = MAIN, execArgv = [] }: RunOptions = {},
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [...execArgv, main, ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1' },
  });

export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const [stdout, stderr, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  return { code: code ?? SIGNAL_CODES[signal ?? 'SIGKILL'] ?? -1, stdout, stderr };
}

/** Arguments with blanks between them, or a list where one holds a blank. */
export function fortyThieves(args: string | readonly string[], options: RunOptions = {}): Promise<Ended> {
  const child = start(typeof args === 'string' ? args.split(' ') : args, options);
  child.stdin.end(options.input ?? '');
  return ended(child);
}

/** Copies the program into a new folder, with other content for some of its compiled files. */
export function copyProgram(folder: string, changed: Readonly<Record<string, string>>): void {
  const root = join(MAIN, '../..');
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, content] of Object.entries(changed)) writeFileSync(join(folder, 'dist', file), content);
}

/** Copies the program into a new folder and gives the copy another solver. */
export const copyWithSolver = (folder: string, solver: string): void =>
  copyProgram(folder, { 'solver/solve.js': solver });
