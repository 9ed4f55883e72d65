import type { Readable, Writable } from 'node:stream';

/** What a command may touch of the world around it. */
export interface Session {
  readonly stdin: Readable & { setRawMode?(raw: boolean): unknown };
  /** Data only. */
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly rows?: number; readonly columns?: number };
  /** Messages and progress. */
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Whether stdout shows colours. */
  readonly colour: boolean;
  /** Whether keys can be read and the screen drawn again and again. */
  readonly interactive: boolean;
  /** Aborts when the user wants to stop. */
  readonly stop: AbortSignal;
  /** What Ctrl-C does, for whoever reads keys without the terminal in between. */
  readonly interrupt: () => void;
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
