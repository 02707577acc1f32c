import type { ForecastSheet, NumbersSheet, Panel, SheetTable } from '../../module/screens/panel.ts';
import { button, cueScroll, el, icon, positionAt, ruleButton } from '../../page/dom.ts';
import { table, tableRow } from '../../page/fields.ts';
import { type FocusSpot, focusAgain, focusSpot } from '../../page/input/focus.ts';
import './preview.css';

/** What the panel shows, and what its button does. */
export interface PanelView extends Panel {
  /** Whether it goes as soon as nothing is pointed at any more: then it lets the pointer through, and the focus past. */
  readonly passing: boolean;
  readonly close: () => void;
}

/** A panel over the canvas that says more than the canvas can: not modal, and never over the board. */
export interface PreviewPanel {
  /** Shows this, or nothing. */
  show(view: PanelView | null): void;
}

/** Creates the panel of a table inside `parent`; `openRule` opens the rulebook at a rule. */
export function createPreviewPanel(parent: HTMLElement, openRule: (rule: string) => void): PreviewPanel {
  let shown: { readonly key: string; readonly element: HTMLElement } | null = null;
  let close = (): void => undefined;
  /** Where the focus was in the panel when it was rebuilt: it returns there, if only a passing focus came between. */
  let left: FocusSpot | null = null;
  return {
    show: (view) => {
      const key = view === null ? '' : JSON.stringify({ ...view, close: null });
      close = view?.close ?? ((): void => undefined);
      if (shown?.key === key) return;
      left = (shown && focusSpot(shown.element)) ?? left;
      shown?.element.remove();
      shown = null;
      if (view === null) {
        left = null;
        return;
      }
      const element = panel(view, () => close(), openRule);
      if (view.passing) keepKeysOut(element);
      parent.append(element);
      fitWords(element, view);
      shown = { key, element };
      if (view.passing) return;
      if (left && isFree(document.activeElement)) focusAgain(element, left);
      left = null;
    },
  };
}

/** Whether nothing has the focus: it was in what is no more. */
function isFree(active: Element | null): boolean {
  return active === null || active === document.body;
}

/** A panel that goes as soon as the focus leaves what it is about has no place for the focus: it would go with the panel. */
function keepKeysOut(element: HTMLElement): void {
  for (const item of element.querySelectorAll<HTMLElement>('button, [tabindex]')) item.tabIndex = -1;
}

/** Lets few numbers grow and many have a larger place, and shows where the rest is when they still have to be scrolled. */
function fitWords(element: HTMLElement, { content, larger }: PanelView): void {
  const room = element.querySelector<HTMLElement>('.scrolls');
  if (!room) return;
  if (content.kind === 'numbers') fill(element, room);
  if (room.scrollHeight > room.clientHeight) positionAt(element, larger);
  element.classList.toggle('crowded', room.scrollHeight > room.clientHeight);
  cueScroll(room);
}

/** How much larger few numbers may be written, from the largest. */
const LARGER = [1.45, 1.3, 1.15];

/** Few numbers are written as large as all of them stay in sight, with bars for the chances. */
function fill(element: HTMLElement, room: HTMLElement): void {
  element.classList.add('roomy');
  for (const larger of LARGER) {
    element.style.setProperty('--larger', String(larger));
    if (room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth) return;
  }
  element.classList.remove('roomy');
}

type OpenRule = (rule: string) => void;

function panel(
  { content, rect, unit, passing, closeName }: PanelView,
  close: () => void,
  openRule: OpenRule,
): HTMLElement {
  const { title } = content.sheet;
  const body = content.kind === 'numbers' ? numbers(content.sheet, openRule) : forecast(content.sheet, openRule);
  const shut = button('', close, { look: 'quiet', symbol: 'x', name: closeName });
  const element = el(
    'section',
    { class: `preview ${content.kind}${passing ? ' passing' : ''}`, 'aria-label': title },
    el('header', el('h2', title), shut),
    // It may scroll, and so it can be reached by keys.
    el('div.scrolls', { tabindex: 0, role: 'group', 'aria-label': title }, ...body),
  );
  positionAt(element, rect);
  element.style.setProperty('--unit', String(Math.max(1, unit)));
  return element;
}

function numbers({ lines, tables }: NumbersSheet, openRule: OpenRule): HTMLElement[] {
  return [
    ...tables.slice(0, 1).map(tableOf),
    el(
      'ul.facts',
      ...lines.map(({ text, tone, rules }) => el('li', { class: tone }, text, ...ruleLinks(rules, openRule))),
    ),
    ...tables.slice(1).map(tableOf),
  ];
}

function tableOf({ title, head, rows }: SheetTable): HTMLElement {
  const lines = rows.map(({ cells: [first = '', ...others], tone, chance }) => {
    const row = tableRow(first, others);
    row.className = tone;
    if (chance !== undefined) row.style.setProperty('--chance', String(chance));
    return row;
  });
  return table('table', title, head, lines);
}

function forecast({ rows, end, remedy, note }: ForecastSheet, openRule: OpenRule): HTMLElement[] {
  const lines = rows.map(({ mark, text, figures, said }) =>
    el(
      'li',
      { 'aria-label': said },
      el('b', { 'aria-hidden': 'true' }, mark),
      el('span.what', { 'aria-hidden': 'true' }, text),
      ...figures.map(({ kind, value }) => figure(kind, value)),
    ),
  );
  const list = el('ol.omens', ...lines);
  const outcome = [
    el('p', { class: end.bad ? 'bad' : 'plain' }, end.text, ...ruleLinks(end.rules, openRule)),
    ...(remedy === '' ? [] : [el('p.remedy', remedy)]),
  ];
  return [
    // What loses the game comes first: the list may be longer than its place.
    ...(end.bad ? [...outcome, list] : [list, ...outcome]),
    ...(note === '' ? [] : [el('p.note', note)]),
  ];
}

/** The rules that a sentence follows from, each one press away. */
function ruleLinks(rules: readonly string[] = [], openRule: OpenRule): (HTMLElement | string)[] {
  return rules.flatMap((rule) => [' ', ruleButton(rule, () => openRule(rule))]);
}

function figure(kind: string, value: string): HTMLElement {
  return el('span.figure', { 'aria-hidden': 'true' }, icon(kind), value);
}
