import { expect, type Page } from '@playwright/test';
import { now } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { allStored, type BrowserStore } from '../../shell/stores/stored.ts';
import { golden } from '../kit/golden.ts';
import { restoreStore } from '../kit/restoreStore.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/**
 * A game in progress, as stored in a browser: games that earlier builds left cannot be continued under today's rules.
 */
function gameInProgress(name: 'victory' | 'defeat'): Readonly<Record<string, string>> {
  const session = gameAfter(golden(name), 3);
  return { 'faza.game': gameText({ session, players: now(session).heroes.map(() => 'you') }) };
}

/** The games, records and settings that an earlier build left in a browser, and a game in progress. */
function stored(): BrowserStore {
  const player = allStored().findLast(({ name }) => name === 'player');
  if (!player) throw new Error('no build left a store of a player');
  const { texts, databases } = player.store;
  const { 'faza.game.sequence': _, ...others } = texts;
  const { 'faza.game': __, ...kept } = databases;
  return { texts: { ...others, ...gameInProgress('victory') }, databases: kept };
}

/** Gives a file to the button that asks for one, in Settings. */
async function restoreFrom(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await button(page, 'Settings').click();
  const chosen = page.waitForEvent('filechooser');
  await button(page, 'Restore a backup').click();
  await (await chosen).setFiles(file);
}

test('a backup takes games, records and settings to another browser, whose game goes to the replays', async ({
  page,
  browser,
}) => {
  await restoreStore(page, stored());
  await page.goto('./');
  await button(page, 'Settings').click();
  const download = page.waitForEvent('download');
  await button(page, 'Back up everything').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.faza\.json$/);
  await expect(page.getByText(/^Everything is backed up in backup-/)).toBeVisible();
  const game = await page.evaluate(() => localStorage.getItem('faza.game'));
  expect(game).toContain('"commands":[{');

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  // It has a game in progress, and no replays.
  await restoreStore(other, { texts: gameInProgress('defeat'), databases: {} });
  await other.goto(page.url());
  await expect(button(other, /^Continue/)).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('faza.game'))).not.toBe(game);
  await restoreFrom(other, await saved.path());
  const asked = other.getByRole('dialog', { name: 'Restore this backup?' });
  await expect(asked).toContainText('6 games to replay');
  const reloaded = other.waitForEvent('load');
  await asked.getByRole('button', { name: 'Restore' }).click();
  await reloaded;
  await expect(button(other, /^Continue/)).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('faza.game'))).toBe(game);
  await button(other, 'Settings').click();
  await expect(other.getByRole('slider', { name: 'Music' })).toHaveValue('0.25');
  await other.keyboard.press('Escape');
  await button(other, 'Replays').click();
  await expect(other.getByRole('dialog', { name: 'Replays' })).toContainText('7 games');
  await context.close();
});

test('a file that is no backup changes nothing', async ({ page }) => {
  await page.goto('./');
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  await restoreFrom(page, {
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"kind":"faza backup"}'),
  });
  await expect(page.getByRole('dialog', { name: 'Restore a backup' })).toContainText('This file isn’t a backup');
  await page.getByRole('dialog').getByRole('button', { name: 'Got it', exact: true }).click();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
});
