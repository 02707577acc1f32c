import type { Direction } from './geometry.ts';

/*
 * Fields by gamepad. A slider moves at once, left and right. A list is first taken hold of: then every direction chooses from
 * it, and nothing comes of it before it is let go. Texts need a keyboard; the device may bring one of its own.
 */

/** What a list said when it was taken hold of. */
const before = new WeakMap<HTMLSelectElement, number>();

/** Lets a direction move the slider that has the focus, or choose from the list that is held; returns whether one was there. */
export function changeField(field: Element | null, direction: Direction): boolean {
  if (field instanceof HTMLInputElement && field.type === 'range') return slide(field, direction);
  if (!isHeld(field)) return false;
  const on = direction === 'down' || direction === 'right';
  field.selectedIndex = nextOption(
    [...field.options].map(({ disabled }) => disabled),
    field.selectedIndex,
    on ? 1 : -1,
  );
  return true;
}

/** The next option that can be chosen, up or down a list; at its ends it stays where it is. */
export function nextOption(disabled: readonly boolean[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < disabled.length; index += by) if (!disabled[index]) return index;
  return from;
}

/** Takes hold of the list that has the focus, or lets it go with what is chosen now; returns whether it is a list. */
export function pressField(field: Element | null): boolean {
  if (!(field instanceof HTMLSelectElement)) return false;
  if ('held' in field.dataset) {
    const isOther = before.get(field) !== field.selectedIndex;
    before.delete(field);
    delete field.dataset.held;
    if (isOther) for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  }
  before.set(field, field.selectedIndex);
  field.dataset.held = '';
  field.addEventListener('blur', () => leaveField(field), { once: true });
  return true;
}

/** Lets a list go as it was before; returns whether one was held. */
export function leaveField(field: Element | null): boolean {
  if (!isHeld(field)) return false;
  field.selectedIndex = before.get(field) ?? field.selectedIndex;
  delete field.dataset.held;
  return true;
}

function isHeld(field: Element | null): field is HTMLSelectElement {
  return field instanceof HTMLSelectElement && 'held' in field.dataset;
}

/** Up and down are left for moving on from it. */
function slide(slider: HTMLInputElement, direction: Direction): boolean {
  if (direction === 'right') slider.stepUp();
  else if (direction === 'left') slider.stepDown();
  else return false;
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
