let waiting: (() => void)[] = [];
let port: MessagePort | null = null;

/**
 * Calls back as soon as the current frame has gone to the screen. An animation that continues there, and the painting it needs,
 * takes no time from the frame; its changes appear in the next frame, as they would anyway.
 */
export function betweenFrames(call: () => void): void {
  waiting.push(call);
  if (waiting.length > 1) return;
  port ??= open();
  // A message arrives right after the frame; a timer would be milliseconds later, and miss the frame after that.
  port.postMessage(null);
}

function open(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callAll;
  return port2;
}

/** Calls all waiting callbacks; one that throws does not block the others. */
function callAll(): void {
  const calls = waiting;
  waiting = [];
  try {
    while (calls.length > 0) calls.shift()?.();
  } finally {
    for (const call of calls) betweenFrames(call);
  }
}

/**
 * Calls every task in order, also when one of them throws: an error in one must not keep the others from running. Errors are
 * reported as uncaught ones are, to the console and to error handlers of the window.
 */
export function runAll(...tasks: readonly (() => void)[]): void {
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      reportError(error);
    }
  }
}

/** Milliseconds without an idle moment after which the work is done anyway. */
const LATEST = 100;

/** Milliseconds of work then: it is not split into small pieces any more, or a busy computer would show outdated pictures. */
const LATE = 16;

/** An idle period shorter than this, in milliseconds, is too short for another piece of work. */
const ENOUGH = 4;

type Work = (left: () => number) => void;

const idleWork: Work[] = [];
let isAsked = false;

/**
 * Calls back in the next idle period, when the frame is drawn and the browser has nothing to do; `left` returns how
 * many milliseconds of it remain. Work requested in an idle period is done in the same one, if there is time. If no
 * such period comes, or the browser does not support them, it is called before long.
 */
export function whenIdle(work: Work): void {
  idleWork.push(work);
  ask();
}

function ask(): void {
  if (isAsked || idleWork.length === 0) return;
  isAsked = true;
  if (typeof window.requestIdleCallback !== 'function') window.setTimeout(() => doSome(timeFrom(LATE)));
  else
    window.requestIdleCallback((moment) => doSome(moment.didTimeout ? timeFrom(LATE) : () => moment.timeRemaining()), {
      timeout: LATEST,
    });
}

/** The rest of a number of milliseconds from now on. */
function timeFrom(length: number): () => number {
  const end = performance.now() + length;
  return () => end - performance.now();
}

/** Runs waiting work in order, as long as the idle period lasts; the rest is left for the next one. */
function doSome(left: () => number): void {
  try {
    do idleWork.shift()?.(left);
    while (idleWork.length > 0 && left() > ENOUGH);
  } finally {
    isAsked = false;
    ask();
  }
}

/** Work of many small pieces that runs in idle periods, as many pieces in each as fit. */
export class IdleQueue {
  private isAsked = false;

  /** `next` does one piece and returns whether there are more. */
  constructor(private readonly next: () => boolean) {}

  /** Requests the work. */
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

/**
 * The minimum interval between flashes in milliseconds, at any game speed: at most three a second, a limit for people
 * with photosensitive epilepsy (WCAG 2.3.1).
 */
const FLASH_APART = 340;
/** Flashes that start within this many milliseconds, one frame, look like one. */
const TOGETHER = 16;

let last = Number.NEGATIVE_INFINITY;

/**
 * Whether something may flash now: an impact frame, or red strokes over a panel. All scenes share this clock, which
 * runs in real time; a caller that is refused omits the flash.
 */
export function mayFlash(now = performance.now()): boolean {
  if (now - last < TOGETHER) return true;
  if (now - last < FLASH_APART) return false;
  last = now;
  return true;
}
