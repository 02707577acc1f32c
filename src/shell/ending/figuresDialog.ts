import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import './ending.css';
import type { ShownEnding } from './roundDialog.ts';
import { endingText } from './text.en.ts';

const words = endingText.figures;

/** The figures of a match, shown as a table. */
export interface FiguresPage {
  /** Shows them again, when more is known. */
  refresh(): void;
  close(): void;
  readonly closed: Promise<void>;
}

/** Everything that the chart of the ending shows, as a table to be read or listened to. `open` shows a round. */
export function openFigures(parent: HTMLElement, shown: () => ShownEnding, open: (end: number) => void): FiguresPage {
  const dialog = openDialog(parent, { title: words.title, size: 'reader' });
  const about = el('p');
  const rows = el('tbody', { role: 'rowgroup' });
  const heads = shown().ending.figureNames();
  const named = [words.round, ...heads].map((name) => el('th', { scope: 'col', role: 'columnheader' }, name));
  const head = el('thead', { role: 'rowgroup' }, el('tr', { role: 'row' }, ...named));
  // Its roles are said, because in a narrow dialog it is laid out as no table is.
  const table = el('table', { class: 'figures-table', role: 'table' }, head, rows);
  dialog.body.append(about, el('div', { class: 'figures' }, table));
  const refresh = (): void => {
    const { ending, view } = shown();
    about.textContent = view.chances.progress === 'failed' ? words.failed : words.about(view.chances);
    const key = ending.keyRound(view);
    const known = ending.figures(view).map((cells) => cells.map((cell) => cell ?? words.unknown));
    if (rows.childElementCount === 0)
      rows.append(...known.map((cells, end) => line(ending.roundAt(view, end), end, cells)));
    // The buttons stay, and with them the focus.
    for (const [end, cells] of known.entries()) {
      const row = rows.children[end];
      row?.classList.toggle('key', end === key?.end);
      for (const [place, cell] of cells.entries()) {
        const shown = row?.children[place + 1];
        if (shown && shown.textContent !== cell) shown.textContent = cell;
      }
    }
  };
  const line = (round: number, end: number, cells: readonly string[]): HTMLElement => {
    const name = end === 0 ? words.start : opener(round, () => open(end));
    const known = cells.map((cell, place) => el('td', { role: 'cell', 'data-name': heads[place] }, cell));
    return el('tr', { role: 'row' }, el('th', { scope: 'row', role: 'rowheader' }, name), ...known);
  };
  refresh();
  dialog.body.focus({ preventScroll: true });
  return { refresh, close: dialog.close, closed: dialog.closed };
}

function opener(round: number, press: () => void): HTMLButtonElement {
  const element = button(String(round), press, { name: words.open(round) });
  element.className = 'rule-id';
  return element;
}
