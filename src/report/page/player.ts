// The place where solutions are watched; the page's script fills it.
import { formatCount } from '../numbers.ts';
import { html, type Markup, NOTHING, raw } from './html.ts';

const SPEEDS = [
  ['1500', 'slow'],
  ['700', 'normal'],
  ['250', 'fast'],
  ['80', 'very fast'],
] as const;
const NORMAL = '700';

const icon = (path: string): Markup =>
  html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${raw(path)}"/></svg>`;

const ICONS = {
  first: 'M5 5h3v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M7 5v14l11-7z',
  last: 'M4 5v14l11-7zM16 5h3v14h-3z',
} as const;

/** The board with what moves through the solution. The script sets all texts. */
export const playerBox = (): Markup => html`
<div id="player" class="player">
<div id="board" class="board" tabindex="0" role="group" aria-label="Board. Space plays, arrow keys step, Home and End go to the start and the end."></div>
<p id="move-words" class="move" aria-live="polite"></p>
<p id="next-words" class="next"></p>
<div class="controls" id="controls">
<div class="steps" role="group" aria-label="Steps">
<button type="button" data-step="first" aria-label="To the start" title="To the start (Home)">${icon(ICONS.first)}</button>
<button type="button" data-step="back" aria-label="Back" title="Back (left arrow)">${icon(ICONS.back)}</button>
<button type="button" data-step="play" aria-label="Play" title="Play or pause (space)"><span class="when-paused">${icon(ICONS.play)}</span><span class="when-playing">${icon(ICONS.pause)}</span></button>
<button type="button" data-step="forward" aria-label="Forward" title="Forward (right arrow)">${icon(ICONS.forward)}</button>
<button type="button" data-step="last" aria-label="To the end" title="To the end (End)">${icon(ICONS.last)}</button>
</div>
<input type="range" id="slider" min="0" value="0" aria-label="Move">
<label>Speed <select id="speed">${SPEEDS.map(([pause, name]) => html`<option value="${pause}"${pause === NORMAL ? html` selected` : ''}>${name}</option>`)}</select></label>
</div>
<label class="check"><input type="checkbox" id="four-colours"> four colours</label>
</div>`;

export interface PlayerSectionOptions {
  /** How many solutions are there to watch. */
  readonly carried: number;
  /** How many there would be if the page could be larger. */
  readonly leftOut: number;
}

/** The player of a page of many deals. */
export const playerSection = ({ carried, leftOut }: PlayerSectionOptions): Markup => html`
<section id="watch" aria-labelledby="watch-title">
<h2 id="watch-title">Watch a solution</h2>
${
  carried === 0
    ? html`<p class="empty">No deal of these studies carries its solution. Studies that were written with
<code>--with-solutions</code> do, and <code>forty-thieves solve 17 --html deal.html</code> makes a page of a single deal.</p>`
    : html`<p>Of each solvable deal with “Watch” in the table below, the solution plays here. It need not be the shortest.
${leftOut === 0 ? NOTHING : html`For ${formatCount(leftOut)} more there was no room on this page.`}</p>
<h3 id="play-title"></h3>
${playerBox()}`
}
</section>`;
