import { expect, type Page } from '@playwright/test';
import { gamesText } from '../../../src/shell/games/text.en.ts';

/** Waits until the title of a game is shown. */
export async function atTitleOf(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: gamesText.open, exact: true })).toBeVisible();
}

/** Changes from the title of one game to that of another, through the list of games. */
export async function changeGame(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: gamesText.open, exact: true }).click();
  await page.getByRole('button', { name: gamesText.play(name), exact: true }).click();
  await atTitleOf(page, name);
}

/** From now on the page opens with this game, as for somebody who played it last, until another one is chosen. */
export async function rememberGame(page: Page, id: string): Promise<void> {
  await page.addInitScript((id) => {
    if (localStorage.getItem('faza.lastGame') === null) localStorage.setItem('faza.lastGame', id);
  }, id);
}
