/**
 * Sees to it that these addresses can be read without a connection. The service worker keeps what it is asked for, but it
 * comes to work only after the first pictures have been fetched: it is asked for those again, and has them from the
 * browser's own cache. Where there is no worker, nothing happens.
 */
export function keepWhenOffline(addresses: readonly string[]): void {
  const workers = navigator.serviceWorker;
  // A worker that is at work has seen them pass.
  if (!workers || workers.controller) return;
  const ask = (): void => {
    for (const address of addresses) void fetch(address).catch(() => undefined);
  };
  workers.addEventListener('controllerchange', ask, { once: true });
}
