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
  // A message comes right after the frame; a timer would come milliseconds later, and the frame after that be missed.
  port.postMessage(null);
}

function open(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callAll;
  return port2;
}

/** Calls back everybody who waits; one who fails keeps nobody else waiting. */
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

/** A quiet moment that is shorter, in milliseconds, is too short for another piece of work. */
const ENOUGH = 4;

type Work = (left: () => number) => void;

const idleWork: Work[] = [];
let isAsked = false;

/**
 * Calls back in the next quiet moment, when the frame is drawn and the browser has nothing to do; `left` tells how many
 * milliseconds of it remain. What is asked for in a quiet moment is done in the same one, if there is time. Where no such
 * moment comes, or the browser knows of none, it is called before long.
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

/** What is left of a number of milliseconds from now on. */
function timeFrom(length: number): () => number {
  const end = performance.now() + length;
  return () => end - performance.now();
}

/** Does what waits, one after the other, as long as the moment lasts; the rest is left for the next one. */
function doSome(left: () => number): void {
  try {
    do idleWork.shift()?.(left);
    while (idleWork.length > 0 && left() > ENOUGH);
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

/**
 * Flashes are never nearer to one another than this many milliseconds, whatever the speed of the game: at most three a second,
 * a limit for people with photosensitive epilepsy (WCAG 2.3.1).
 */
const FLASH_APART = 340;
/** Flashes that begin within this many milliseconds, one frame, are seen as one. */
const TOGETHER = 16;

let last = Number.NEGATIVE_INFINITY;

/**
 * Whether something may flash now: an impact frame, or red strokes over a panel. All scenes ask this one clock, which runs in
 * real time; who is refused leaves the flash out.
 */
export function mayFlash(now = performance.now()): boolean {
  if (now - last < TOGETHER) return true;
  if (now - last < FLASH_APART) return false;
  last = now;
  return true;
}
