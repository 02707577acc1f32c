/** There is no thread to do the work: the browser allows none, or each one died over it. */
export class NoThread extends Error {}

/** A thread died, whether or not the browser said so. */
export class DeadThread extends NoThread {
  constructor(
    message: string,
    /** Whether it only counts as dead, because it has not answered for very long. */
    readonly isSilent = false,
  ) {
    super(message);
  }
}

/** How often the page checks on a thread that has not answered, in milliseconds. */
const LOOK = 1000;
/**
 * A thread counts as dead after this many checks without an answer. Checks are counted, not time, because a sleeping or
 * slow page makes them less often. The longest work takes a slow phone a quarter of this.
 */
const MOST_LOOKS = 60;

/**
 * Rejects with a `DeadThread` when a worker dies, even if the browser does not report it, as when it kills a worker to free memory. A
 * living worker holds its own lock (`life` resolves to its name, or to `null` where the browser has no locks): once the page gets
 * that lock, the worker is dead. A worker that does not answer for long while `isAsked` counts as dead, too. Ends with `ended`.
 */
export function deathOf(
  worker: Worker,
  life: Promise<string | null>,
  isAsked: () => boolean,
  ended: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    const listening = { signal: ended };
    worker.addEventListener('error', ({ message }) => reject(new DeadThread(message)), listening);
    worker.addEventListener('messageerror', () => reject(new DeadThread('an answer was not readable')), listening);
    let looks = 0;
    worker.addEventListener(
      'message',
      () => {
        looks = 0;
      },
      listening,
    );
    const look = (): void => {
      // A hidden page may be slowed down more than its threads are, or less.
      if (document.hidden) return;
      looks = isAsked() ? looks + 1 : 0;
      if (looks >= MOST_LOOKS) reject(new DeadThread('no answer', true));
    };
    const timer = setInterval(look, LOOK);
    ended.addEventListener('abort', () => clearInterval(timer));
    const follow = async (): Promise<void> => {
      const lock = await life;
      if (lock !== null) await navigator.locks.request(lock, { signal: ended }, () => reject(new DeadThread('gone')));
    };
    // The page no longer needs it, or it has no lock.
    follow().catch(() => undefined);
  });
}
