import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { test } from '../kit/test.ts';
import { openHost } from '../kit/twoVersions.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until a page has been loaded in a version. If it is not, the failure says what its workers do. */
const isOf = (page: Page, version: 'first' | 'second'): Promise<void> =>
  expect
    .poll(() => page.evaluate(versionShown).catch(() => 'loading'), { timeout: 15_000 })
    .toMatch(new RegExp(`^${version}, `));

/** Runs in the page. */
async function versionShown(): Promise<string> {
  const version = document.querySelector('script[src*="/second/"]') ? 'second' : 'first';
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return `${version}, workers: ${JSON.stringify([installing?.state, waiting?.state, active?.state])}`;
}

/** The cached files of the first version, except those set aside for pages that still play it. */
const outdated = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((known) => known.includes('precache'));
    const files = name === undefined ? [] : await (await caches.open(name)).keys();
    return files.filter(({ url }) => url.includes('/assets/') && !url.includes('/assets/second/')).length;
  });

test('an update in one tab leaves another at its table, which can still load what it needs', async ({ context }) => {
  const host = await openHost('dist-e2e');
  const settings = JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true, hints: false });
  await context.addInitScript((stored) => {
    if (localStorage.getItem('faza.settings') === null) localStorage.setItem('faza.settings', stored);
  }, settings);

  const playing = await context.newPage();
  await playing.goto(host.address);
  await playing.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(() => playing.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await button(playing, text.screens.title.quickStart).click();
  await expect(button(playing, text.controlText.end)).toBeVisible();

  expect(await outdated(playing)).toBeGreaterThan(0);
  host.publish();
  const updating = await context.newPage();
  await updating.goto(host.address);
  await isOf(updating, 'first');
  await button(updating, text.screens.title.update).click();
  await isOf(updating, 'second');
  await expect(button(updating, text.screens.title.continue)).toBeVisible();
  await expect.poll(() => outdated(updating)).toBe(0);

  // The other tab stays as it was, and plays its first sound only now.
  await isOf(playing, 'first');
  await expect(button(playing, text.controlText.end)).toBeVisible();
  // The browser's own cache might still have it, or not.
  await (await context.newCDPSession(playing)).send('Network.clearBrowserCache');
  const loaded = playing.waitForResponse(/\/assets\/howler-/);
  await button(playing, text.controlText.menu).click();
  await button(playing, shellText.menu.soundOff).click();
  expect((await loaded).status()).toBe(200);
  await button(playing, shellText.menu.toTitle).click();
  await button(playing, text.screens.title.update).click();
  await isOf(playing, 'second');
  await expect(button(playing, text.screens.title.continue)).toBeVisible();
  host.stop();
});
