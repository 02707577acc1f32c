/** After so many milliseconds without a quiet moment the work is done all the same. */
const LATEST = 150;

/**
 * Calls back in the next quiet moment, when the frame is drawn and the browser has nothing to do; `left` tells how many
 * milliseconds of it remain. Where browsers know of no such moments, it is called soon, with no time left.
 */
export function whenIdle(work: (left: () => number) => void): void {
  if (typeof window.requestIdleCallback !== 'function') {
    window.setTimeout(() => work(() => 0));
    return;
  }
  window.requestIdleCallback((moment) => work(() => moment.timeRemaining()), { timeout: LATEST });
}
