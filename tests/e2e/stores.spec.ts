import { expect, type Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { achievementText } from '../../src/games/faza/text/records.en.ts';
import { archiveText } from '../../src/shell/archive/text.en.ts';
import { allStored } from '../shell/stores/stored.ts';
import { restoreStore } from './kit/restoreStore.ts';
import { test } from './kit/test.ts';

/*
 * What builds of old left in a browser, opened by this one in a real browser: `shell/stores/stores.test.ts` looks at every text.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { build, store } of allStored().filter(({ name }) => name === 'player')) {
  test(`what a player had in build ${build} is all there, and the game goes on`, async ({ page }) => {
    await restoreStore(page, store);
    await page.goto('./');
    await button(page, text.screens.title.replays).click();
    const replays = page.getByRole('dialog', { name: archiveText.replays.title });
    await expect(replays).toContainText(archiveText.replays.found(6));
    for (const end of ['won', 'lost', 'givenUp', 'left'] as const) {
      await expect(replays).toContainText(archiveText.end(end));
    }
    await expect(replays.getByText(archiveText.replays.guest, { exact: true })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await button(page, text.screens.title.records).click();
    const earned = page.getByRole('listitem').filter({ hasText: achievementText.firstStand.name });
    await expect(earned).toContainText(archiveText.records.earnedOn(archiveText.day('2026-11-22')));
    await page.keyboard.press('Escape');
    const before = await page.evaluate(() => localStorage.getItem('faza.game'));
    await button(page, text.screens.title.continue).click();
    await expect(button(page, text.controlText.menu)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('faza.game'))).toBe(before);
  });
}
