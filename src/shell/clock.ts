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
