/** Keys that keep the browser from telling when others are let go, as Command does on a Mac, or that take them to another program. */
const TAKES_OVER: ReadonlySet<string> = new Set(['Meta', 'OS', 'Control', 'Alt', 'AltGraph']);

/**
 * Calls `end`, until `signal` ends it, whenever nobody can be sure any more that something is still held down, since the page may never
 * hear that it was let go: the window is left or hidden, a dialog opens, the browser takes a pointer away, a gamepad is gone, or a key
 * goes down that takes over. To be created before what holds.
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

/** Whether a pointer moves with no button down: then it was let go where the page did not hear of it. */
export function isLetGo({ type, pointerType, buttons }: PointerEvent): boolean {
  return type === 'pointermove' && pointerType === 'mouse' && buttons === 0;
}
