import { SHEET } from '../../table/control.ts';
import { directionOfKey } from '../input/shortcuts.ts';

/**
 * What is pointed at without being pressed: a control by its ID, an item of a sheet by `sheet:` and its ID. The pointer
 * or the focus decides, whichever moved last.
 */
export interface Pointing {
  /** The focus was moved to a control, by keys or by gamepad. */
  focus(id: string): void;
  /** The focus has left a control. */
  leave(id: string): void;
  /** These controls are there now, and no others. */
  shown(ids: ReadonlySet<string>): void;
}

/** Follows the pointer over the buttons of controls; calls `onPoint` with each new one, and with `null` for none. */
export function createPointing(onPoint: (id: string | null) => void, signal: AbortSignal): Pointing {
  let pointed: string | null = null;
  let spot = { x: Number.NaN, y: Number.NaN };
  const point = (id: string | null): void => {
    if (id === pointed) return;
    pointed = id;
    onPoint(id);
  };
  document.addEventListener(
    'pointermove',
    ({ pointerType, clientX: x, clientY: y, target }) => {
      // A button that moves under a resting pointer is not pointed at.
      const isMoved = x !== spot.x || y !== spot.y;
      spot = { x, y };
      // A finger does not hover; its tap is a press.
      if (isMoved && pointerType !== 'touch') point(controlUnder(target));
    },
    { signal, capture: true, passive: true },
  );
  document.documentElement.addEventListener('pointerleave', () => point(null), { signal });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const item = itemOf(target);
      if (item !== null && target instanceof Element && target.matches(':focus-visible')) point(item);
    },
    { signal },
  );
  return {
    focus: point,
    leave: (id) => {
      if (pointed === id) point(null);
    },
    shown: (ids) => {
      if (pointed !== null && !pointed.startsWith(SHEET) && !ids.has(pointed)) point(null);
    },
  };
}

function controlUnder(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('.control')?.getAttribute('data-control') ?? itemOf(target);
}

function itemOf(target: EventTarget | null): string | null {
  const id = target instanceof Element ? target.closest('.chooser [data-item]')?.getAttribute('data-item') : null;
  return id == null ? null : `${SHEET}${id}`;
}

/** Which input people used last: it tells where they look, and whether they need a focus. */
export interface LastUsed {
  /** Whether it was a pointer: then Enter belongs to the screen, not to the button that has the focus. */
  pointer(): boolean;
  /** Whether it was a key: then another screen starts with the focus, even if there was none before. */
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
      // Other keys may press a choice made by pointer; these move from button to button.
      const key = 'key' in event ? String(event.key) : '';
      if (key === 'Tab' || directionOfKey(key)) pointer = false;
    },
    { signal, capture: true },
  );
  return { pointer: () => pointer, keys: () => keys };
}
