// What runs when a page is opened.
import type { PageData } from '../model.ts';
import { byId } from './elements.ts';
import { setUpPlayer } from './player.ts';
import { setUpTable } from './table.ts';

const data: PageData = JSON.parse(byId('data', HTMLScriptElement).textContent ?? '');

byId('theme', HTMLSelectElement).addEventListener('change', ({ target }) => {
  document.documentElement.style.colorScheme = (target as HTMLSelectElement).value;
});

const load = document.getElementById('player') === null ? undefined : setUpPlayer(data);
load?.(0);

const watch = (play: number): void => {
  load?.(play);
  byId('watch', HTMLElement).scrollIntoView({ block: 'start' });
  byId('board', HTMLElement).focus({ preventScroll: true });
};

if (document.getElementById('deals') !== null) setUpTable(data.studies, load && watch);
