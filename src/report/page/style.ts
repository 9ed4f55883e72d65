// How pages look: light and dark, on paper, and on a telephone.
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#fbfaf7, #14181b);
  --raised: light-dark(#ffffff, #1c2226);
  --ink: light-dark(#1d2327, #e7e9ea);
  --muted: light-dark(#5a646b, #a3adb3);
  --line: light-dark(#dcdad3, #343c42);
  --accent: light-dark(#8a3b12, #f0a878);
  --solvable: light-dark(#1b7f6b, #3fb39a);
  --unsolvable: light-dark(#c2552d, #e0764c);
  --unknown: light-dark(#e4e1d8, #3a4248);
  --hatch: light-dark(#a8a498, #7d878d);
  --easy: light-dark(#8fc7b5, #56a891);
  --medium: light-dark(#e3c46a, #c7a645);
  --hard: light-dark(#d98a4f, #c96f3b);
  --expert: light-dark(#8c3f5d, #9c4870);
  --felt: light-dark(#2d6a4f, #1d4735);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: break-word; }
header, main, footer { max-width: 70rem; margin: 0 auto; padding: 0 1.25rem; }
footer { padding-block: 1rem 3rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.9rem; }
h1, h2 { font-family: var(--serif); font-weight: 600; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(2rem, 6vw, 3.25rem); margin: 1.5rem 0 0.5rem; letter-spacing: -0.01em; }
h2 { font-size: 1.75rem; margin: 0 0 0.75rem; }
h3 { font-size: 1.05rem; margin: 2rem 0 0.5rem; }
h4 { font-size: 0.95rem; margin: 0; }
p, ul { max-width: 46rem; }
.lead { font-size: 1.15rem; color: var(--muted); margin: 0 0 1rem; }
section { padding: 2.25rem 0; border-top: 1px solid var(--line); }
main > section:first-child { border-top: 0; padding-top: 1rem; }
a { color: var(--accent); }
code { font-size: 0.92em; overflow-wrap: anywhere; }
.definitions { position: absolute; width: 0; height: 0; }
.empty { color: var(--muted); padding: 1rem; border: 1px dashed var(--line); border-radius: 6px; }

.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding-top: 1rem; }
.top nav { flex: 1; }
.top ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.theme { font-size: 0.9rem; color: var(--muted); }

button, select, input { font: inherit; color: inherit; }
select, input[type="search"], button {
  border: 1px solid light-dark(#8b8f8c, #7a858c); border-radius: 6px; background: var(--raised); padding: 0.3rem 0.6rem; min-height: 2.25rem;
}
button { cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--accent); }
button:disabled { opacity: 0.45; cursor: default; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
input[type="checkbox"], input[type="range"] { accent-color: var(--accent); }
label.check { display: inline-flex; gap: 0.4rem; align-items: center; }
summary { cursor: pointer; color: var(--accent); width: fit-content; }

.key { font-weight: inherit; white-space: nowrap; }
.key::before {
  content: ""; display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.35em; border-radius: 2px;
  background: var(--swatch); border: 1px solid color-mix(in srgb, var(--ink) 35%, transparent);
}
.key.unknown::before { background: repeating-linear-gradient(45deg, var(--unknown) 0 2px, var(--hatch) 2px 3.5px); }
b.key { font-weight: 600; }
.solvable { --swatch: var(--solvable); } .unsolvable { --swatch: var(--unsolvable); }
.easy { --swatch: var(--easy); } .medium { --swatch: var(--medium); }
.hard { --swatch: var(--hard); } .expert { --swatch: var(--expert); }
.bar rect, .panel rect { fill: var(--swatch); }
:is(.bar, .panel) rect.unknown { fill: url(#hatch); }
#hatch rect { fill: var(--unknown); } #hatch path { stroke: var(--hatch); stroke-width: 2; }

.rates { list-style: none; margin: 1.5rem 0 0; padding: 0; max-width: none; }
.rates > li {
  display: grid; grid-template: "name bar interval" auto ". counts counts" auto "more more more" auto / 9rem 1fr 9.5rem;
  column-gap: 1rem; align-items: center; padding: 0.5rem 0;
}
.rates h3 { grid-area: name; margin: 0; font-size: 1.05rem; }
.rates .bar { grid-area: bar; display: block; overflow: visible; }
.rates .interval { grid-area: interval; margin: 0; text-align: right; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
.counts { grid-area: counts; display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0.1rem 0 0; padding: 0; list-style: none; max-width: none; font-size: 0.9rem; color: var(--muted); font-variant-numeric: tabular-nums; }
.counts li { min-width: calc(6.5rem + var(--digits)); }
.counts data { display: inline-block; min-width: var(--digits); text-align: right; margin-right: 0.2em; color: var(--ink); }
.rates details { grid-area: counts; justify-self: end; font-size: 0.9rem; }
.rates details[open] { grid-area: more; justify-self: start; margin-left: 10rem; }
.rates details ul { padding-left: 1.2rem; }
.interval line, line.axis { stroke: var(--ink); stroke-width: 2; }
.interval.halo line { stroke: var(--page); stroke-width: 5; stroke-linecap: round; }
.scale { display: flex; justify-content: space-between; margin: 0 10.5rem 0 10rem; font-size: 0.8rem; color: var(--muted); border-top: 1px solid var(--line); }
.scale span { width: 3rem; margin: 0 -1.5rem; text-align: center; }

.scroll { overflow-x: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 0.93rem; }
th, td { padding: 0.4rem 0.75rem; text-align: left; white-space: nowrap; vertical-align: middle; }
thead th { border-bottom: 1px solid var(--line); color: var(--muted); font-weight: 600; }
tbody + tbody tr:first-child > *, tbody tr + tr > * { border-top: 1px solid color-mix(in srgb, var(--line) 60%, transparent); }
#effort tbody tr + tr > * { border-top: 0; }
th[scope="rowgroup"] { vertical-align: top; }
.number { text-align: right; }
.wide { width: 40%; min-width: 8rem; }
.wide svg { display: block; }
td.deal { white-space: normal; overflow-wrap: anywhere; min-width: 8rem; }
th button { border: 0; background: none; padding: 0; min-height: 0; font-weight: 600; color: inherit; }
th button::after { content: "↕"; opacity: 0.45; margin-left: 0.35em; }
th[aria-sort] button::after { content: "↑"; opacity: 1; }
th[aria-sort="descending"] button::after { content: "↓"; }
td .key { display: inline-block; min-width: 5.5rem; }
.solution { position: sticky; right: 0; background: var(--raised); }
button.watch { min-height: 0; padding: 0.05rem 0.6rem; }
.filters { display: flex; flex-wrap: wrap; gap: 0.75rem 1.25rem; align-items: end; }
.filters label:not(.check) { display: grid; font-size: 0.85rem; color: var(--muted); }
.filters label > * { font-size: 1rem; color: var(--ink); }
.filters .check { min-height: 2.25rem; }
.bar-above { display: flex; justify-content: space-between; align-items: center; gap: 1rem; margin: 1rem 0 0.5rem; }
.bar-above p { margin: 0; font-weight: 600; }
.pages { display: flex; gap: 1rem; align-items: center; justify-content: center; margin-top: 0.75rem; font-variant-numeric: tabular-nums; }

.panels { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18.5rem, 100%), 1fr)); gap: 1rem; margin: 1rem 0; }
.panel { margin: 0; padding: 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
.panel svg { display: block; width: 100%; height: auto; }
.panel text { font-size: 11px; fill: var(--muted); font-variant-numeric: tabular-nums; }
.panel figcaption { font-size: 0.85rem; color: var(--muted); }
line.grid { stroke: var(--line); stroke-width: 1; }
line.axis { stroke-width: 1; stroke: var(--muted); }
.curve { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; }
.curve.other { stroke: color-mix(in srgb, var(--muted) 35%, transparent); stroke-width: 1; }

.board { background: var(--felt); border-radius: 10px; padding: 0.5rem; }
.board svg { display: block; width: 100%; height: auto; max-height: min(80vh, 60rem); }
.board { --clubs: #16191c; --spades: #16191c; --hearts: #c81e2b; --diamonds: #c81e2b; }
.four-colours { & .board { --clubs: #0c7a3d; --diamonds: #1758c4; } }
.suit-0 { fill: var(--clubs); } .suit-1 { fill: var(--hearts); }
.suit-2 { fill: var(--spades); } .suit-3 { fill: var(--diamonds); }
.card-sheet { fill: #fdfcf8; stroke: #6f7573; stroke-width: 1.5; }
.card-back { fill: #7a2f3b; stroke: #fdfcf8; stroke-width: 3; }
.card-pattern { stroke: #b97b84; stroke-width: 2; fill: none; }
.card-empty { fill: rgb(255 255 255 / 0.07); stroke: rgb(255 255 255 / 0.35); stroke-width: 2; stroke-dasharray: 7 6; }
.card-ring { fill: none; stroke: #f6b62f; stroke-width: 6; }
.card-mark { fill: rgb(255 255 255 / 0.28); }
.card-rank { font: 700 36px system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
.card-rank.ten { letter-spacing: -4px; }
.stock-count { font: 700 40px system-ui, sans-serif; fill: #fff; text-anchor: middle; paint-order: stroke; stroke: #5a1f2a; stroke-width: 8px; stroke-linejoin: round; }
.player .move { margin: 0.75rem 0 0; font-weight: 600; max-width: none; min-height: 1.5em; font-variant-numeric: tabular-nums; }
.player .next { margin: 0 0 0.75rem; color: var(--muted); max-width: none; min-height: 1.5em; }
.controls { display: flex; flex-wrap: wrap; gap: 0.75rem 1.25rem; align-items: center; margin-bottom: 0.5rem; }
.controls[hidden] { display: none; }
.controls input[type="range"] { flex: 1 1 12rem; min-width: 8rem; }
.steps { display: flex; gap: 0.35rem; }
.steps button { width: 2.75rem; height: 2.75rem; padding: 0; display: grid; place-items: center; }
.steps button[data-step="play"] { width: 4rem; background: var(--accent); border-color: var(--accent); color: var(--page); }
.steps svg { fill: currentColor; display: block; }
.when-playing { display: none; }
.playing .when-playing { display: block; } .playing .when-paused { display: none; }
.moves { columns: 16rem; column-gap: 2rem; max-width: none; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.25rem; margin: 0; }
.facts dt { color: var(--muted); } .facts dd { margin: 0; }

@media (max-width: 44rem) {
  header, main, footer { padding-inline: 0.9rem; }
  .rates > li { grid-template: "name interval" auto "bar bar" auto "counts counts" auto "more more" auto / 1fr auto; padding: 0.75rem 0; }
  .rates details, .rates details[open] { grid-area: more; justify-self: start; margin-left: 0; }
  .scale { margin-inline: 0; }
  .scale span:first-child { text-align: left; margin-left: 0; } .scale span:last-child { text-align: right; margin-right: 0; }
  .filters label:not(.check) { flex: 1 1 8rem; }
  .filters label > :is(select, [type="search"]) { width: 100%; min-width: 0; }
  th, td { padding-inline: 0.5rem; }
  thead th { white-space: normal; vertical-align: bottom; }
  .wide { min-width: 5rem; }
  .board { padding: 0.25rem; border-radius: 6px; }
}
@media print {
  :root { color-scheme: light !important; --page: #fff; --raised: #fff; }
  nav, .theme, .filters, .bar-above, .pages, #watch, .player .controls, .player .check, noscript { display: none !important; }
  section { break-inside: auto; padding: 1rem 0; }
  .panel, .rates > li, tr { break-inside: avoid; }
  .scroll { overflow: visible; border: 0; }
  table { font-size: 0.75rem; }
  th, td { padding: 0.2rem 0.4rem; }
  thead th { white-space: normal; vertical-align: bottom; }
  th button::after { content: none; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
