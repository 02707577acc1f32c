/** More device pixels than this to a CSS pixel cost much and show little. */
const MOST_PIXELS = 2;

/** The ratio for which the canvas has its size; `null` before there is a canvas. */
let ofCanvas: number | null = null;

/**
 * Device pixels drawn for each CSS pixel. It is that of the canvas, which changes only with the size of the canvas: cameras and
 * pictures that asked the screen by themselves would not fit a canvas that has not followed yet.
 */
export function pixelRatio(): number {
  return ofCanvas ?? ratioOfScreen();
}

/** The ratio of the screen as it is now, for a canvas that gets its size. */
export function takePixelRatio(): number {
  ofCanvas = ratioOfScreen();
  return ofCanvas;
}

function ratioOfScreen(): number {
  return Math.min(MOST_PIXELS, Math.max(1, window.devicePixelRatio || 1));
}

/** How often the ratio is looked at, in milliseconds. */
const LOOK = 500;

/**
 * Calls `changed` whenever the device's ratio changes: the window has come to another monitor, or the page was zoomed. The
 * window need not change its size by that.
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
  // Browsers do not tell of every change: Chromium tells of none that its developer tools make.
  window.setInterval(look, LOOK);
}
