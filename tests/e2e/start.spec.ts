import { expect, type Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { openTitle } from './kit/start.ts';
import { test } from './kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** All code but what is needed for the title and the table (see `size.spec.ts`). */
const REST = /\/assets\/(?!(index|start|module|play|rolldown-runtime)-)[^/]*\.js$/;

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
  await page.route(REST, async (route) => {
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
  await page.route(REST, (route) => route.abort());
  await openTitle(page);
  await expect(page.getByText(shellText.picturesMissing)).toBeVisible();
  await startWithoutPictures(page);
  await button(page, text.controlText.end).click();
  await page.unroute(REST);
  await page.reload();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/without-pictures/);
});

test('a part of the page that cannot be loaded is told of, and the rest goes on; a reload tries again', async ({
  page,
}) => {
  const LATER = /\/assets\/later-[^/]*\.js$/;
  await page.route(LATER, (route) => route.abort());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await openTitle(page);
  await button(page, text.screens.title.settings).click();
  await expect(page.getByText(shellText.partMissing)).toBeVisible();
  await button(page, text.screens.title.newGame).click();
  await button(page, text.screens.newGame.start).click();
  await expect(button(page, text.controlText.end)).toBeVisible();
  expect(complaints).toEqual([]);
  await page.unroute(LATER);
  await page.reload();
  await button(page, text.screens.title.settings).click();
  await expect(page.getByRole('dialog', { name: shellText.settings.title })).toBeVisible();
});
