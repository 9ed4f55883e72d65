// What people hand in, from a file to the end of the process: read right, or one line and exit code 2. The table of
// all that may come is in test/deals.
import { expect, test } from 'vitest';
import { dealNative } from '../../src/deals/native.ts';
import { formatDealText } from '../../src/deals/text.ts';
import { game } from '../helpers/games.ts';
import { temporaryFolder } from './folder.ts';
import { fortyThieves } from './run.ts';

const folder = temporaryFolder();
const inFolder = (args: string) => fortyThieves(args, { cwd: folder.path });

const TEXT = formatDealText(game('rank-and-file'), dealNative(game('rank-and-file'), '17'));
const [FIRST = '', ...REST] = TEXT.split('\n');

test.each<[string, string | Uint8Array]>([
  ['a byte order mark, CRLF and no newline at the end', `\uFEFF${TEXT.trimEnd().replaceAll('\n', '\r\n')}`],
  ['UTF-16 as Windows writes it', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  [
    'lower case, tens in digits and suits as symbols',
    TEXT.toLowerCase()
      .replace(/t(?=[chsd])/g, '10')
      .replaceAll(/h(?=[ >])/g, '♥'),
  ],
])('reads %s', async (_what, content) => {
  folder.write('deal.txt', content);
  expect(await inFolder('deal deal.txt --game rank-and-file')).toEqual({ code: 0, stderr: '', stdout: TEXT });
});

test.each<[string, string | Uint8Array, RegExp]>([
  ['a binary file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), /binary/],
  ['a line of 10 MB', 'QS '.repeat(3_500_000), /too large/],
  ['Latin-1', Buffer.from(`# für dich\n${TEXT}`, 'latin1'), /UTF-8/],
  ['a line twice', [FIRST, FIRST, ...REST].join('\n'), /Line \d+: .*(third copy|column too many)/],
  [
    'a face-down card above a face-up one',
    [FIRST.replaceAll(/[<>]/g, '').replace(/(\S+) (\S+)/, '$1 <$2>'), ...REST].join('\n'),
    /Line 1: .*lies face down above/,
  ],
  ['foundations that hold cards which lie elsewhere', `${TEXT}Foundations: H-6\n`, /third copy of .*♥/],
  ['negative redeals', `${TEXT}Redeals: -1\n`, /Line 12: redeals .*"-1"/],
  ['JSON of the wrong types', '{"columns": "5H"}', /columns must be an array/],
  ['JSON with an unknown field', '{"columns": [], "cells": 4}', /unknown field "cells"/],
])('refuses %s', async (_what, content, message) => {
  folder.write('bad.txt', content);
  const { code, stdout, stderr } = await inFolder('solve bad.txt --game rank-and-file');
  expect(stderr).toMatch(/^error: bad\.txt: [^\n]*\n$/);
  expect(stderr).toMatch(message);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
});
