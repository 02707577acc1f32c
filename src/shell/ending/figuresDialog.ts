import { roundAt, turningPoint } from '../../games/faza/scenes/ending/turningPoint.ts';
import type { EndingView } from '../../games/faza/scenes/view.ts';
import { openDialog } from '../dialog.ts';
import { button, el } from '../dom.ts';
import './ending.css';
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
export function openFigures(parent: HTMLElement, view: () => EndingView, open: (end: number) => void): FiguresPage {
  const dialog = openDialog(parent, { title: words.title, size: 'reader' });
  const about = el('p');
  const rows = el('tbody');
  const heads = [words.round, words.chance, words.drones, words.pool, words.health, words.injuries];
  const head = el('thead', {}, el('tr', {}, ...heads.map((name) => el('th', { scope: 'col' }, name))));
  dialog.body.append(about, el('table', { class: 'figures-table' }, head, rows));
  const refresh = (): void => {
    const now = view();
    const { games, progress } = now.chances;
    about.textContent = progress === 'failed' ? words.failed : words.about(games, progress === 'done');
    const turn = turningPoint(now);
    const known = now.history.map((_, end) => rowOf(now, end, end === turn?.end));
    if (rows.childElementCount === 0) rows.append(...known.map(({ cells }, end) => line(now, end, cells)));
    // The buttons stay, and with them the focus.
    for (const [end, { cells, isTurn }] of known.entries()) {
      const row = rows.children[end];
      row?.classList.toggle('turn', isTurn);
      for (const [place, cell] of cells.entries()) {
        const shown = row?.children[place + 1];
        if (shown && shown.textContent !== cell) shown.textContent = cell;
      }
    }
  };
  const line = (now: EndingView, end: number, cells: readonly string[]): HTMLElement => {
    const round = roundAt(now, end);
    const name = end === 0 ? words.start : opener(round, () => open(end));
    return el('tr', {}, el('th', { scope: 'row' }, name), ...cells.map((cell) => el('td', {}, cell)));
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

function rowOf({ history, chances }: EndingView, end: number, isTurn: boolean): { cells: string[]; isTurn: boolean } {
  const entry = history[end];
  const estimate = chances.estimates[end];
  const counts = entry ? [entry.drones, entry.pool, entry.health, entry.injuries].map(String) : [];
  return { cells: [estimate ? words.estimate(estimate) : words.unknown, ...counts], isTurn };
}
