import { expect } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { dailyText } from '../../../src/shell/archive/daily/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const MINUTE = 60_000;

test('a title that is open over midnight UTC offers the new day’s game, and says when the next one begins', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-28T20:48:00Z') });
  await openTitle(page);
  await expect(page.getByText('Next daily in 3 h 12 min', { exact: true })).toBeVisible();
  const daily = page.getByRole('button', { name: text.screens.title.daily, exact: true });
  const today = (await daily.getAttribute('aria-description')) ?? (await daily.textContent());
  await page.clock.runFor(2 * MINUTE);
  await expect(page.getByText('Next daily in 3 h 10 min', { exact: true })).toBeVisible();
  await page.clock.runFor(190 * MINUTE);
  await expect(page.getByText('Next daily in 24 h', { exact: true })).toBeVisible();
  expect(today).not.toBeNull();
  await daily.click();
  await page.getByRole('button', { name: dailyText.play, exact: true }).click();
  await expect(page.getByRole('button', { name: text.controlText.menu, exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('faza.game'))).toContain('daily 2026-11-29');
});

test('a title that was suspended over midnight shows the day as soon as it is visible', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-28T23:10:00Z') });
  await openAzardia(page);
  await expect(page.getByText('Next daily in 50 min', { exact: true })).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-11-29T08:00:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Next daily in 16 h', { exact: true })).toBeVisible();
});
