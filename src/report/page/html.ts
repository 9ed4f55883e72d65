// HTML as tagged templates in which everything is escaped unless it is markup already.

/** HTML that may stand in a page as it is. Only this module makes it. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Value = Markup | string | number | readonly Value[];

/** Markup with values in it: texts are escaped, and lists are joined. For elements, text, and attributes in double quotes. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...values.map(markupOf)));

/** Text that is markup already, such as our own style sheet. */
export const raw = (text: string): Markup => new Markup(text);

export const NOTHING = raw('');

const markupOf = (value: Value): string => {
  if (value instanceof Markup) return value.toString();
  return typeof value === 'object' ? value.map(markupOf).join('') : escape(String(value));
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** JSON for scripts of the page, which no text in it can end. */
export const jsonScript = (id: string, value: unknown): Markup =>
  html`<script type="application/json" id="${id}">${raw(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`;
