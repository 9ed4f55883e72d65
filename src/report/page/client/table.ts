// The table of deals: filters, order, pages, and its download.
import { GREEDY_TRIES } from '../../../study/difficulty.ts';
import { formatCount } from '../../numbers.ts';
import type { StudyData } from '../model.ts';
import { dealsCsv } from './csv.ts';
import { byId, element } from './elements.ts';
import { filterDeals, type ListedDeal, listDeals, type Order, type SortKey, sortDeals } from './listed.ts';

const PAGE_SIZE = 100;

/** Plays the solution of an index. */
type Watch = (play: number) => void;

/** Sets the table up, with a column for solutions if there are some to watch. */
export function setUpTable(studies: readonly StudyData[], watch: Watch | undefined): void {
  const all = listDeals(studies);
  const form = byId('filters', HTMLFormElement);
  const table = byId('deals-table', HTMLTableElement);
  let order: Order | undefined;
  let page = 0;
  let chosen: readonly ListedDeal[] = all;

  const choose = (): void => {
    const field = (name: string) => String(new FormData(form).get(name) ?? '');
    const matching = filterDeals(all, {
      study: field('study'),
      verdict: field('verdict'),
      grade: field('grade'),
      text: field('text'),
      playable: field('playable') !== '',
    });
    chosen = order === undefined ? matching : sortDeals(matching, order);
    page = 0;
    byId('matching', HTMLElement).textContent =
      matching.length === all.length
        ? `${formatCount(all.length)} deals`
        : `${formatCount(matching.length)} of ${formatCount(all.length)} deals`;
    show();
  };

  const show = (): void => {
    const first = page * PAGE_SIZE;
    const shown = chosen.slice(first, first + PAGE_SIZE);
    table.tBodies[0]?.replaceChildren(...shown.map((deal) => rowOf(deal, watch)));
    byId('page-place', HTMLElement).textContent =
      shown.length === 0
        ? 'No deal matches.'
        : `${formatCount(first + 1)} to ${formatCount(first + shown.length)} of ${formatCount(chosen.length)}`;
    byId('previous-page', HTMLButtonElement).disabled = page === 0;
    byId('next-page', HTMLButtonElement).disabled = first + PAGE_SIZE >= chosen.length;
  };

  const turn = (by: number): void => {
    page += by;
    show();
  };

  for (const button of table.querySelectorAll<HTMLButtonElement>('button[data-sort]')) {
    button.addEventListener('click', () => {
      const key = button.dataset['sort'] as SortKey;
      order = { key, descending: order?.key === key && !order.descending };
      for (const head of table.querySelectorAll('th')) head.removeAttribute('aria-sort');
      button.parentElement?.setAttribute('aria-sort', order.descending ? 'descending' : 'ascending');
      choose();
    });
  }
  form.addEventListener('input', choose);
  form.addEventListener('submit', (event) => event.preventDefault());
  byId('previous-page', HTMLButtonElement).addEventListener('click', () => turn(-1));
  byId('next-page', HTMLButtonElement).addEventListener('click', () => turn(1));
  byId('download', HTMLButtonElement).addEventListener('click', () => download(dealsCsv(chosen, studies)));
  choose();
}

function rowOf(
  { label, deal, verdict, reason, moves, nodes, grade, wins, play }: ListedDeal,
  watch: Watch | undefined,
): HTMLTableRowElement {
  const row = element('tr');
  const why = reason === '' ? '' : ` (${reason})`;
  const verdictCell = element('td');
  verdictCell.append(element('span', verdict, `key ${verdict}`), why);
  const gradeCell = element('td');
  if (grade !== '') gradeCell.append(element('span', grade, `key ${grade}`), ` ${wins}/${GREEDY_TRIES}`);
  row.append(
    element('td', label),
    element('td', deal, 'deal'),
    verdictCell,
    element('td', moves === null ? '' : formatCount(moves), 'number'),
    element('td', formatCount(nodes), 'number'),
    gradeCell,
  );
  if (watch === undefined) return row;
  const playCell = element('td', '', 'solution');
  if (play !== null) {
    const button = element('button', 'Watch', 'watch');
    button.type = 'button';
    button.setAttribute('aria-label', `Watch ${label}, deal ${deal}`);
    button.addEventListener('click', () => watch(play));
    playCell.append(button);
  }
  row.append(playCell);
  return row;
}

function download(text: string): void {
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = 'deals.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
