import type { Person } from '../../module/match.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import './people.css';
import { signOf } from './badges.ts';
import { peopleText } from './text.en.ts';

/** Resolves when the device has been handed to somebody. Whoever closes it has it. */
export function askToHandOver(parent: HTMLElement, person: Person, seat: string): Promise<void> {
  const { name } = person;
  const dialog = openDialog(parent, { title: peopleText.pass(name), size: 'note' });
  dialog.element.classList.add('hand-over');
  dialog.body.append(signOf(person), el('p', {}, peopleText.passLine(seat)));
  const here = button(peopleText.here(name), dialog.close, { look: 'act' });
  dialog.foot.append(here);
  here.focus();
  return dialog.closed;
}
