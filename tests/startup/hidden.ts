import type { Browser } from '@playwright/test';
import { openPage, toTitle, WINDOWS } from '../looks/kit/visitor.ts';

/** Counts drawing calls on canvases. A string, because it runs in the page. */
const COUNTER = `(() => {
  let drawn = 0;
  for (const name of ['drawImage', 'fillRect']) {
    const own = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (...given) { drawn += 1; return own.apply(this, given); };
  }
  window.drawnSoFar = () => drawn;
})()`;

/** How long to count, in milliseconds. */
const LOOK = 2000;

/**
 * Drawing calls within two seconds at the title, which is always animated: while it is visible, and while it is hidden.
 */
export async function drawnWhileHidden(browser: Browser, url: string): Promise<{ seen: number; hidden: number }> {
  const [phone] = WINDOWS;
  if (!phone) throw new Error('there is no window');
  const page = await openPage(browser, phone);
  await page.addInitScript(COUNTER);
  await toTitle(page, url);
  await page.locator('body:not(.without-pictures)').waitFor({ state: 'attached' });
  const drawn = async (): Promise<number> => {
    const before = await page.evaluate<number>('window.drawnSoFar()');
    await page.waitForTimeout(LOOK);
    return (await page.evaluate<number>('window.drawnSoFar()')) - before;
  };
  const seen = await drawn();
  await page.evaluate(`(() => {
    for (const [name, value] of [['hidden', true], ['visibilityState', 'hidden']]) {
      Object.defineProperty(document, name, { get: () => value, configurable: true });
    }
    document.dispatchEvent(new Event('visibilitychange'));
  })()`);
  const hidden = await drawn();
  await page.context().close();
  return { seen, hidden };
}
