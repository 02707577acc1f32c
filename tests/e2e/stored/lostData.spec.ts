import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { savingText } from '../../../src/shell/saving/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { openAzardia } from '../kit/azardia.ts';
import { atTitleOf } from '../kit/games.ts';
import { golden } from '../kit/golden.ts';
import { openNewTable } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/* What others do to a browser's stores while a game is on the table. */

const { setup, commands } = golden('victory');
const [first, second] = commands;
if (!first || !second) throw new Error('the recorded game is too short');

const { emptied, otherTab } = savingText;

/** Another page of the same site that is not part of the game. */
async function otherPage(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('./manifest.webmanifest');
  return other;
}

/** Empties all stores of the site, as a cleanup tool does. */
async function clean(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    const databases = await indexedDB.databases();
    for (const { name } of databases) {
      if (name !== undefined)
        await new Promise((done) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = done;
          request.onblocked = done;
        });
    }
  });
}

test('a game on the table survives when the stores that hold it are emptied', async ({ page }) => {
  const player = await openNewTable(page, setup);
  await player.give(first);
  const stored = () => page.evaluate(() => localStorage.getItem('faza.game'));
  const before = await stored();
  expect(before).toContain('"commands":[{');
  await clean(await otherPage(page));
  await page.bringToFront();
  const told = page.getByRole('dialog', { name: emptied.title });
  await expect(told).toContainText(emptied.line);
  await told.getByRole('button').click();
  await expect.poll(stored).toBe(before);
  // The game continues, and is there when the page is opened again: from either store.
  await player.give(second);
  await page.reload();
  await page.getByRole('button', { name: text.screens.title.continue, exact: true }).click();
  await player.shows(player.state);
  await page.addInitScript(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: text.screens.title.continue, exact: true }).click();
  await player.shows(player.state);
});

test('a game that cannot be stored again can be kept as a file', async ({ page }) => {
  const player = await openNewTable(page, setup);
  await player.give(first);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await clean(await otherPage(page));
  const told = page.getByRole('dialog', { name: savingText.notSaved });
  await expect(told).toContainText(savingText.trouble.full);
  const download = page.waitForEvent('download');
  await told.getByRole('button', { name: shareText.saveFile }).click();
  expect((await download).suggestedFilename()).toMatch(/\.faza\.json$/);
  await player.give(second);
});

test('the second game survives them as well, and opens again', async ({ page }) => {
  await openAzardia(page, { hints: false });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(smallGameText.title.newGame).click();
  await button(smallGameText.setup.start).click();
  await expect(button(smallGameText.table.menu)).toBeVisible();
  await clean(await otherPage(page));
  const told = page.getByRole('dialog', { name: emptied.title });
  await expect(told).toBeVisible();
  await told.getByRole('button').click();
  await page.goto('./');
  await expect(button(smallGameText.title.continue)).toBeVisible();
  await atTitleOf(page, 'Azardia');
});

test('a message says what another tab did to the game, and stays until it has been read', async ({ page }) => {
  const player = await openNewTable(page, setup);
  await player.give(first);
  const other = await page.context().newPage();
  await other.goto('./');
  const inOther = (name: string) => other.getByRole('button', { name, exact: true });
  await inOther(text.screens.title.continue).click();
  await inOther(text.controlText.menu).click();
  await other.getByRole('dialog').getByRole('button', { name: shellText.menu.giveUp }).click();
  await other.getByRole('button', { name: shellText.giveUp.confirm, exact: true }).click();
  await expect(inOther(text.screens.title.newGame)).toBeVisible();
  const told = page.getByRole('dialog', { name: otherTab.title });
  await expect(told).toContainText(otherTab.lines.ended);
  await told.getByRole('button').click();
  await expect(player.button(text.screens.title.newGame)).toBeVisible();
  await expect(player.button(text.screens.title.continue)).toBeHidden();
});

test('coming back to a tab where nothing has changed says nothing', async ({ page }) => {
  const player = await openNewTable(page, setup);
  await player.give(first);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await player.give(second);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
