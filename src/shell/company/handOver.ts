import type { Person } from '../../module/company.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import './company.css';
import { signOf } from './sign.ts';
import { companyText } from './text.en.ts';

/** Waits until the device has been handed to somebody. Whoever closes it has it. */
export function askToHandOver(parent: HTMLElement, person: Person, hero: string): void {
  const { name } = person;
  const dialog = openDialog(parent, { title: companyText.pass(name), size: 'note' });
  dialog.element.classList.add('hand-over');
  dialog.body.append(signOf(person), el('p', {}, companyText.passLine(hero)));
  const here = button(companyText.here(name), dialog.close, { look: 'act' });
  dialog.foot.append(here);
  here.focus();
}
