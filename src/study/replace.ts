// A study file that changes elsewhere than at its end is written anew beside the old one and put in its place in a
// single step: whoever is killed meanwhile leaves the one or the other, whole.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { formatRow, headerOf, type Row } from './row.ts';

const LINES_AT_ONCE = 1000;

/** Writes a study file, in the place of an old one if there is one. Errors of the system are passed on. */
export function replaceStudy(path: string, rows: Iterable<Row>, withSolutions: boolean): void {
  const draft = `${path}.tmp`;
  try {
    writeStudy(draft, rows, withSolutions);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function writeStudy(path: string, rows: Iterable<Row>, withSolutions: boolean): void {
  const file = openSync(path, 'w');
  try {
    let lines = [headerOf(withSolutions)];
    const flush = () => {
      const bytes = Buffer.from(lines.join(''));
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
      lines = [];
    };
    for (const row of rows) {
      if (lines.push(formatRow(row, withSolutions)) === LINES_AT_ONCE) flush();
    }
    flush();
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
