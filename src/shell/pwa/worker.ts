import { registerSW } from 'virtual:pwa-register';

export interface Worker {
  /** Lets the waiting version take over; the page loads again. To be called at the title only. */
  applyUpdate(): void;
}

/** Registers the service worker, which keeps the game for playing without a connection. */
export function registerWorker(calls: { onUpdateWaiting(): void; onOfflineReady(): void }): Worker {
  const update = registerSW({ onNeedRefresh: calls.onUpdateWaiting, onOfflineReady: calls.onOfflineReady });
  return {
    applyUpdate: () => {
      update(true).catch(() => window.location.reload());
    },
  };
}
