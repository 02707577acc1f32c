import { expect, type Page } from '@playwright/test';
import { golden } from '../kit/golden.ts';
import { openNewTable } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** From now on this browser’s stores refuse writes if `test.full` in the tab’s own store names them. */
async function fillStores(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isFull = (what: string): boolean => (sessionStorage.getItem('test.full') ?? '').includes(what);
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string): void {
      if (key === 'faza.game' && isFull('texts')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (
      this: IDBObjectStore,
      ...args: Parameters<typeof put>
    ): IDBRequest<IDBValidKey> {
      if (this.name === 'generations' && isFull('database')) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
}

const setFull = (page: Page, full: string) =>
  page.evaluate((value) => sessionStorage.setItem('test.full', value), full);
const storedGame = (page: Page) => page.evaluate(() => localStorage.getItem('faza.game'));

const { setup, commands } = golden('victory');
const [first, second, third] = commands;
if (!first || !second || !third) throw new Error('the recorded game is too short');

test('full stores are reported, the game can be saved to a file, and is stored again once there is room', async ({
  page,
}) => {
  await fillStores(page);
  const player = await openNewTable(page, setup);
  await player.give(first);
  const before = await storedGame(page);
  expect(before).toContain('"commands":[{');

  await setFull(page, 'texts and database');
  await player.give(second);
  const told = page.getByRole('dialog', { name: 'This game isn’t being saved' });
  await expect(told).toContainText(
    'This browser is out of storage. You can keep playing, but save the game to a file before you close the page, or it will be lost.',
  );
  // The stored game is the earlier one, and the one on the table has gone on: `give` waits until the board shows it.
  expect(await storedGame(page)).toBe(before);
  const download = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Save to file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.faza\.json$/);
  await expect(told).toBeHidden();

  await setFull(page, 'nothing');
  await player.give(third);
  expect(await storedGame(page)).not.toBe(before);
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await player.shows(player.state);
});

test('with one store full or behind, the game continues from the other', async ({ page }) => {
  await fillStores(page);
  const player = await openNewTable(page, setup);
  await player.give(first);
  const late = await storedGame(page);
  await setFull(page, 'texts');
  await player.give(second);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Saved on this device at \d+:\d\d [AP]M\./);
  expect(await storedGame(page)).toBe(late);

  await setFull(page, 'nothing');
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await player.shows(player.state);

  // The killed browser had not yet written part of its local store: here, all of it.
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => localStorage.removeItem('faza.game'));
  await page.reload();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await player.shows(player.state);
});
