import { expect, type Locator, type Page } from '@playwright/test';
import { actionText } from '../../src/games/azardia/text/cards.en.ts';
import { moduleText } from '../../src/games/azardia/text/module.en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { smallGameText as text } from '../../src/smallGame/text.en.ts';
import { drawSameSeeds } from './kit/start.ts';
import { test } from './kit/test.ts';

/*
 * Azardia, played as a player would, by the choices that the page offers.
 */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** Opens the page as it opens for somebody new, and changes over to Azardia. */
async function openAzardia(page: Page): Promise<void> {
  await drawSameSeeds(page);
  await page.addInitScript(
    (settings) => localStorage.setItem('faza.settings', settings),
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true }),
  );
  await page.goto('./');
  await button(page, shellText.otherGame(moduleText.name)).click();
  await expect(button(page, shellText.otherGame('FAZA'))).toBeVisible();
}

/** What somebody chooses who plays what they have, the best first. */
const CHOICES: readonly RegExp[] = [
  /^Play (Lagartoon|Kuchuritok|Robot-i-King|Noncredo Mantis)$/,
  /^Roll the dice$/,
  /^\d+ \+ \d+: move/,
  /^\d+: move/,
  /^Buy a level/,
  /^Play [^:]+$/,
  /^Discard /,
  /^Sell /,
  /^Answer with/,
  /^(End the play phase|End the turn|Fight|Pass|Stay|Give the hand back)$/,
  /^Deal /,
];

/** The choices that a player has now. */
const offered = (page: Page): Locator => page.getByRole('group', { name: text.groups.choices }).getByRole('button');

const here = (page: Page): Locator => button(page, /^I’m /);

/** Chooses until the game is over, or `most` times; takes the device whenever it is passed. Returns how many choices it took. */
async function playOn(page: Page, most: number, passed = async (): Promise<void> => undefined): Promise<number> {
  const over = button(page, text.ending.again);
  for (let made = 0; made < most; made++) {
    await expect(offered(page).first().or(over).or(here(page))).toBeVisible();
    if (await over.isVisible()) return made;
    if (await here(page).isVisible()) {
      await passed();
      await here(page).click();
      continue;
    }
    const labels = await offered(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const wanted = CHOICES.flatMap((one) => labels.filter((label) => one.test(label)))[0];
    if (wanted === undefined) continue;
    await button(page, wanted).click();
    await button(page, text.table.confirm(wanted)).click();
  }
  return most;
}

test('one person plays against the computer, round after round', async ({ page }) => {
  await openAzardia(page);
  await button(page, text.title.newGame).click();
  await button(page, text.setup.count(2)).click();
  const { quickGame } = moduleText.options;
  await button(page, text.setup.option(quickGame, moduleText.off)).click();
  await expect(button(page, text.setup.option(quickGame, moduleText.on))).toBeVisible();
  await button(page, text.setup.start).click();
  expect(await playOn(page, 25)).toBe(25);
  await expect(button(page, /^Now: Round [2-9]/)).toBeVisible();
});

test('two people share a device: the screen waits for each, and shows nobody’s cards behind it', async ({ page }) => {
  await openAzardia(page);
  await button(page, text.title.newGame).click();
  await button(page, text.setup.count(2)).click();
  await button(page, text.setup.computer(text.seat(2))).click();
  await button(page, text.setup.start).click();
  const names = Object.values(actionText).map(({ name }) => name);
  let waited = 0;
  await playOn(page, 20, async () => {
    waited += 1;
    const hand = await page.locator('[aria-label^="Your hand"]').getAttribute('aria-label');
    expect(names.filter((name) => hand?.includes(name))).toEqual([]);
  });
  expect(waited).toBeGreaterThan(1);
});
