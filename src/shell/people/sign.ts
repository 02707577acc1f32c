import type { Person } from '../../module/playerGroup.ts';
import { el, icon } from '../../page/dom.ts';
import './people.css';

/** A person's sign in the person's colour; it says nothing to screen readers, the name stands beside it. */
export function signOf({ sign, tint }: Person): HTMLElement {
  return el('span', { class: `sign ${tint}`, 'aria-hidden': 'true' }, icon(sign));
}
