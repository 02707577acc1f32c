import type { Rect } from '../table/layout/rect.ts';
import { button, cueScroll, el, freshId } from './dom.ts';
import { pageText } from './text.en.ts';
import './chooser.css';

export interface ChooserItem {
  readonly id: string;
  readonly label: string;
  /** More about it, in small letters below the label. */
  readonly detail?: string;
  /** How likely it loses the game, in a few words for its button and in a sentence. */
  readonly danger?: { readonly brief: string; readonly said: string };
  /** A symbol of `icons.svg` beside the label. */
  readonly symbol?: string;
  /** Why it is disabled; pressing it then says so, and the sheet stays open. */
  readonly why?: string;
  press(): void;
}

export interface Choice {
  readonly title: string;
  readonly items: readonly ChooserItem[];
  /** Set if there is something to go back to. */
  readonly cancel?: () => void;
  /** The area for the sheet; it is at the bottom, and scrolls inside when it is long. */
  readonly rect: Rect;
}

export interface Chooser {
  /** Closes the sheet without choosing. */
  close(): void;
}

const open = new WeakMap<HTMLElement, Chooser>();

/**
 * Shows a sheet of buttons for choices without a place on the canvas. It is not modal: the board stays usable. A new
 * sheet replaces the previous one. Choosing closes it, then calls `press`; Escape cancels.
 */
export function showChooser(parent: HTMLElement, { title, items, cancel, rect }: Choice): Chooser {
  open.get(parent)?.close();
  const before = document.activeElement;
  const titleId = freshId('chooser');
  const list = el('ul', { class: 'scrolls' });
  const sheet = el(
    'section',
    { class: 'chooser', role: 'dialog', 'aria-modal': 'false', 'aria-labelledby': titleId },
    el('h2', { id: titleId }, title),
    list,
  );
  const close = (): void => {
    if (open.get(parent) !== chooser) return;
    open.delete(parent);
    const hadFocus = sheet.contains(document.activeElement);
    sheet.remove();
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  const chooser: Chooser = { close };

  for (const item of items) {
    const press = (): void => {
      if (item.why === undefined) close();
      item.press();
    };
    list.append(el('li', {}, itemButton(item, press)));
  }
  if (cancel) {
    const back = (): void => {
      close();
      cancel();
    };
    list.before(button(pageText.back, back, { look: 'quiet', symbol: 'undo' }));
    sheet.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      back();
    });
  }

  for (const [name, value] of Object.entries(rect)) sheet.style.setProperty(`--${name}`, `${Math.round(value)}px`);
  open.set(parent, chooser);
  parent.append(sheet);
  cueScroll(list);
  list.querySelector('button')?.focus({ preventScroll: true });
  return chooser;
}

/** The button of an item, with the rest of its text as description. */
function itemButton(item: ChooserItem, press: () => void): HTMLButtonElement {
  const element = button(item.label, press, item.symbol === undefined ? {} : { symbol: item.symbol });
  element.dataset.item = item.id;
  const said: HTMLElement[] = [];
  if (item.danger !== undefined) {
    element.classList.add('risky');
    element.setAttribute('aria-label', item.label);
    element.append(el('b', { 'aria-hidden': 'true' }, item.danger.brief));
    said.push(el('span', { id: freshId('danger'), hidden: true }, item.danger.said));
  }
  if (item.detail !== undefined) {
    element.classList.add('detailed');
    // It is read after the name, not as part of it.
    element.setAttribute('aria-label', item.label);
    said.push(el('small', { id: freshId('detail') }, item.detail));
  }
  if (item.why !== undefined) {
    element.setAttribute('aria-disabled', 'true');
    said.push(el('span', { id: freshId('why'), hidden: true }, item.why));
  }
  if (said.length > 0) element.setAttribute('aria-describedby', said.map(({ id }) => id).join(' '));
  element.append(...said);
  return element;
}
