import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { licensesText } from '../../../src/shell/licenses/text.en.ts';
import { keys } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

test('the licenses of everything in the build can be read in the game, by keys alone', async ({ page }) => {
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await keys(button(text.screens.title.settings));
  await keys(button(licensesText.title));
  const licenses = page.getByRole('dialog', { name: licensesText.title, exact: true });
  await expect(licenses.getByText(licensesText.intro)).toBeVisible();
  const entries = await licenses.locator('summary').allTextContents();
  expect(entries.map((entry) => entry.replace(/ [\d.]+,/, ''))).toEqual([
    '@fontsource/alegreya-sans OFL-1.1',
    '@fontsource/alfa-slab-one OFL-1.1',
    '@fontsource/bagel-fat-one OFL-1.1',
    '@fontsource/bangers OFL-1.1',
    '@fontsource/barlow-semi-condensed OFL-1.1',
    '@fontsource/ibm-plex-sans-condensed OFL-1.1',
    '@fontsource/rubik OFL-1.1',
    '@fontsource/young-serif OFL-1.1',
    '@noble/hashes MIT',
    'comlink Apache-2.0',
    'eventemitter3 MIT',
    'howler MIT',
    'idb ISC',
    'phaser MIT',
    'seedrandom MIT',
    'valibot MIT',
    'workbox-core MIT',
    'workbox-expiration MIT',
    'workbox-precaching MIT',
    'workbox-routing MIT',
    'workbox-strategies MIT',
  ]);
  const { version } = JSON.parse(readFileSync('node_modules/phaser/package.json', 'utf8'));
  expect(entries).toContain(licensesText.entry('phaser', version, 'MIT'));
  // Complete licenses: from the licensor to the final disclaimer.
  for (const whole of await licenses.locator('details').allTextContents()) {
    expect(whole).toMatch(/copyright/i);
    expect(whole).toContain('AS IS');
  }
  const fonts = licenses.locator('summary', { hasText: 'bangers' });
  await fonts.press('Enter');
  await expect(licenses.getByText('The Bangers Project Authors')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(licensesText.title)).toBeFocused();
});
