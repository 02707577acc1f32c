import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { setupText } from '../../../src/games/faza/text/module.en.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { packsText as words } from '../../../src/shell/packs/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { outOfReach, runsSideways, unnamed } from '../kit/dialogAudit.ts';
import { keys } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const [, EXAMPLE = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/content-packs.md', 'utf8')) ?? [];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('faza.game'));

/** Opens a file as a content pack. */
async function openPack(page: Page, body: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await keys(button(page, words.openFile));
  await (await chosen).setFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(body) });
}

async function openPacks(page: Page): Promise<void> {
  await keys(button(page, text.screens.title.settings));
  await keys(button(page, words.title));
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible();
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a pack is opened, played, missing and found again, by keyboard alone', async ({ page }, info) => {
      await openTitle(page);
      await openPacks(page);
      const dialog = page.getByRole('dialog', { name: words.title });
      await expect(dialog).toContainText(words.none);

      for (const [bad, sentence] of [
        ['{"kind":', 'This isn’t valid JSON.'],
        [EXAMPLE.replace('"supply": 45', '"supply": 1e999'), 'at content.drones.supply, but found'],
        [
          EXAMPLE.replace('"content": {', '"content": { "__proto__": {},'),
          'Nothing in an edition is called content.__proto__.',
        ],
        [' '.repeat(60_001), words.tooBig],
      ] as const) {
        await openPack(page, bad);
        await expect(dialog.getByRole('status')).toContainText(sentence);
      }
      await openPack(page, EXAMPLE);
      await expect(dialog.getByRole('status')).toContainText(words.added('Long Night'));
      await expect(dialog).toContainText(words.differs(['Drone numbers', 'Rebel numbers', 'event cards (3)']));
      expect([await unnamed(dialog), await outOfReach(dialog), await runsSideways(dialog)]).toEqual([[], [], false]);
      await page.screenshot({ path: info.outputPath('packs.png') });
      await page.keyboard.press('Escape');
      // The title is rebuilt, since a game may have waited for the pack.
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await keys(button(page, text.screens.title.newGame));
      const { content, difficulty, start } = text.screens.newGame;
      const step = button(page, difficulty.label(text.stepName.normal));
      await expect(step).toHaveAccessibleDescription(/A team of computers wins \d+% of its games/);
      await keys(button(page, content.label(setupText.contents.published.name)));
      const choice = page.getByRole('dialog', { name: words.choose });
      await expect(choice.getByRole('button', { name: setupText.contents.published.name })).toBeFocused();
      expect([await unnamed(choice), await outOfReach(choice), await runsSideways(choice)]).toEqual([[], [], false]);
      await page.screenshot({ path: info.outputPath('choose.png') });
      await keys(choice.getByRole('button', { name: 'Long Night', exact: true }));
      await expect(button(page, content.label('Long Night'))).toBeFocused();
      // From now on the new-game screen is about the pack, for which no win rates are known.
      await expect(step).toHaveAccessibleDescription(/^Step 4 of 9\. [^%]*$/);
      await page.screenshot({ path: info.outputPath('chosen.png') });
      await keys(button(page, start));
      await expect(button(page, text.controlText.menu)).toBeVisible();
      const game = await stored(page);
      expect(game).toMatch(/"edition":"pack-long-night-[0-9a-f]{14}"/);

      // Without its pack the game waits, and returns with it.
      const packs = await page.evaluate(() => {
        const list = localStorage.getItem('faza.packs');
        localStorage.removeItem('faza.packs');
        return list;
      });
      expect(packs).toContain('Long Night');
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: 'content pack “long-night”' })).toBeVisible();
      await expect(button(page, text.screens.title.continue)).toBeHidden();
      expect(await stored(page)).toBe(game);
      await openPacks(page);
      await openPack(page, EXAMPLE);
      await expect(dialog.getByRole('status')).toContainText(words.added('Long Night'));
      await page.keyboard.press('Escape');
      await keys(button(page, text.screens.title.continue));
      await keys(button(page, text.controlText.menu));
      await keys(button(page, shellText.menu.giveUp));
      await keys(page.getByRole('dialog').getByRole('button', { name: shellText.giveUp.confirm }));

      await openPacks(page);
      await keys(button(page, words.remove('Long Night')));
      await keys(page.getByRole('dialog').getByRole('button', { name: words.removeAsk('').confirm, exact: true }));
      await expect(dialog).toContainText(words.none);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await keys(button(page, text.screens.title.records));
      await expect(page.getByRole('dialog')).toContainText(archiveText.records.empty);
    });
  });
}
