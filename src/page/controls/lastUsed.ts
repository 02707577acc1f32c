import { directionOfKey } from '../input/shortcuts.ts';

/** What people did the last thing with: it tells where they look, and whether they need a focus. */
export interface LastUsed {
  /** Whether it was a pointer: then Enter belongs to the screen, not to the button that has the focus. */
  pointer(): boolean;
  /** Whether it was a key: then another screen begins with the focus, even where none was before. */
  keys(): boolean;
}

/** Watches a page, before its buttons hear of anything, until `signal` ends it. */
export function watchLastUsed(page: EventTarget, signal: AbortSignal): LastUsed {
  let pointer = false;
  let keys = false;
  page.addEventListener(
    'pointerdown',
    () => {
      pointer = true;
      keys = false;
    },
    { signal, capture: true },
  );
  page.addEventListener(
    'keydown',
    (event) => {
      keys = true;
      // Other keys press what a pointer may have chosen; these go from button to button.
      const key = 'key' in event ? String(event.key) : '';
      if (key === 'Tab' || directionOfKey(key)) pointer = false;
    },
    { signal, capture: true },
  );
  return { pointer: () => pointer, keys: () => keys };
}
