import { isVirtual } from '../../../page/input/releases.ts';
import { showRefused } from '../../../page/refusedPress.ts';

/** How long a button is held until it acts, in milliseconds; the style sheet fills it in the same time. */
const HOLD = 600;

/** Within this time a second short press acts as well, in milliseconds: not everybody can hold a button down. */
const AGAIN = 4000;

/** What a button that is held does. */
export interface Held {
  act(): void;
  /** A short press has done nothing so far. */
  short(): void;
  /** Whether a press may still be meant for what was there before. */
  isLate(): boolean;
}

/**
 * Lets a button act once it has been held down by a pointer, a key or a gamepad, or pressed twice; what screen readers and switches press
 * acts at once, since they cannot hold anything. `signal` ends it.
 */
export function holdToAct(element: HTMLButtonElement, { act, short, isLate }: Held, signal: AbortSignal): void {
  element.dataset.hold = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = Number.NEGATIVE_INFINITY;
  let isByPointer = false;
  const end = (): void => {
    clearTimeout(timer);
    timer = undefined;
    delete element.dataset.held;
  };
  const begin = (): void => {
    if (timer !== undefined) return;
    element.dataset.held = '';
    timer = setTimeout(() => {
      end();
      act();
    }, HOLD);
  };
  const press = (isSure: boolean): void => {
    end();
    if (isLate()) return showRefused(element);
    if (isSure || performance.now() - pressed < AGAIN) return act();
    pressed = performance.now();
    showRefused(element);
    short();
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    react: (event: HTMLElementEventMap[Type]) => void,
  ): void => element.addEventListener(type, react, { signal });
  on('pointerdown', (event) => {
    isByPointer = !isVirtual(event);
    if (isByPointer && event.button === 0) begin();
  });
  for (const left of ['pointerup', 'pointerleave', 'pointercancel', 'blur'] as const) on(left, end);
  on('click', () => {
    press(!isByPointer);
    isByPointer = false;
  });
  on('keydown', (event) => {
    if (!isPress(event)) return;
    event.preventDefault();
    if (!event.repeat) begin();
  });
  on('keyup', (event) => {
    if (!isPress(event)) return;
    event.preventDefault();
    if (timer !== undefined) press(false);
  });
  // A finger that presses for long opens the context menu.
  on('contextmenu', (event) => event.preventDefault());
  window.addEventListener('blur', end, { signal });
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === ' ' || key === 'Enter';
}
