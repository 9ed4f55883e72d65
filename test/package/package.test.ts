// The package as its users get it: packed, and installed into an empty folder. `npm run build` comes first.
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

let folder = '';
let packed: string[] = [];
const inFolder = (command: string, ...args: string[]) => run(command, args, { cwd: folder });

beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), 'forty-thieves-'));
  folder = join(parent, 'empty');
  mkdirSync(folder);
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', parent], {
    cwd: ROOT,
  });
  const [{ filename, files }] = JSON.parse(stdout);
  packed = files.map(({ path }: { path: string }) => path);
  // With our lock file npm takes the versions that were tested, and finds them in its cache after `npm ci`.
  copyFileSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
  // Named as the prefix, since npm would rather install into a package that a folder above happens to hold.
  await inFolder(
    'npm',
    'install',
    '--prefix',
    folder,
    `../${filename}`,
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  );
}, 60_000);
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

test('holds what was compiled, README, LICENSE and package.json', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replaceAll('\\', '/').replace(/\.ts$/, ''));
  const compiled = sources.flatMap((name) => [`dist/${name}.js`, `dist/${name}.d.ts`]);
  expect(packed.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json', ...compiled].sort());
});

test('has an executable that solves, on threads too', async () => {
  const executable = join(folder, 'node_modules/.bin/forty-thieves');
  expect((await inFolder(executable, '--version')).stdout).toBe(
    `${JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version}\n`,
  );
  const { stdout } = await inFolder(executable, 'solve', '17', '--game', 'lucas');
  expect(stdout).toMatch(/^Lucas [^]*\nSolvable in \d+ moves, which were replayed\.\n/);
});

test('is a library: the example of the README compiles and runs', async () => {
  const readme = readFileSync(join(folder, 'node_modules/forty-thieves/README.md'), 'utf8');
  const [, example = ''] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
  writeFileSync(join(folder, 'example.mts'), example);
  const options = '--strict --module nodenext --target es2023 --lib es2023,dom --types'.split(' ');
  await inFolder(join(ROOT, 'node_modules/.bin/tsc'), ...options, '', 'example.mts');
  const { stdout } = await inFolder(process.execPath, 'example.mjs');
  const [first, verification, ...rest] = stdout.split('\n');
  expect(first).toMatch(/^(draw|\S+ from column) /);
  expect(verification).toMatch(/^\{ wins: true, moves: \d+ \}$/);
  expect(rest.join('\n')).toMatch(/^\[\n {2}'forty-thieves',\n[^]*\n\]\nsolvable\n$/);
});

test('gives nothing else away', async () => {
  const inside = "import('forty-thieves/dist/solver/solve.js').catch(({ code }) => console.log(code))";
  expect((await inFolder(process.execPath, '-e', inside)).stdout).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
});
