import { type Attributes, button, el, freshId } from './dom.ts';

/** Choices side by side, one of which is selected. */
export interface Segments<Value> {
  readonly element: HTMLElement;
  select(value: Value): void;
}

/**
 * A row of choices with their labels; calls `choose` with a person's choice. None is selected until `select` is called.
 */
export function segments<Value>(
  choices: readonly (readonly [value: Value, label: string])[],
  choose: (value: Value) => void,
  attributes: Attributes = {},
): Segments<Value> {
  const name = freshId('segments');
  const inputs = choices.map(([value]) => {
    const input = el('input', { type: 'radio', name, ...attributes });
    input.addEventListener('change', () => choose(value));
    return input;
  });
  const labels = choices.map(([, label], index) => el('label', inputs[index] ?? null, el('span', label)));
  return {
    element: el('div.segments', ...labels),
    select: (value) => {
      for (const [index, input] of inputs.entries()) input.checked = choices[index]?.[0] === value;
    },
  };
}

/** A list to choose one value from, or none; `all` is the label for none. */
export function selectOne<Value>(
  name: string,
  all: string,
  items: readonly { readonly value: Value; readonly label: string }[],
  changed: (chosen: Value | null) => void,
): { readonly element: HTMLSelectElement; chosen(): Value | null } {
  const options = items.map(({ label }, index) => el('option', { value: index }, label));
  const element = el('select', { 'aria-label': name }, el('option', { value: '' }, all), ...options);
  const chosen = (): Value | null => (element.value === '' ? null : (items[Number(element.value)]?.value ?? null));
  element.addEventListener('change', () => changed(chosen()));
  return { element, chosen };
}

/**
 * A table with classes as in a selector (`table.wins`), a caption unless that is empty, and a row of headings. Its roles are said,
 * so that it stays one for screen readers where a style sheet lays it out as no table is.
 */
export function table(
  selector: 'table' | `table.${string}`,
  caption: string,
  heads: readonly string[],
  rows: readonly HTMLElement[],
): HTMLTableElement {
  const names = heads.map((head) => el('th', { scope: 'col', role: 'columnheader' }, head));
  return el(
    selector,
    { role: 'table' },
    caption === '' ? null : el('caption', caption),
    names.length === 0 ? null : el('thead', { role: 'rowgroup' }, el('tr', { role: 'row' }, ...names)),
    el('tbody', { role: 'rowgroup' }, ...rows),
  );
}

/** A row of a table: its heading, and its cells as texts or as elements. */
export function tableRow(heading: string, cells: readonly (string | HTMLElement)[]): HTMLTableRowElement {
  const rest = cells.map((cell) => (typeof cell === 'string' ? el('td', cell) : cell));
  for (const cell of rest) cell.setAttribute('role', 'cell');
  return el('tr', { role: 'row' }, el('th', { scope: 'row', role: 'rowheader' }, heading), ...rest);
}

/**
 * A button that copies a text, and reports the result. Browsers deny the clipboard to pages without https: then the
 * text, which `shown` shows, is selected.
 */
export function copyButton(
  text: string,
  shown: HTMLElement,
  words: { readonly copy: string; readonly copied: string; readonly copyByHand: string },
  look: 'act' | 'plain',
): { readonly copy: HTMLButtonElement; readonly said: HTMLElement } {
  const said = el('span', { role: 'status' });
  const press = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = words.copied;
    } catch {
      window.getSelection()?.selectAllChildren(shown);
      said.textContent = words.copyByHand;
    }
  };
  return { copy: button(words.copy, () => void press(), { look, symbol: 'copy' }), said };
}
