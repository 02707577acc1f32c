import { expect, type Locator, type Page } from '@playwright/test';
import { listings } from '../../../src/games/listings.ts';
import { gamesText as words } from '../../../src/shell/games/text.en.ts';
import { bidsListing } from '../../games/bids/listing.ts';
import { atTitleOf, changeGame } from '../kit/games.ts';
import { fingerIn, layoutFlaws } from '../kit/layoutAudit.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const list = (page: Page): Locator => page.getByRole('dialog', { name: words.title });

test('the list says what each game is about, for how many players and how long, with a picture', async ({ page }) => {
  await openTitle(page);
  await button(page, words.open).click();
  const cards = list(page).getByRole('listitem');
  await expect(cards).toHaveCount(5);
  for (const line of ['Save the city together', '1–4 players · 20–45 minutes', 'Open now'])
    await expect(cards.nth(0)).toContainText(line);
  for (const line of ['Race up the Tyrant’s tower', '2–4 players · 10–30 minutes'])
    await expect(cards.nth(1)).toContainText(line);
  for (const line of ['Two peoples, one coast', '2–6 players · 15–30 minutes'])
    await expect(cards.nth(2)).toContainText(line);
  for (const line of ['Seal a champion, open all at once', '2–5 players · 20–50 minutes'])
    await expect(cards.nth(3)).toContainText(line);
  // A game that only tests play follows.
  await expect(cards.nth(4)).toContainText(bidsListing.tagline);
  // The real games have pictures, which have loaded: tests get every picture as a single pixel.
  const widths = () =>
    list(page)
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([1, 1, 1, 1]);
  await expect(button(page, words.play(listings.azardia.name))).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('by keys alone another game can be opened, is remembered, can be left, and continues its game in progress at once', async ({
  page,
}) => {
  await openTitle(page);
  await button(page, 'Quick start').press('Enter');
  await button(page, 'Menu').press('Enter');
  await button(page, 'Quit to title (game saved)').press('Enter');
  await button(page, words.open).press('Enter');
  await expect(button(page, words.continueGame('FAZA'))).toBeVisible();
  await expect(button(page, words.continueGame('Azardia'))).toBeHidden();
  await expect(button(page, words.play('Azardia'))).toBeFocused();
  await page.keyboard.press('Enter');
  await atTitleOf(page, 'Azardia');
  await page.reload();
  await atTitleOf(page, 'Azardia');

  await button(page, words.open).press('Enter');
  await button(page, words.continueGame('FAZA')).press('Enter');
  await expect(button(page, 'Menu')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'FAZA' })).toBeAttached();
  expect(new URL(page.url()).hash).toBe('');
});

test('the open game’s own card leads to its title, or continues its game', async ({ page }) => {
  await openTitle(page);
  await button(page, 'Quick start').click();
  await button(page, 'Menu').click();
  await button(page, 'Quit to title (game saved)').click();
  await button(page, words.open).click();
  await button(page, words.play('FAZA')).click();
  await expect(list(page)).toBeHidden();
  await button(page, words.open).click();
  await button(page, words.continueGame('FAZA')).click();
  await expect(button(page, 'Menu')).toBeVisible();
});

test('a game that cannot be loaded when the page opens gives way to one that can, and stays the last one', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('faza.lastGame', 'azardia'));
  const modules = /\/module-[\w-]+\.js$/;
  await page.route(modules, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Kuchuritok')) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto('.');
  await expect(page.getByText('Azardia could not be loaded, so here is another game.')).toBeVisible();
  await atTitleOf(page, 'FAZA');
  await page.unroute(modules);
  await page.reload();
  await atTitleOf(page, 'Azardia');
});

test('no code, picture or sound of another game is fetched before it is chosen', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openTitle(page, { muted: false });
  await page.mouse.click(1, 1);
  await button(page, words.open).click();
  await expect.poll(() => fetched.filter((path) => path.includes('covers/')).length).toBe(4);
  const of = (name: RegExp) => fetched.filter((path) => name.test(path) && !path.includes('/covers/'));
  const ofAzardia = () => of(/azardia/i);
  expect(of(/azardia|faction|face/i)).toEqual([]);
  await page.keyboard.press('Escape');
  await changeGame(page, 'Azardia');
  await expect.poll(() => ofAzardia().length).toBeGreaterThan(2);
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`the list can be read and pressed at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTitle(page);
    await button(page, words.open).click();
    await expect(list(page).getByRole('listitem')).toHaveCount(5);
    expect(await layoutFlaws(page, fingerIn(width, height))).toEqual([]);
  });
}
