// Study files for tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { formatRow, headerOf, type Row } from '../../src/study/row.ts';

/** Writes rows, and text as it is, behind a header. */
export const writeStudyFile = (path: string, ...parts: readonly (Row | string)[]): void =>
  writeFileSync(
    path,
    headerOf(false) + parts.map((part) => (typeof part === 'string' ? part : formatRow(part))).join(''),
  );

/** The lines of a study file without its header, sorted, without what depends on the machine. */
export const linesWithoutTime = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(',').toSpliced(9, 1).join())
    .sort();
