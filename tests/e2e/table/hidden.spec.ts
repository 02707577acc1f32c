import { expect, type Page } from '@playwright/test';
import { framesOf } from '../kit/phaserGame.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** Tells the page whether it is hidden, as a browser does for a background tab. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (isHidden ? 'hidden' : 'visible'),
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Resolves after the browser itself has run that many new frames: the game had every chance to draw. */
const browserFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);

test('a hidden tab draws nothing, whatever is animated, and continues when it is visible again', async ({ page }) => {
  await openTitle(page, { speed: 1, reducedMotion: 'off' });
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  const start = await framesOf(page);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(start + 5);
  await hide(page, true);
  const hidden = await framesOf(page);
  await browserFrames(page, 30);
  // Changes of the window and of the content must not wake it either.
  await page.setViewportSize({ width: 900, height: 600 });
  await browserFrames(page, 30);
  expect(await framesOf(page)).toBe(hidden);
  await hide(page, false);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(hidden + 5);
});
