import './ending.css';
import type { EndingView } from '../../module/screens/ending.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el, ruleButton } from '../../page/dom.ts';
import type { LogLine } from '../log/matchLog.ts';
import type { Played, PlayedGame } from '../match.ts';
import { endingText } from './text.en.ts';

const words = endingText.round;
const figureWords = endingText.figures;

/** What can be done from the page of a round. */
export interface RoundActions {
  /** Everything that happened in a match. */
  readonly log: readonly LogLine[];
  openRule(rule: string): void;
  /** Looks back at a round; it is named by the history's entry at its end. */
  lookBack(end: number): void;
  /** Plays on from its beginning. */
  playOn(end: number): void;
}

/** An ending, and the game that knows what it says. */
export interface ShownEnding {
  readonly ending: PlayedGame['ending'];
  readonly view: EndingView<Played>;
}

/** One round of a game that is over: its figures before and after, what happened, and the ways back into it. */
export function openRound(parent: HTMLElement, shown: ShownEnding, start: number, actions: RoundActions): void {
  const dialog = openDialog(parent, { title: '', size: 'panel' });
  const title = dialog.element.querySelector('h2');
  const { ending, view } = shown;
  const last = ending.figures(view).length - 1;
  let end = start;
  const leave = (act: (end: number) => void) => (): void => {
    dialog.close();
    act(end);
  };
  const step = (by: number, label: string): HTMLButtonElement => {
    const go = button(label, () => {
      end = Math.min(last, Math.max(1, end + by));
      draw();
    });
    return go;
  };
  const before = step(-1, words.before);
  const after = step(1, words.after);
  const page = el('div');
  dialog.body.append(el('div.round-steps', before, after), page);
  dialog.foot.append(
    button(words.lookBack, leave(actions.lookBack), { symbol: 'eye' }),
    button(words.playOn, leave(actions.playOn), { look: 'act', symbol: 'play' }),
  );

  const draw = (): void => {
    const round = ending.roundAt(view, end);
    if (title) title.textContent = words.title(round);
    before.disabled = end <= 1;
    after.disabled = end >= last;
    const key = ending.keyRound(view);
    const mark = key?.end === end ? [el('p.round-key', words.key[key.kind])] : [];
    page.replaceChildren(...mark, figures(shown, end), happened(actions, round), el('p', words.playOnHint));
    dialog.body.scrollTop = 0;
  };
  draw();
  dialog.body.focus({ preventScroll: true });
}

function figures({ ending, view }: ShownEnding, end: number): HTMLElement {
  const rows = ending.figures(view);
  const boxes = ending.figureNames().flatMap((name, column) => {
    const [before, after] = [rows[end - 1]?.[column], rows[end]?.[column]];
    if (before == null || after == null) return [];
    return [el('div', el('dt', name), el('dd', words.change(before, after)))];
  });
  return el('dl.round-figures', ...boxes);
}

function happened({ log, openRule }: RoundActions, round: number): HTMLElement {
  const lines = log.filter((entry) => entry.round === round);
  const list = lines.map(({ text, rule }) =>
    el(
      'li',
      el('span', text),
      ruleButton(rule, () => openRule(rule)),
    ),
  );
  const told = list.length > 0 ? el('ol.log', ...list) : el('p', words.nothing);
  return el('section', el('h3', words.happened), told);
}

/** The figures of a match, shown as a table. */
export interface FiguresPage {
  /** Shows them again, when more is known. */
  refresh(): void;
  close(): void;
  readonly closed: Promise<void>;
}

/**
 * Everything that the chart of the ending shows, as a table to be read or listened to. `open` shows a round; `costly` the decisions that
 * cost most, where there is a coach who looks back.
 */
export function openFigures(
  parent: HTMLElement,
  shown: () => ShownEnding,
  open: (end: number) => void,
  costly: (() => void) | null,
): FiguresPage {
  const dialog = openDialog(parent, { title: figureWords.title, size: 'reader' });
  const about = el('p');
  const rows = el('tbody', { role: 'rowgroup' });
  const heads = shown().ending.figureNames();
  const named = [figureWords.round, ...heads].map((name) => el('th', { scope: 'col', role: 'columnheader' }, name));
  const head = el('thead', { role: 'rowgroup' }, el('tr', { role: 'row' }, ...named));
  // Its roles are said, because in a narrow dialog it is laid out as no table is.
  const table = el('table.figures-table', { role: 'table' }, head, rows);
  dialog.body.append(about, el('div.figures', table));
  if (costly) dialog.foot.append(button(endingText.costly.title, costly, { symbol: 'speech' }));
  const refresh = (): void => {
    const { ending, view } = shown();
    about.textContent = view.chances.progress === 'failed' ? figureWords.failed : figureWords.about(view.chances);
    const key = ending.keyRound(view);
    const known = ending.figures(view).map((cells) => cells.map((cell) => cell ?? figureWords.unknown));
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
    const name = end === 0 ? figureWords.start : opener(round, () => open(end));
    const known = cells.map((cell, place) => el('td', { role: 'cell', 'data-name': heads[place] }, cell));
    return el('tr', { role: 'row' }, el('th', { scope: 'row', role: 'rowheader' }, name), ...known);
  };
  refresh();
  dialog.body.focus({ preventScroll: true });
  return { refresh, close: dialog.close, closed: dialog.closed };
}

function opener(round: number, press: () => void): HTMLButtonElement {
  const element = button(String(round), press, { name: figureWords.open(round) });
  element.className = 'rule-id';
  return element;
}
