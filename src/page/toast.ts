import type { Rect } from '../table/layout/rect.ts';
import { button, el, positionAt, ruleButton } from './dom.ts';
import { keepInFront } from './input/focus.ts';

/** Says in a comic caption why something is not possible. */
export interface Toaster {
  /** Shows a sentence in place of the one before, with the ID of the rule that it follows from. */
  show(text: string, rule?: string): void;
  /** Shows a sentence that screen readers get in another way; presses go through to what is below. */
  remark(text: string): void;
  /** Shows a sentence with a button for an action; it stays longer, and disappears when the button is pressed. */
  offer(text: string, label: string, act: () => void): void;
  clear(): void;
  /**
   * From now on sentences appear inside this area, because the usual one covers something important; `null` restores
   * that.
   */
  within(place: Rect | null): void;
  destroy(): void;
}

/** How long a sentence stays, in milliseconds: time to notice it and to read it. */
function readingTime(text: string): number {
  return Math.min(12_000, 2500 + 60 * text.length);
}

/** How long a sentence with a button stays at least, in milliseconds: time to find the button. */
const OFFERED = 30_000;

/** One caption at a time; it disappears by itself, but not while a pointer moves over it or it is focused, and when it is pressed. */
export function createToaster(parent: HTMLElement, openRule: (rule: string) => void): Toaster {
  const region = el('div', { class: 'toasts', role: 'status' });
  const place = keepInFront(region, parent);
  let timer: number | undefined;
  let time = 0;
  const stop = (): void => window.clearTimeout(timer);
  const clear = (): void => {
    stop();
    region.replaceChildren();
  };
  const start = (): void => {
    stop();
    timer = window.setTimeout(clear, time);
  };
  // Only who moves over it reads it: it may also have appeared below a pointer at rest.
  region.addEventListener('pointermove', stop);
  region.addEventListener('pointerleave', () => {
    if (!region.contains(document.activeElement)) start();
  });
  region.addEventListener('focusin', stop);
  region.addEventListener('focusout', start);
  const put = (toast: HTMLElement, lasts: number): void => {
    place.bring();
    region.replaceChildren(toast);
    time = lasts;
    start();
  };
  return {
    show: (text, rule) => {
      const open = (id: string): void => {
        clear();
        openRule(id);
      };
      // Screen readers read both as one text.
      const more = rule === undefined ? [] : [' ', ruleButton(rule, () => open(rule))];
      const toast = el('div', { class: 'toast' }, el('p', {}, text), ...more);
      // Whatever it covers can be read at once.
      toast.addEventListener('click', clear);
      put(toast, readingTime(text));
    },
    remark: (text) =>
      put(el('div', { class: 'toast remark', 'aria-hidden': 'true' }, el('p', {}, text)), readingTime(text)),
    offer: (text, label, act) => {
      const press = (): void => {
        clear();
        act();
      };
      put(el('div', { class: 'toast' }, el('p', {}, text), button(label, press)), OFFERED);
    },
    clear,
    within: (inside) => {
      region.classList.toggle('placed', inside !== null);
      if (inside) positionAt(region, inside);
    },
    destroy: () => {
      stop();
      place.destroy();
    },
  };
}
