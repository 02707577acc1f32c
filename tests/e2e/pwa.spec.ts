import { expect, test } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { serveUnder } from './kit/subPathServer.ts';

test.use({ serviceWorkers: 'allow' });

test('plays without a connection after the first visit, served from a sub-path', async ({ page, context }) => {
  const server = await serveUnder('dist-e2e', '/some/shelf/faza/');
  const settings = JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true });
  await page.addInitScript((stored) => localStorage.setItem('faza.settings', stored), settings);
  await page.goto(server.address);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button(text.screens.title.quickStart)).toBeVisible();
  // The worker has kept everything once it is active.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await server.stop();
  await context.setOffline(true);
  await page.reload();
  await button(text.screens.title.quickStart).click();
  await button('Soldier').click();
  await button('Soldier, card 4: Grenades').click();
  await button(text.controlText.confirm).click();
  await expect(button('card 4 of Soldier')).toBeVisible();
  await button(text.controlText.undo).click();
  await expect(button('Soldier, card 4: Grenades')).toBeVisible();
});

test('can be installed: a manifest without errors, with icons that exist', async ({ page, request }) => {
  await page.goto('./');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(`./${href}`)).json();
  expect(manifest).toMatchObject({ name: 'FAZA', display: 'standalone', start_url: './', scope: './' });
  const sizes = manifest.icons.map(
    (icon: { sizes: string; purpose?: string }) => `${icon.sizes} ${icon.purpose ?? 'any'}`,
  );
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const icon of manifest.icons) expect((await request.get(`./${icon.src}`)).ok()).toBe(true);
});
