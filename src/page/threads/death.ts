/** There is no thread to do the work: the browser allows none, or each one died over it. */
export class NoThread extends Error {}

/** A thread died, whether or not the browser said so. */
export class DeadThread extends NoThread {
  constructor(
    message: string,
    /** Whether nothing is known but that it said nothing for very long. */
    readonly isSilent = false,
  ) {
    super(message);
  }
}

/** How often a thread is looked for that has not answered, in milliseconds. */
const LOOK = 1000;
/**
 * After so many looks without a word from it a thread counts as dead. Looks are counted, not time: where the page sleeps or is slow, so
 * are the looks. The longest work takes a slow phone a quarter of this.
 */
const MOST_LOOKS = 60;

/**
 * Rejects with a `DeadThread` when a worker dies, also where the browser keeps that to itself, as it does when it needs the memory. A
 * worker that lives holds a lock of its own (`life` resolves to its name, or to `null` where the browser has none): whoever else gets
 * that lock knows that it is dead. A worker that says nothing while `isAsked` counts as dead after a while. Ends with `ended`.
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
      // A page that nobody sees may be slowed down more than its threads are, or less.
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
    // It is needed no more, or has no lock.
    follow().catch(() => undefined);
  });
}
