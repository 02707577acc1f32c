/** After so many milliseconds without a quiet moment the work is done all the same. */
const LATEST = 150;

/** A quiet moment that is shorter, in milliseconds, is too short for another piece of work. */
const ENOUGH = 4;

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

/** Work of many small pieces that is done in quiet moments, as many pieces in each as it has room for. */
export class QuietWork {
  private isAsked = false;

  /** `next` does one piece and says whether there are more. */
  constructor(private readonly next: () => boolean) {}

  /** There is something to be done. */
  soon(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    whenIdle((left) => {
      this.isAsked = false;
      let isMore = this.next();
      while (isMore && left() > ENOUGH) isMore = this.next();
      if (isMore) this.soon();
    });
  }
}
