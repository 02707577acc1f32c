import type { Rect } from '../../table/layout/rect.ts';
import { onStage } from '../stageSize.ts';

/** Prevents an already handled press from pressing, on release, whatever button is there by then. */
export interface PressGuard {
  /** The press that is going on has been answered. */
  spend(): void;
  isSpent(): boolean;
}

/**
 * Guards the presses on a page until `signal` ends it. Create it before anything that listens for presses and calls
 * `spend`.
 */
export function createPressGuard(page: EventTarget, signal: AbortSignal): PressGuard {
  let spent = false;
  page.addEventListener(
    'pointerdown',
    () => {
      spent = false;
    },
    { signal, capture: true },
  );
  page.addEventListener(
    'click',
    (event) => {
      // Keys press without a pointer: such a click counts no presses.
      if (!spent || !('detail' in event) || event.detail === 0) return;
      spent = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return {
    spend: () => {
      spent = true;
    },
    isSpent: () => spent,
  };
}

/**
 * A press that starts this soon after a control has appeared may still be meant for the previous one, in milliseconds:
 * about as long as people take to hold back a press. A later one is meant for what they see.
 */
export const LATE = 250;

/** Whether a press was meant for the previous control; for a pointer, by the time it came down. */
export type LatePress = (by: 'pointer' | 'keys') => boolean;

/** Recognizes presses on a control that were meant for the one it replaced. */
export interface LatePresses {
  /** Call this when a control replaces another one; the returned function says whether a press on it is late. */
  replaced(place: Rect): LatePress;
  /**
   * A control is new; the function given back says whether a click on it belongs to a double click that began before. Somebody who
   * goes on clicking means the control that is there by now: browsers count such clicks on and on, so only what is pressed at once is late.
   */
  appeared(): (clicks: number) => boolean;
}

/** Watches the presses on a page until `signal` ends it; `now` is the time in milliseconds. */
export function watchLatePresses(page: EventTarget, signal: AbortSignal, now: () => number): LatePresses {
  let pointer = { x: Number.NaN, y: Number.NaN, isFinger: false };
  /** When the pointer last came down. A long press is meant for what was there when it started. */
  let pressed = Number.NEGATIVE_INFINITY;
  /** Counts clicks; those of a double click are one. */
  let series = 0;
  const early = { signal, capture: true, passive: true };
  const follow = (event: Event): void => {
    if (!('clientX' in event && 'clientY' in event)) return;
    const isFinger = 'pointerType' in event && event.pointerType === 'touch';
    const spot = onStage({ clientX: Number(event.clientX), clientY: Number(event.clientY) });
    pointer = { ...spot, isFinger };
  };
  page.addEventListener('pointermove', follow, early);
  page.addEventListener(
    'pointerdown',
    (event) => {
      pressed = now();
      follow(event);
    },
    early,
  );
  page.addEventListener(
    'click',
    (event) => {
      if (!('detail' in event) || Number(event.detail) <= 1) series += 1;
    },
    early,
  );
  return {
    replaced: (place) => {
      const [start, rested] = [now(), pointer];
      return (by) => {
        if ((by === 'keys' ? now() : pressed) - start > LATE) return false;
        // A finger has no position before it comes down; a mouse that came from elsewhere means the current control.
        if (by === 'keys' || pointer.isFinger) return true;
        return contains(place, rested.x, rested.y) && Math.hypot(pointer.x - rested.x, pointer.y - rested.y) < STILL;
      };
    },
    appeared: () => {
      const [start, born] = [now(), series];
      return (clicks) => clicks > 1 && born === series && pressed - start <= LATE;
    },
  };
}

/** A mouse that has moved no further than this has not moved, in CSS pixels. */
const STILL = 8;

function contains({ x, y, w, h }: Rect, atX: number, atY: number): boolean {
  return atX >= x && atX <= x + w && atY >= y && atY <= y + h;
}
