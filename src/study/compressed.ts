// Study files that were compressed to be published. They can be read, all at once; what grows stays plain.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { InputError } from '../errors.ts';

const SUFFIX = '.gz';
const MOST_BYTES = 2 ** 30;

export const isCompressed = (path: string): boolean => path.endsWith(SUFFIX);

/**
 * The content of a compressed file.
 * @throws InputError if it is damaged, or larger than a gigabyte.
 */
export function readCompressed(path: string): Buffer {
  const packed = readFileSync(path);
  try {
    return gunzipSync(packed, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
        ? 'holds more than 1 GB; unpack it first'
        : `can't be unpacked: ${(error as Error).message}`;
    throw new InputError(`${path} ${why}.`);
  }
}

/** Throws an InputError for a name that says compressed: rows can't be appended to such a file. */
export function refuseCompressed(path: string): void {
  if (isCompressed(path)) {
    throw new InputError(
      `${path} would be compressed, which study files can only be to read them; write ${path.slice(0, -SUFFIX.length)}, and gzip it when all is done.`,
    );
  }
}
