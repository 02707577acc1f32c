/** After so many milliseconds without a quiet moment the work is done all the same. */
const LATEST = 100;

/** For so many milliseconds then: what has waited so long is not done piece by piece, or a busy computer shows what is long over. */
const LATE = 16;

/** A quiet moment that is shorter, in milliseconds, is too short for another piece of work. */
const ENOUGH = 4;

type Work = (left: () => number) => void;

const waiting: Work[] = [];
let isAsked = false;

/**
 * Calls back in the next quiet moment, when the frame is drawn and the browser has nothing to do; `left` tells how many
 * milliseconds of it remain. What is asked for in a quiet moment is done in the same one, if there is time. Where no such
 * moment comes, or the browser knows of none, it is called before long.
 */
export function whenIdle(work: Work): void {
  waiting.push(work);
  ask();
}

function ask(): void {
  if (isAsked || waiting.length === 0) return;
  isAsked = true;
  if (typeof window.requestIdleCallback !== 'function') window.setTimeout(() => doSome(timeFrom(LATE)));
  else
    window.requestIdleCallback((moment) => doSome(moment.didTimeout ? timeFrom(LATE) : () => moment.timeRemaining()), {
      timeout: LATEST,
    });
}

/** What is left of so many milliseconds from now on. */
function timeFrom(length: number): () => number {
  const end = performance.now() + length;
  return () => end - performance.now();
}

/** Does what waits, one after the other, as long as the moment lasts; the rest is left for the next one. */
function doSome(left: () => number): void {
  try {
    do waiting.shift()?.(left);
    while (waiting.length > 0 && left() > ENOUGH);
  } finally {
    isAsked = false;
    ask();
  }
}

/** Work of many small pieces that is done in quiet moments, as many pieces in each as it has room for. */
export class IdleQueue {
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
