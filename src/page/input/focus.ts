import { rect } from '../../table/layout/rect.ts';
import { type Direction, nearestToward, type Placed } from './geometry.ts';

/** Elements that keys can reach; not those with a negative tab index. */
const FOCUSABLE =
  'button:not([disabled], [tabindex="-1"]), input:not([disabled]), select:not([disabled]), summary, a[href], [tabindex="0"]';

/** The dialog on top, if any is open. */
export function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}

/** Whether keys belong to a text field. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return !['button', 'checkbox', 'radio', 'range'].includes(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}

/**
 * Moves the focus to the next element in a direction: in the open dialog, or in the sheet that has the focus and
 * otherwise on the page. Without focus it goes to the first element. Returns whether it moved.
 */
export function moveFocus(direction: Direction): boolean {
  const active = document.activeElement;
  const root = topDialog() ?? document.body;
  const to =
    nextIn(active?.closest<HTMLElement>('.chooser') ?? root, active, direction) ?? nextIn(root, active, direction);
  if (!to) return false;
  to.focus({ preventScroll: true });
  // Only scrolling boxes scroll; a small page follows the focus by itself (`stageSize.ts`).
  if (scrollerOf(to)) to.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The nearest box around an element, or the element itself, that has more to show than fits; `null` where all is in view. */
function scrollerOf(element: Element | null): HTMLElement | null {
  for (let box = element; box; box = box.parentElement) {
    if (box instanceof HTMLElement && isScrollable(box)) return box;
  }
  return null;
}

/** The scrolling box around the focus, or any other: in the open dialog, or in a panel on the page. */
export function whatScrolls(): HTMLElement | null {
  const root = topDialog() ?? document.body;
  const boxes = [root, ...root.querySelectorAll<HTMLElement>('.scrolls')];
  return scrollerOf(document.activeElement) ?? boxes.find(isScrollable) ?? null;
}

function isScrollable(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
}

function nextIn(root: HTMLElement, active: Element | null, direction: Direction): HTMLElement | null {
  const candidates = placedIn(root);
  const from = candidates.find(({ item }) => item === active);
  // Nor a scrolling box around it: someone whose focus is inside is looking for its content.
  const others = candidates.filter(({ item }) => !item.contains(active));
  // From a box that scrolls, into it.
  const inside = others.find(({ item }) => active?.contains(item));
  if (inside && active !== document.body) return inside.item;
  return from ? nearestToward(from.rect, others, direction) : (candidates[0]?.item ?? null);
}

function placedIn(root: HTMLElement): Placed<HTMLElement>[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((item) => {
    const { x, y, width, height } = item.getBoundingClientRect();
    // Elements in a collapsed part still have a size.
    const isSeen = item.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    return isSeen && width > 0 && height > 0 ? [{ item, rect: rect(x, y, width, height) }] : [];
  });
}

const PLACES = 'button, a[href], input, select, summary, [tabindex]';

/** Where the focus was in a box: the name of its element, and its index. */
export interface FocusSpot {
  readonly name: string;
  readonly index: number;
}

/** The focus in a box that is about to be rebuilt; `null` if it is elsewhere. */
export function focusSpot(box: ParentNode): FocusSpot | null {
  const places = placesIn(box);
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return null;
  const index = places.indexOf(activeElement);
  return index < 0 ? null : { name: nameOf(activeElement), index };
}

/** Gives the focus to the corresponding element of the rebuilt box. */
export function focusAgain(box: ParentNode, spot: FocusSpot): void {
  const places = placesIn(box);
  places[spotAgain(places.map(nameOf), spot)]?.focus({ preventScroll: true });
}

/**
 * Finds the corresponding one of some names: the same, the nearest of several, or otherwise the one at its index; -1
 * for none.
 */
export function spotAgain(names: readonly string[], { name, index }: FocusSpot): number {
  const same = names.flatMap((other, place) => (other === name ? [place] : []));
  const [nearest] = same.sort((a, b) => Math.abs(a - index) - Math.abs(b - index));
  return nearest ?? Math.min(index, names.length - 1);
}

function placesIn(box: ParentNode): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(PLACES)];
}

function nameOf(place: HTMLElement): string {
  return place.getAttribute('aria-label') ?? place.textContent ?? '';
}

/** A live region, and a function that moves it to where it is announced. */
interface InFront {
  /** Call this before something is announced. */
  bring(): void;
  destroy(): void;
}

/**
 * Keeps a live region in front: in the top dialog while one is open, since everything behind it is neither visible nor
 * read out, and otherwise in `parent`. It returns by itself when that dialog closes.
 */
export function keepInFront(region: HTMLElement, parent: HTMLElement): InFront {
  parent.append(region);
  // A dialog fires its close event only on itself, and then leaves the page: this listener runs first.
  const back = ({ target }: Event): void => {
    if (region.parentElement === target) parent.append(region);
  };
  document.addEventListener('close', back, { capture: true });
  return {
    bring: () => {
      const home = topDialog() ?? parent;
      if (region.parentElement !== home) home.append(region);
    },
    destroy: () => {
      document.removeEventListener('close', back, { capture: true });
      region.remove();
    },
  };
}
