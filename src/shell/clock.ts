const MINUTE = 60_000;

/**
 * Calls back at each full minute, and whenever the page is visible again, because timers may stop while the page is hidden or the
 * device sleeps. Returns a function that ends this.
 */
export function onMinute(call: () => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let timer: number;
  const wait = (): void => {
    timer = window.setTimeout(
      () => {
        wait();
        call();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  const seen = (): void => {
    if (!document.hidden) call();
  };
  document.addEventListener('visibilitychange', seen, { signal });
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, seen, { signal });
  return () => {
    window.clearTimeout(timer);
    ends.abort();
  };
}

/** Milliseconds before something that failed is tried again, longer each time. */
const PAUSES = [2000, 5000, 15_000, 60_000];

/** Resolves when something that failed for the `round`th time, from 0, may be tried again: after a pause, or as soon as the browser is online again. */
export function nextTry(round: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = window.setTimeout(go, PAUSES[Math.min(round, PAUSES.length - 1)]);
    window.addEventListener('online', go);
  });
}

/**
 * Yields to the page in the middle of long work, so that it can draw and answer presses. In a hidden tab, a timer would wait for
 * much longer.
 */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
