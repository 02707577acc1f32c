import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { playerGroupFor } from '../../../src/module/match.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { errorText } from '../../../src/shell/errors/text.en.ts';
import { unpackFile } from '../../../src/shell/files/textFile.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { unpackGame } from '../../../src/shell/share/gameLink.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { bidsText } from '../../games/bids/text.en.ts';
import { gameAfter, playedByPeople } from '../../looks/kit/visitor.ts';
import { changeGame } from '../kit/games.ts';
import { golden } from '../kit/golden.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page) => page.getByRole('dialog', { name: errorText.title });

/** Rejects a promise that nothing handles. */
const fail = (page: Page): Promise<void> => page.evaluate(() => void Promise.reject(new Error('it broke')));

/** Checks that the error is reported once, and that the saved game can be continued. */
async function continueAfter(page: Page): Promise<void> {
  await expect(told(page)).toHaveCount(1);
  await button(page, errorText.continue).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await expect(button(page, text.controlText.undo)).toBeEnabled();
}

test('after an error anywhere the saved game can be exported and continued', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = await openTableAt(page, golden('victory'), 3, { speed: 1, reducedMotion: 'off' });
  await expect(page.locator('#game canvas')).toBeVisible();

  // In every frame that is drawn.
  await page.evaluate(() => {
    window.fazaGame?.events.on('step', () => {
      throw new Error('in a frame');
    });
    window.fazaGame?.loop.wake();
  });
  await continueAfter(page);

  // In a control’s handler, through a function that the error dialog would use as well.
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('in a handler');
    };
  });
  await player.button(text.controlText.menu).click();
  await continueAfter(page);

  // In an unhandled promise, and again while that is reported.
  await page.evaluate(() => {
    void Promise.reject(new Error('in a promise'));
    void Promise.reject(new Error('in another'));
  });
  await expect(told(page)).toHaveCount(1);
  await expect(told(page).locator('pre')).toContainText('in a promise');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, errorText.saveFile).click()]);
  const stored = await page.evaluate(() => localStorage.getItem('faza.game'));
  expect(readFileSync(await file.path(), 'utf8')).toBe(stored);
  await button(page, errorText.copyLink).click();
  await expect(told(page).getByRole('status')).toHaveText(errorText.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await continueAfter(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('dialog', { name: shareText.ask })).toBeVisible();
});

test('an error while the page starts is reported as well, and the game continued, once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const match = playedByPeople(gameAfter(golden('victory'), 3));
  const company = playerGroupFor(match.players, () => 'Ada');
  const save = gameText({ ...match, company });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('faza.game') !== null) return;
    localStorage.setItem('faza.game', stored);
    // The first time, the browser lacks a feature.
    Object.defineProperty(window, 'matchMedia', { value: undefined });
  }, save);
  await page.goto('./');

  // A link is for others: it does not say who plays.
  expect(save).toContain('Ada');
  await button(page, errorText.copyLink).click();
  await expect(told(page).getByRole('status')).toHaveText(errorText.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await unpackGame(new URL(link).hash)).toEqual({ text: gameText(match) });
  await continueAfter(page);

  // A game that fails again must not do so at every visit.
  await page.reload();
  await expect(button(page, text.screens.title.continue)).toBeVisible();
  await button(page, text.screens.title.continue).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  await fail(page);
  await button(page, errorText.toTitle).click();
  await expect(button(page, text.screens.title.continue)).toBeVisible();
});

test('the error dialog offers only what is possible: no game if none is stored, a packed copy of one with secrets', async ({
  page,
}) => {
  const offered = async (): Promise<string[]> => told(page).getByRole('button').allTextContents();
  await openTitle(page);
  // A game stored under another game's keys is not this game's.
  await page.evaluate(() => localStorage.setItem('other.game', '{}'));
  await fail(page);
  await expect(told(page).getByText(errorText.nothingSaved)).toBeVisible();
  expect(await offered()).toEqual([errorText.toTitle]);
  await button(page, errorText.toTitle).click();

  await changeGame(page, bidsText.name);
  await button(page, smallGameText.title.newGame).click();
  await button(page, smallGameText.setup.start).click();
  await expect(button(page, smallGameText.table.menu)).toBeVisible();
  await fail(page);
  await expect(told(page).getByText(errorText.saved)).toBeVisible();
  expect(await offered()).toEqual([errorText.saveFile, errorText.toTitle, errorText.continue]);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, errorText.saveFile).click()]);
  const written = readFileSync(await file.path(), 'utf8');
  const stored = await page.evaluate(() => localStorage.getItem('bids.game'));
  expect(written).not.toMatch(/seed|hands|commands/);
  expect(await unpackFile(written, 1_000_000)).toBe(stored);

  // It can be opened like any file.
  await button(page, errorText.toTitle).click();
  await page.evaluate(() => localStorage.removeItem('bids.game'));
  await page.reload();
  await button(page, smallGameText.title.replays).click();
  const chosen = page.waitForEvent('filechooser');
  await button(page, archiveText.replays.openFile).click();
  await (await chosen).setFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(written),
  });
  await expect(page.getByRole('dialog', { name: shareText.ask })).toBeVisible();
});
