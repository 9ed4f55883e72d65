// The terminal as a screen of its own: nothing stays of it, and the terminal is as before however it ends.
import type { Session } from './session.ts';

const escape = (codes: readonly string[]): string => codes.map((code) => `\x1b[${code}`).join('');

/** The alternate screen, no cursor, and long lines cut instead of wrapped; and back, in reverse. */
const ENTER = escape(['?1049h', '?25l', '?7l']);
const LEAVE = escape(['?7h', '?25h', '?1049l']);
const HOME = escape(['H']);
const CLEAR_LINE = escape(['K']);
const CLEAR_BELOW = escape(['J']);

/** Runs something with the screen to itself and every key reaching it as it is pressed, also Ctrl-C. */
export async function withScreen({ stdin, stdout }: Session, run: () => Promise<void>): Promise<void> {
  stdin.setRawMode?.(true);
  stdout.write(ENTER);
  try {
    await run();
  } finally {
    stdout.write(LEAVE);
    stdin.setRawMode?.(false);
    stdin.pause();
  }
}

/** Fills the screen, with one line at its foot. Lines for which there is no room are left out. */
export function drawScreen({ stdout }: Session, text: string, foot: string): void {
  // Some terminals don't know their size and say 0.
  const rows = stdout.rows || 24;
  const lines = text
    .trimEnd()
    .split('\n')
    .slice(0, rows - 1);
  const body = lines.map((line) => `${line}${CLEAR_LINE}\r\n`).join('');
  stdout.write(`${HOME}${body}${CLEAR_BELOW}${escape([`${rows};1H`])}${foot}`);
}
