import type { Opening } from '../../../module/capabilities/passing.ts';
import { button, el } from '../../../page/dom.ts';
import { passingText } from '../text/passing.en.ts';
import { holdToAct } from './holdToAct.ts';

/** The button that opens the box of who gets the device once it has been held, and says so where it was not held for long enough. */
export function boxButton({ open, isLate, signal }: Opening): HTMLButtonElement {
  const { label, warning, longer } = passingText.hold;
  const below = el('small', { 'aria-hidden': 'true' }, warning);
  const element = button(label, () => undefined, { look: 'act' });
  element.setAttribute('aria-description', `${warning}. ${longer}.`);
  element.append(below);
  holdToAct(element, { act: open, short: () => below.replaceChildren(longer), isLate }, signal);
  return element;
}
