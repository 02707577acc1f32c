import type { Person } from '../../module/match.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import './people.css';
import { signOf } from './badges.ts';
import { peopleText } from './text.en.ts';

/**
 * Resolves when the device has been handed to somebody. Whoever closes it has it. `lines` say who is next; somebody without a name is
 * called like their seat, and has no badge.
 */
export function askToHandOver(
  parent: HTMLElement,
  { name, person }: { readonly name: string; readonly person: Person | null },
  ...lines: readonly string[]
): Promise<void> {
  const dialog = openDialog(parent, { title: peopleText.pass(name), size: 'note', cross: false });
  dialog.element.classList.add('hand-over');
  dialog.body.append(...(person ? [signOf(person)] : []), ...lines.map((line) => el('p', {}, line)));
  const here = button(peopleText.here(name), dialog.close, { look: 'act' });
  dialog.foot.append(here);
  here.focus();
  return dialog.closed;
}
