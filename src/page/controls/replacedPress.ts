import { createPressGuard } from '../input/pressGuard.ts';

/**
 * Until `signal` ends it, calls `press` with the ID of a control whose button was removed and created again between pointer down and
 * pointer up: browsers send no click then, although people see the same button. Call this before anything listens for clicks. Returns
 * whether the pointer is down on a button.
 */
export function watchReplacedPresses(press: (id: string) => void, signal: AbortSignal): (button: Element) => boolean {
  const guard = createPressGuard(document, signal);
  const options = { signal, capture: true };
  let pressed: Element | null = null;
  document.addEventListener(
    'pointerdown',
    ({ target, button }) => {
      pressed = button === 0 ? controlAt(target) : null;
    },
    options,
  );
  document.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const before = pressed;
      pressed = null;
      if (!before || before.isConnected) return;
      const under = controlAt(document.elementFromPoint(clientX, clientY));
      const id = under?.getAttribute('data-control') ?? null;
      if (id === null || id !== before.getAttribute('data-control') || nameOf(under) !== nameOf(before)) return;
      guard.spend();
      press(id);
    },
    options,
  );
  return (button) => button === pressed;
}

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.control') : null;
}

const nameOf = (control: Element | null): string | null => control?.getAttribute('aria-label') ?? null;
