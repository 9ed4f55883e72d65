import type { Readable, Writable } from 'node:stream';

/** What a command may touch of the world around it. */
export interface Session {
  readonly stdin: Readable;
  /** Data only. */
  readonly stdout: Writable & { readonly isTTY?: boolean };
  /** Messages and progress. */
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Whether stdout shows colours. */
  readonly colour: boolean;
  /** Aborts when the user wants to stop. */
  readonly stop: AbortSignal;
  /** What the process ends with if nothing goes wrong; set by commands. */
  exitCode: number;
}

export const EXIT = {
  done: 0,
  fault: 1,
  usage: 2,
  mismatch: 3,
  /** With `solve --exit-status`. */
  unsolvable: 10,
  unknown: 20,
} as const;
