import { expect, type Page } from '@playwright/test';
import { golden } from './kit/golden.ts';
import { expectHeard } from './kit/heard.ts';
import { openNewTable } from './kit/start.ts';
import { test } from './kit/test.ts';

/** From now on this browser has no room for a game, as long as `test.full` lies in the tab’s own store. */
async function fillStore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string): void {
      if (key === 'faza.game' && sessionStorage.getItem('test.full') === 'yes') {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  });
}

const setFull = (page: Page, full: 'yes' | 'no') =>
  page.evaluate((value) => sessionStorage.setItem('test.full', value), full);
const storedGame = (page: Page) => page.evaluate(() => localStorage.getItem('faza.game'));

const FULL =
  'This browser is out of storage. You can keep playing, but save the game to a file before you close the page, or it will be lost.';

test('a full store is told of, play goes on, and the game is stored again once there is room', async ({ page }) => {
  const { setup, commands } = golden('victory');
  const [first, second, third] = commands;
  if (!first || !second || !third) throw new Error('the recorded game is too short');
  await fillStore(page);
  const player = await openNewTable(page, setup);
  await player.give(first);
  const before = await storedGame(page);
  expect(before).toContain('"commands":[{');

  await setFull(page, 'yes');
  await player.give(second);
  await expectHeard(page, FULL);
  await expect(page.getByRole('status').filter({ hasText: FULL })).toBeVisible();
  // The game of before lies there as it was, and the one on the table has gone on: `give` waits until the board shows it.
  expect(await storedGame(page)).toBe(before);

  await setFull(page, 'no');
  await player.give(third);
  expect(await storedGame(page)).not.toBe(before);
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await player.shows(player.state);
});
