import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { RENDERER, rendererOf } from '../kit/phaserGame.ts';
import { test } from '../kit/test.ts';

test.use({ pictures: 'own' });

for (const [drawing, tag, renderer] of [
  ['by WebGL', '@webgl', RENDERER.webgl],
  ['on a canvas where there is no WebGL', '@canvas', RENDERER.canvas],
] as const) {
  test(`the page loads, draws ${drawing} and logs no warning or error`, { tag }, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto('./');
    await expect(page).toHaveTitle(/FAZA/);
    await expect(page.locator('#game canvas')).toBeVisible();
    expect(await rendererOf(page)).toBe(renderer);
    await page.waitForLoadState('networkidle');
    // Not from the game: the software renderer's warnings about its speed, and the service worker that this suite
    // blocks.
    const foreign = /GL Driver Message|GPU stall|registration blocked by Playwright/;
    expect(complaints.filter((text) => !foreign.test(text))).toEqual([]);
  });
}

test('code for command-line tools is not part of the page', () => {
  expect(readdirSync('dist-e2e/assets').filter((file) => file.startsWith('simulation'))).toEqual([]);
});

test('the service worker keeps every file once', () => {
  // The same address with two revisions makes the worker's installation fail, although the build succeeds.
  const worker = readFileSync('dist-e2e/sw.js', 'utf8');
  const kept = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(kept).toContain('index.html');
  expect(kept).toContain('licenses.json');
  expect(kept.filter((url, index) => kept.indexOf(url) !== index)).toEqual([]);
  expect(kept.filter((url) => url.startsWith('/') || url.endsWith('.mp3') || url.endsWith('.map'))).toEqual([]);
});
