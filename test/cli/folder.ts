import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

export interface Folder {
  readonly path: string;
  at(name: string): string;
  read(name: string): string;
  write(name: string, content: string | Uint8Array): void;
}

/** An empty folder for the tests of a file, removed at the end. */
export function temporaryFolder(): Folder {
  let path = '';
  beforeAll(() => {
    path = mkdtempSync(join(tmpdir(), 'forty-thieves-'));
  });
  afterAll(() => rmSync(path, { recursive: true }));
  return {
    get path() {
      return path;
    },
    at: (name) => join(path, name),
    read: (name) => readFileSync(join(path, name), 'utf8'),
    write: (name, content) => writeFileSync(join(path, name), content),
  };
}
