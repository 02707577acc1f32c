import { openDialog } from './dialog.ts';
import { button, el } from './dom.ts';
import { moveFocus } from './input/focus.ts';
import { directionOfKey } from './input/shortcuts.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** A symbol of `icons.svg`. */
  readonly symbol?: string;
  readonly look?: 'act' | 'danger';
  /** Whether the menu stays open, and the item's new name. */
  readonly stays?: () => { readonly label: string; readonly symbol?: string };
  press(): void;
}

/** The menu. An item closes it before it acts, unless it stays. `note` is a sentence above the items. */
export function openMenu(parent: HTMLElement, items: readonly MenuItem[], title: string, note?: string): void {
  const dialog = openDialog(parent, { title, size: 'note' });
  const list = el('ul', { class: 'menu' });
  for (const item of items) {
    const line = el('li');
    const draw = (label: string, symbol: string | undefined): HTMLButtonElement => {
      const element = button(label, press, { look: item.look ?? 'plain', ...(symbol === undefined ? {} : { symbol }) });
      element.dataset.item = item.id;
      line.replaceChildren(element);
      return element;
    };
    const press = (): void => {
      if (!item.stays) {
        dialog.close();
        item.press();
        return;
      }
      item.press();
      const { label, symbol } = item.stays();
      draw(label, symbol).focus();
    };
    draw(item.label, item.symbol);
    list.append(line);
  }
  list.addEventListener('keydown', (event) => {
    const direction = directionOfKey(event.key);
    if (!direction) return;
    event.preventDefault();
    moveFocus(direction);
  });
  dialog.body.append(...(note === undefined ? [] : [el('p', {}, note)]), list);
  list.querySelector('button')?.focus();
}
