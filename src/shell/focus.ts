import { rect } from '../table/rect.ts';
import { type Direction, nearestTowards, type Placed } from './geometry.ts';

const FOCUSABLE = 'button:not([disabled]), input:not([disabled]), select:not([disabled]), a[href], [tabindex="0"]';

/** The dialog on top, if any is open. */
export function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}

/** Whether keys belong to what is being typed. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return !['button', 'checkbox', 'radio', 'range'].includes(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}

/**
 * Moves the focus to what lies next in a direction: among everything in the open dialog, or on the page. With nothing
 * focused it goes to the first thing. Returns whether it moved.
 */
export function moveFocus(direction: Direction): boolean {
  const root = topDialog() ?? document.body;
  const candidates = placedIn(root);
  const active = document.activeElement;
  const from = candidates.find(({ item }) => item === active);
  const to = from
    ? nearestTowards(
        from.rect,
        candidates.filter(({ item }) => item !== active),
        direction,
      )
    : candidates[0]?.item;
  if (!to) return false;
  to.focus({ preventScroll: true });
  // Only what scrolls inside a dialog or sheet moves; the page itself never does.
  if (to.closest('.scrolls')) to.scrollIntoView({ block: 'nearest' });
  return true;
}

function placedIn(root: HTMLElement): Placed<HTMLElement>[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((item) => {
    const { x, y, width, height } = item.getBoundingClientRect();
    return width > 0 && height > 0 ? [{ item, rect: rect(x, y, width, height) }] : [];
  });
}
