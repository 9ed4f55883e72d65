// The page around its sections: one file that stands alone, and may not ask for anything else.
import { html, jsonScript, type Markup, raw } from './html.ts';
import type { PageData } from './model.ts';
import { clientScript } from './script.ts';
import { STYLE } from './style.ts';

export interface PageParts {
  readonly title: string;
  /** What stands beside the title. */
  readonly lead: Markup;
  /** Places in the page, by id. */
  readonly places: readonly (readonly [id: string, name: string])[];
  readonly sections: readonly Markup[];
  readonly foot: Markup;
  readonly data: PageData;
}

/** Nothing but what is in the page itself. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

export const renderPage = ({ title, lead, places, sections, foot, data }: PageParts): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="forty-thieves">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body>
<svg class="definitions" aria-hidden="true"><defs>
<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6"/><path d="M0 3h6"/></pattern>
</defs></svg>
<header>
<div class="top">
<nav aria-label="Sections"><ul>${places.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
<label class="theme">Theme <select id="theme"><option value="">auto</option><option value="light">light</option><option value="dark">dark</option></select></label>
</div>
<h1>${title}</h1>
${lead}
</header>
<main>
${sections}
</main>
<footer>${foot}</footer>
${jsonScript('data', data)}
<script type="module">
${raw(clientScript())}</script>
</body>
</html>
`.toString();
