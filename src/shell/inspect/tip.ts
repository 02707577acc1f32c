import type { Explanation } from '../../module/inspect.ts';
import { el } from '../../page/dom.ts';
import type { Rect } from '../../table/rect.ts';

/** For so long something has to be pointed at before it is explained, in milliseconds. */
const TIP_AFTER = 350;
/** Space between the tip and what it is about, and the edges of the window, in CSS pixels. */
const GAP = 8;

/** A few words beside what is pointed at by the mouse or by keys. */
export interface Tip {
  /** Shows it soon beside a place; `null` hides it at once. */
  show(about: { readonly card: Explanation; readonly place: Rect } | null): void;
  close(): void;
}

/** Creates the tip inside `parent`. Screen readers have the same words as the name and the description of the button. */
export function createTip(parent: HTMLElement): Tip {
  const name = el('b');
  const words = el('span');
  const element = el('div', { class: 'piece-tip', 'aria-hidden': 'true', hidden: true }, name, words);
  parent.append(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show: (about) => {
      clearTimeout(timer);
      element.hidden = true;
      if (about === null) return;
      timer = setTimeout(() => {
        const [first] = about.card.topics;
        name.textContent = about.card.title;
        words.textContent = [first?.text, first?.now].filter((part) => part !== undefined && part !== '').join(' ');
        element.hidden = false;
        const { x, y } = beside(about.place, element.offsetWidth, element.offsetHeight);
        element.style.setProperty('--x', `${x}px`);
        element.style.setProperty('--y', `${y}px`);
      }, TIP_AFTER);
    },
    close: () => {
      clearTimeout(timer);
      element.remove();
    },
  };
}

/** Below the place, or above it where there is more room; always inside the window. */
function beside({ x, y, w, h }: Rect, wide: number, high: number): { x: number; y: number } {
  const { innerWidth, innerHeight } = window;
  const left = Math.max(GAP, Math.min(innerWidth - wide - GAP, x + w / 2 - wide / 2));
  const isBelow = y + h + GAP + high <= innerHeight;
  return { x: left, y: Math.max(GAP, isBelow ? y + h + GAP : y - GAP - high) };
}
