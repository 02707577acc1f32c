import { expect, type Locator, type Page } from '@playwright/test';
import { lessonOf } from '../../../src/games/azardia/lessons/course.ts';
import { hintText } from '../../../src/games/azardia/text/lessons.en.ts';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { LATE } from '../../../src/page/input/pressGuard.ts';
import { learnText } from '../../../src/shell/learn/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { offered, openAzardia } from '../kit/azardia.ts';
import { keys } from '../kit/player.ts';
import { test } from '../kit/test.ts';

/* Azardia's lessons and the hints of a first game, as a new player meets them. */

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const guide = (page: Page): Locator => page.getByRole('complementary');

/** Opens Azardia's list of lessons. */
async function openLessons(page: Page): Promise<void> {
  await openAzardia(page);
  await keys(button(page, smallGameText.title.learn));
}

test('the lesson about attacks is played to its end by Enter alone, and counts for this game', async ({ page }) => {
  await page.clock.install();
  await openLessons(page);
  const { steps, title } = lessonOf('attacks');
  await page.getByRole('button', { name: new RegExp(`: ${title}\\.`) }).press('Enter');
  for (const { says, awaits } of steps) {
    await expect(guide(page)).toContainText(says);
    const isRead = awaits.kind === 'reading' || awaits.kind === 'others';
    // The next thing to press has the focus: a card first, then the main button.
    const go = '[data-control="go"]:focus, [data-control="pass"]:focus';
    const presses =
      awaits.kind === 'command' && 'card' in awaits.command ? ['[data-control^="hand:"]:focus', go] : [go];
    const focused = isRead ? [guide(page).locator('button:focus')] : presses.map((focus) => page.locator(focus));
    for (const there of focused) {
      await expect(there).toBeAttached();
      // Reading takes longer than the time in which a press still counts for the previous screen.
      await page.clock.fastForward(LATE + 1);
      await page.keyboard.press('Enter');
    }
  }
  const dialog = page.getByRole('dialog', { name: learnText.title });
  await expect(dialog.getByRole('button', { name: new RegExp(`: ${title}\\..*Done\\.$`) })).toBeVisible();
  const stored = await page.evaluate(() => [
    localStorage.getItem('azardia.learning'),
    localStorage.getItem('faza.learning'),
    localStorage.getItem('azardia.game'),
  ]);
  expect(JSON.parse(stored[0] ?? '{}').lessons.attacks.done).toBe(true);
  expect(stored.slice(1)).toEqual([null, null]);
});

test('Enter presses what a lesson points at, also for who has used a pointer before', async ({ page }) => {
  await page.clock.install();
  await openLessons(page);
  const { steps, title } = lessonOf('attacks');
  await page.getByRole('button', { name: new RegExp(`: ${title}\\.`) }).click();
  const first = steps.findIndex(({ awaits }) => awaits.kind === 'command' && 'card' in awaits.command);
  for (const { says } of steps.slice(0, first)) {
    await expect(guide(page)).toContainText(says);
    await guide(page).locator('button:focus').click();
  }
  await expect(page.locator('[data-control^="hand:"]:focus')).toBeAttached();
  await page.clock.fastForward(LATE + 1);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-control^="hand:"][aria-pressed="true"]')).toBeAttached();
});

/** Begins a first game and chooses characters until its first hint is due. */
async function firstHint(page: Page): Promise<void> {
  await openLessons(page);
  await button(page, learnText.firstGame).click();
  const choice = offered(page);
  const roll = button(page, 'Roll the dice');
  for (let press = 0; press < 6; press++) {
    await expect(choice.first()).toBeVisible();
    if (await roll.isVisible()) break;
    await choice.first().click();
    await choice.last().click();
  }
  await expect(guide(page)).toContainText(hintText.goal());
}

test('a first game begins with a hint about the goal, which can be closed', async ({ page }) => {
  await firstHint(page);
  await button(page, learnText.dismiss).click();
  await expect(guide(page)).toBeHidden();
});

test('a hint about the tower ends once the player has looked at the board', async ({ page }) => {
  await firstHint(page);
  const board = button(page, moduleText.board);
  await board.press(' ');
  await expect(guide(page)).toBeHidden();
  await board.press(' ');
  await expect(guide(page)).toBeHidden();
});
