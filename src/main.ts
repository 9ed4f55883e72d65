#!/usr/bin/env node
// The executable, and the only place that ends the process: errors to exit codes, signals, closed pipes.
import { CommanderError } from 'commander';
import { createProgram } from './cli/program.ts';
import { EXIT, type Session } from './cli/session.ts';
import { InputError } from './errors.ts';

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof SIGNALS;

/** One Ctrl-C may arrive twice: npm and timeout pass it on to a child that the terminal has told already. */
const ECHO_MS = 500;

const { stdin, stdout, stderr } = process;
const stopping = new AbortController();
let stoppedBy: Signal | undefined;
let stoppedAt = 0;

const session: Session = {
  stdin,
  stdout,
  stderr,
  colour: stdout.isTTY && stdout.hasColors(),
  interactive: stdin.isTTY && stdout.isTTY && process.env['TERM'] !== 'dumb',
  stop: stopping.signal,
  interrupt: () => process.kill(process.pid, 'SIGINT'),
  exitCode: EXIT.done,
};

function onSignal(signal: Signal): void {
  if (stoppedBy !== undefined) {
    if (performance.now() - stoppedAt > ECHO_MS) process.exit(SIGNALS[signal]);
    return;
  }
  stoppedBy = signal;
  stoppedAt = performance.now();
  stopping.abort();
  stderr.write('\nStopping. Once more ends at once.\n');
}

/** Whoever reads our output may stop reading: that is no fault, and nobody is left to work for. */
function onStreamError(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(session.exitCode);
}

async function run(args: readonly string[]): Promise<number> {
  try {
    await createProgram(session).parseAsync(args, { from: 'user' });
    return session.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    if (stoppedBy !== undefined && (error as Error).name === 'AbortError') return EXIT.done;
    if (error instanceof InputError) {
      stderr.write(`error: ${error.message}\n`);
      return EXIT.usage;
    }
    stderr.write(`internal error: ${error instanceof Error ? error.stack : error}\n`);
    return EXIT.fault;
  }
}

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
stdout.on('error', onStreamError);
stderr.on('error', onStreamError);

const exitCode = await run(process.argv.slice(2));
if (stoppedBy === undefined) {
  process.exitCode = exitCode;
} else {
  // Dying of the signal itself tells a shell's loop to end, too; the code is for where a process can't, as pid 1.
  process.exitCode = SIGNALS[stoppedBy];
  process.removeListener(stoppedBy, onSignal);
  stdout.write('', () => process.kill(process.pid, stoppedBy));
}
