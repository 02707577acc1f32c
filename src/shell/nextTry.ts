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
