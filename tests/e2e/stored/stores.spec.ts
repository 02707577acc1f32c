import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { text } from '../../../src/games/faza/text/en.ts';
import { achievementText } from '../../../src/games/faza/text/records.en.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { packsText } from '../../../src/shell/packs/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { allStored } from '../../shell/stores/stored.ts';
import { restoreStore } from '../kit/restoreStore.ts';
import { test } from '../kit/test.ts';

/*
 * What old builds left in a browser, opened by this build in a real browser: `shell/stores/stores.test.ts` checks every
 * text.
 */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { build, store } of allStored().filter(({ name }) => name === 'player')) {
  test(`what a player had in build ${build} still counts; the game in progress, whose options are gone, is set aside`, async ({
    page,
  }) => {
    await restoreStore(page, store);
    await page.goto('./');
    const before = store.texts['faza.game'];
    const note = page.getByRole('dialog', { name: 'Couldn’t open the saved game' });
    await expect(note).toHaveText(
      /The saved game was played with cards or options that this version no longer has\. It was set aside, not deleted\./,
    );
    expect(await page.evaluate(() => localStorage.getItem('faza.refused.1'))).toBe(before);
    await note.getByRole('button', { name: 'Got it', exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
    await expect(replays).toContainText(shareText.problem('retired'));
    await page.keyboard.press('Escape');
    await button(page, text.screens.title.records).click();
    const earned = page.getByRole('listitem').filter({ hasText: achievementText.firstStand.name });
    await expect(earned).toContainText(archiveText.records.earnedOn(archiveText.day('2026-11-22')));
    await page.keyboard.press('Escape');
  });
}

for (const { build, store } of allStored().filter(({ name }) => name === 'packs')) {
  test(`a pack of build ${build}, with Points at the start, stays stored; the page says so, why its file is refused, and can remove it`, async ({
    page,
  }) => {
    await restoreStore(page, store);
    await page.goto('./');
    const note = page.getByRole('dialog', { name: 'Couldn’t open the saved game' });
    await note.getByRole('button', { name: 'Got it', exact: true }).press('Enter');
    await button(page, text.screens.title.settings).press('Enter');
    await button(page, packsText.title).press('Enter');
    const packs = page.getByRole('dialog', { name: packsText.title });
    await expect(packs).toContainText('One stored pack can’t be read by this version. It is still stored.');

    const before = store.texts['faza.packs'] ?? '';
    const { packs: files } = v.parse(v.object({ packs: v.tuple([v.string()]) }), JSON.parse(before));
    const chosen = page.waitForEvent('filechooser');
    await button(page, packsText.openFile).press('Enter');
    await (await chosen).setFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(files[0]) });
    await expect(packs.getByRole('status')).toContainText(
      'No team starts with Points in this version. Remove content.headStart from the file, then try again.',
    );
    expect(await page.evaluate(() => localStorage.getItem('faza.packs'))).toBe(before);

    await packs.getByRole('button', { name: 'Remove the pack that can’t be read', exact: true }).press('Enter');
    const ask = page.getByRole('dialog', { name: 'Remove the pack that can’t be read?' });
    await ask.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(packs.getByRole('status')).toHaveText('The pack was removed.');
    await expect(packs).not.toContainText('can’t be read');
    expect(await page.evaluate(() => localStorage.getItem('faza.packs'))).toBe('{"format":1,"packs":[]}');
  });
}
