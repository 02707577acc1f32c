/** More device pixels than this to a CSS pixel cost much and show little. */
const MOST_PIXELS = 2;

/** The ratio that the size of the canvas was computed with; `null` before there is a canvas. */
let ofCanvas: number | null = null;

/**
 * Device pixels drawn for each CSS pixel. This is the ratio of the canvas, which changes only with its size: cameras
 * and pictures that queried the screen themselves would not fit a canvas that has not been resized yet.
 */
export function pixelRatio(): number {
  return ofCanvas ?? ratioOfScreen();
}

/** Adopts the current ratio of the screen, for a canvas that is about to get its size. */
export function takePixelRatio(): number {
  ofCanvas = ratioOfScreen();
  return ofCanvas;
}

function ratioOfScreen(): number {
  return Math.min(MOST_PIXELS, Math.max(1, window.devicePixelRatio || 1));
}

/** How often the ratio is checked, in milliseconds. */
const LOOK = 500;

/**
 * Calls `changed` whenever the device's ratio changes: the window has moved to another monitor, or the page was zoomed. The size of
 * the window may stay the same.
 */
export function onPixelRatio(changed: () => void): void {
  let known = window.devicePixelRatio;
  const look = (): void => {
    if (window.devicePixelRatio === known) return;
    known = window.devicePixelRatio;
    watch();
    changed();
  };
  const watch = (): void => {
    window.matchMedia(`(resolution: ${known}dppx)`).addEventListener('change', look, { once: true });
  };
  watch();
  // Browsers do not report every change: Chromium reports none that its developer tools make.
  window.setInterval(look, LOOK);
}
