// Numbers in a page: as people read them, and beside that as `report --json` has them.
import type { DigestFields } from '../digest.ts';
import { formatCount, formatSeconds, formatShare } from '../numbers.ts';
import { html, type Markup } from './html.ts';

type NumberField = {
  [Field in keyof DigestFields]: DigestFields[Field] extends number | null ? Field : never;
}[keyof DigestFields];

const figure =
  (format: (value: number) => string) =>
  (fields: DigestFields, field: NumberField): Markup => {
    const value = fields[field];
    return value === null
      ? html`<data data-field="${field}" value="">–</data>`
      : html`<data data-field="${field}" value="${value}">${format(value)}</data>`;
  };

export const countFigure = figure(formatCount);
export const shareFigure = figure(formatShare);
export const secondsFigure = figure(formatSeconds);
