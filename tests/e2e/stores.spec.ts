import { expect, type Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { achievementText } from '../../src/games/faza/text/records.en.ts';
import { archiveText } from '../../src/shell/archive/text.en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { allStored } from '../shell/stores/stored.ts';
import { restoreStore } from './kit/restoreStore.ts';
import { test } from './kit/test.ts';

/*
 * What builds of old left in a browser, opened by this one in a real browser: `shell/stores/stores.test.ts` looks at every text.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { build, store } of allStored().filter(({ name }) => name === 'player')) {
  test(`what a player had in build ${build} still counts; the game in progress, whose options are gone, is set aside`, async ({
    page,
  }) => {
    await restoreStore(page, store);
    await page.goto('./');
    const before = store.texts['faza.game'];
    await expect(page.getByText(shellText.save.refused('retired'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('faza.refused.1'))).toBe(before);
    await expect(button(page, text.screens.title.continue)).toHaveCount(0);
    await button(page, text.screens.title.replays).click();
    const replays = page.getByRole('dialog', { name: archiveText.replays.title });
    await expect(replays).toContainText(archiveText.replays.found(6));
    for (const end of ['won', 'lost', 'givenUp', 'left'] as const) {
      await expect(replays).toContainText(archiveText.end(end));
    }
    await expect(replays.getByText(archiveText.replays.guest, { exact: true })).toHaveCount(2);
    await replays
      .getByRole('button', { name: new RegExp(`^${archiveText.replays.watch}`) })
      .first()
      .click();
    await expect(replays).toContainText(shellText.share.problem('retired'));
    await page.keyboard.press('Escape');
    await button(page, text.screens.title.records).click();
    const earned = page.getByRole('listitem').filter({ hasText: achievementText.firstStand.name });
    await expect(earned).toContainText(archiveText.records.earnedOn(archiveText.day('2026-11-22')));
    await page.keyboard.press('Escape');
  });
}
