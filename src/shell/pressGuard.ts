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
