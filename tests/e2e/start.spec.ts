import { expect, type Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { openTitle } from './kit/start.ts';
import { test } from './kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const DRAWING = /\/assets\/(phaser|createStage)-[^/]*\.js$/;

/** Plays on from the title to the board without pictures: every button names itself. */
async function startWithoutPictures(page: Page): Promise<void> {
  await expect(page.locator('canvas')).toHaveCount(0);
  await button(page, text.screens.title.newGame).click();
  await button(page, text.screens.newGame.start).click();
  await expect(button(page, text.controlText.end)).toBeVisible();
}

test('the title and the table can be used before anything is drawn; the pictures follow', async ({ page }) => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(DRAWING, async (route) => {
    await sent;
    await route.continue();
  });
  await openTitle(page);
  await startWithoutPictures(page);
  send();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
  await expect(button(page, text.controlText.end)).toBeVisible();
});

test('where the pictures cannot be loaded the page says so and can be used; a reload tries again', async ({ page }) => {
  await page.route(DRAWING, (route) => route.abort());
  await openTitle(page);
  await expect(page.getByText(shellText.picturesMissing)).toBeVisible();
  await startWithoutPictures(page);
  await button(page, text.controlText.end).click();
  await page.unroute(DRAWING);
  await page.reload();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
});
