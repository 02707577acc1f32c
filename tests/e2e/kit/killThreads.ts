import type { Page } from '@playwright/test';

/** From now on the browser silently kills the first `count` threads that are asked for more than a sign of life. */
export async function killThreads(page: Page, count: number): Promise<void> {
  await page.addInitScript((most) => {
    let killed = 0;
    const OwnWorker = window.Worker;
    window.Worker = class extends OwnWorker {
      override postMessage(message: unknown): void {
        super.postMessage(message);
        const isAboutLife = JSON.stringify(message).includes('"path":["life"]');
        if (isAboutLife || killed >= most) return;
        killed += 1;
        this.terminate();
      }
    };
  }, count);
}
