import { rect } from '../../table/layout/rect.ts';
import { type Direction, nearestToward, type Placed } from './geometry.ts';

/** What keys come to; not what has been taken out of their way by a negative tab index. */
const FOCUSABLE =
  'button:not([disabled], [tabindex="-1"]), input:not([disabled]), select:not([disabled]), summary, a[href], [tabindex="0"]';

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
 * Moves the focus to what lies next in a direction: in the open dialog, or in the sheet that has the focus and else on the
 * page. With nothing focused it goes to the first thing. Returns whether it moved.
 */
export function moveFocus(direction: Direction): boolean {
  const active = document.activeElement;
  const root = topDialog() ?? document.body;
  const to =
    nextIn(active?.closest<HTMLElement>('.chooser') ?? root, active, direction) ?? nextIn(root, active, direction);
  if (!to) return false;
  to.focus({ preventScroll: true });
  // Only what scrolls moves; the page itself follows the focus where it is small (`stageSize.ts`).
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

/** What can be scrolled around the focus, or else anywhere: in the open dialog, or in a panel on the page. */
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
    // A place behind what is folded up has a size all the same.
    const isSeen = item.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    return isSeen && width > 0 && height > 0 ? [{ item, rect: rect(x, y, width, height) }] : [];
  });
}

const PLACES = 'button, a[href], input, select, summary, [tabindex]';

/** Where the focus was in a box: what had it is called so, and was so far from the first. */
export interface FocusSpot {
  readonly name: string;
  readonly index: number;
}

/** Where the focus is in a box that is about to be rebuilt; `null` where it is elsewhere. */
export function focusSpot(box: ParentNode): FocusSpot | null {
  const places = placesIn(box);
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return null;
  const index = places.indexOf(activeElement);
  return index < 0 ? null : { name: nameOf(activeElement), index };
}

/** Gives the focus to what is in its place in the box that was built since. */
export function focusAgain(box: ParentNode, spot: FocusSpot): void {
  const places = placesIn(box);
  places[spotAgain(places.map(nameOf), spot)]?.focus({ preventScroll: true });
}

/** Which of some names stands for a spot: the same one, the nearest of several, or else what stands in its place; -1 for none. */
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

/** A live region, and what brings it to where it is heard. */
interface InFront {
  /** To be called before something is said. */
  bring(): void;
  destroy(): void;
}

/**
 * Keeps a live region in front: in the dialog on top while one is open, since whatever lies behind it is neither seen nor read
 * out, and otherwise in `parent`. It comes back by itself when that dialog closes.
 */
export function keepInFront(region: HTMLElement, parent: HTMLElement): InFront {
  parent.append(region);
  // A dialog tells only itself that it closes, and takes itself off the page then: this hears of it first.
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
