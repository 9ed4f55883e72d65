import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** The version of the program. */
export const VERSION: string = version;

/** What figures of speed belong to. */
export const machineInWords = (): string =>
  `forty-thieves ${VERSION}, Node ${process.version}, ${cpus()[0]?.model.trim()} (${cpus().length} processors)`;
