import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { joinModules } from '../../../src/report/page/script.ts';
import { temporaryFolder } from '../../cli/folder.ts';

const folder = temporaryFolder();
const join = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  return joinModules(pathToFileURL(folder.at('main.js')));
};

test('modules become one text, each once, before those that import it', () => {
  const text = join({
    'main.js': `import { twice } from './twice.js';\nimport { one as uno, Box } from './base.js';\nresult.push(twice(uno), new Box().size);\n`,
    'twice.js': `import { one } from './base.js';\nconst own = 2;\nexport const twice = (value) => value * own * one;\n`,
    'base.js': `const own = 'base';\nresult.push(own);\nexport const one = 1;\nexport class Box {\n    size = 7;\n}\nexport function unused() { }\n`,
  });
  const result: unknown[] = [];
  new Function('result', `'use strict';\n${text}`)(result);
  expect(result).toEqual(['base', 2, 7]);
});

test('modules that need each other are refused', () => {
  const files = {
    'main.js': `import { a } from './a.js';\n`,
    'a.js': `import { b } from './b.js';\nexport const a = 1;\n`,
    'b.js': `import { a } from './a.js';\nexport const b = 1;\n`,
  };
  expect(() => join(files)).toThrow(/a\.js imports itself through others$/);
});
