import type { Rect } from '../../table/layout/rect.ts';
import { onStage } from '../stageSize.ts';

/** Keeps a press that has been answered already from pressing, on letting go, whatever button lies there by then. */
export interface PressGuard {
  /** The press that is going on has been answered. */
  spend(): void;
  isSpent(): boolean;
}

/** Guards the presses on a page until `signal` ends it. To be created before what listens for presses and calls `spend`. */
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

/** For so long a press may still be meant for what lay in a place before, in milliseconds. */
export const LATE = 500;

/** Whether a press was meant for what was there before. */
export type LatePress = (by: 'pointer' | 'keys') => boolean;

/** Tells presses on a control that were meant for another one, which it has replaced. */
export interface LatePresses {
  /** A control is new in a place where another one was until now; the function given back says whether a press on it is late. */
  replaced(place: Rect): LatePress;
  /**
   * A control is new; the function given back says whether a click on it belongs to a double click that began before. Somebody who
   * goes on clicking means the control that is there by now: browsers count such clicks on and on, so only the first moment is late.
   */
  appeared(): (clicks: number) => boolean;
}

/** Watches the presses on a page until `signal` ends it; `now` is the time in milliseconds. */
export function watchLatePresses(page: EventTarget, signal: AbortSignal, now: () => number): LatePresses {
  let pointer = { x: Number.NaN, y: Number.NaN, isFinger: false };
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
  page.addEventListener('pointerdown', follow, early);
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
        if (now() - start > LATE) return false;
        // A finger is nowhere before it comes down; a mouse that was elsewhere has come for what is there now.
        if (by === 'keys' || pointer.isFinger) return true;
        return contains(place, rested.x, rested.y) && Math.hypot(pointer.x - rested.x, pointer.y - rested.y) < STILL;
      };
    },
    appeared: () => {
      const [start, born] = [now(), series];
      return (clicks) => clicks > 1 && born === series && now() - start <= LATE;
    },
  };
}

/** A mouse that has moved no further than this has not moved, in CSS pixels. */
const STILL = 8;

function contains({ x, y, w, h }: Rect, atX: number, atY: number): boolean {
  return atX >= x && atX <= x + w && atY >= y && atY <= y + h;
}
