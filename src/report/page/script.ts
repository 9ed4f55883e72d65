// The scripts of a page. They are modules like all others, compiled by tsc and tested as such, but a page that stands
// alone can't import anything: here they become one text, each module a function that is called once, and what it
// exports an object. That is done on what tsc writes, one statement a line, and on nothing else.
import { readFileSync } from 'node:fs';

const IMPORT = /^import \{(.*?)\} from '(.*?)';$/gms;
const EXPORT = /^export (?=(?:const|function|class) (\w+))/gm;

/** The text of a module, with all that it imports before it. Throws an Error if modules need each other in a circle. */
export function joinModules(main: URL): string {
  const order: URL[] = [];
  const visit = (url: URL, path: readonly string[]): void => {
    if (path.includes(url.href)) throw new Error(`${url.href} imports itself through others`);
    for (const [, , target = ''] of readFileSync(url, 'utf8').matchAll(IMPORT)) {
      visit(new URL(target, url), [...path, url.href]);
    }
    if (!order.some(({ href }) => href === url.href)) order.push(url);
  };
  visit(main, []);
  const names = new Map(order.map(({ href }, index) => [href, `module${index}`]));
  return order.map((url) => moduleText(url, names)).join('');
}

function moduleText(url: URL, names: ReadonlyMap<string, string>): string {
  const exported: string[] = [];
  const body = readFileSync(url, 'utf8')
    .replaceAll(IMPORT, (_, list: string, target: string) => {
      const wanted = list.replaceAll(' as ', ': ');
      return `const {${wanted}} = ${names.get(new URL(target, url).href)};`;
    })
    .replaceAll(EXPORT, (_, name: string) => {
      exported.push(name);
      return '';
    });
  return `const ${names.get(url.href)} = (() => {\n${body}return { ${exported.join(', ')} };\n})();\n`;
}

/** What runs in every page. */
export const clientScript = (): string => joinModules(new URL('./client/main.js', import.meta.url));
