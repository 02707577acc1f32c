/** Keys that keep the browser from reporting the release of others, as Command does on a Mac, or that lead to another program. */
const TAKES_OVER: ReadonlySet<string> = new Set(['Meta', 'OS', 'Control', 'Alt', 'AltGraph']);

/**
 * Calls `end`, until `signal` ends it, whenever it is no longer certain that something is still held down, because the page may never
 * hear of its release: the window loses the focus or is hidden, a dialog opens, the browser cancels a pointer, a gamepad disconnects,
 * or one of the keys above goes down. Call it before registering the listeners that hold.
 */
export function watchReleases(end: () => void, signal: AbortSignal): void {
  const early = { signal, capture: true };
  for (const left of ['blur', 'pagehide', 'gamepaddisconnected']) window.addEventListener(left, end, { signal });
  for (const gone of ['pointercancel', 'fullscreenchange']) document.addEventListener(gone, end, early);
  document.addEventListener('visibilitychange', () => document.hidden && end(), early);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.closest('dialog')) end();
    },
    early,
  );
  document.addEventListener('keydown', ({ key }) => TAKES_OVER.has(key) && end(), early);
}

/** Whether a mouse moves with no button down: the page has missed its release. */
export function isLetGo({ type, pointerType, buttons }: PointerEvent): boolean {
  return type === 'pointermove' && pointerType === 'mouse' && buttons === 0;
}

/** Whether a pointer is none: screen readers and switches press by one that has no size, or no pressure. */
export function isVirtual({ width, height, pressure, detail, pointerType }: PointerEvent): boolean {
  if (width === 0 && height === 0) return true;
  return pointerType === 'mouse' && pressure === 0 && detail === 0 && width === 1 && height === 1;
}
