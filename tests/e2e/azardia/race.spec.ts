import { expect, type Locator, type Page } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { offered, openAzardia } from '../kit/azardia.ts';
import { azardiaGolden, momentWithoutAnswer, openAzardiaAt } from '../kit/azardiaGame.ts';
import { keys } from '../kit/player.ts';
import { test } from '../kit/test.ts';
import { violations } from '../kit/violations.ts';

/* Azardia, played as a player would, through the choices that the page offers. */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** What this player prefers to press, the best first; if none of these is there, they press the main button. */
const CHOICES: readonly RegExp[] = [
  /^Play (Lagartoon|Kuchuritok|Robot-i-King|Noncredo Mantis)$/,
  /^\d+ \+ \d+: move/,
  /^\d+: move/,
  /^Buy a level/,
];

const { groups } = moduleText;

/** The cards that can be played or discarded now; the others say that it is not their time. */
async function playable(page: Page): Promise<string[]> {
  const cards = await page.getByRole('group', { name: groups.hand }).getByRole('button').all();
  const found = await Promise.all(
    cards.map(async (card) => {
      const [name, about] = [await card.getAttribute('aria-label'), await card.textContent()];
      return name && !about?.includes(moduleText.notNow) ? [name] : [];
    }),
  );
  return found.flat();
}

/** Makes decisions until the game is over, or at most `most`. Returns how many it made. */
async function playOn(
  page: Page,
  most: number,
  press: (control: Locator) => Promise<void> = (control) => control.click(),
): Promise<number> {
  const over = button(page, text.ending.again);
  const hand = page.getByRole('group', { name: groups.hand }).getByRole('button');
  for (let made = 0; made < most; made++) {
    await expect(offered(page).or(hand).or(over).first()).toBeVisible();
    if (await over.isVisible()) return made;
    const labels = await offered(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const wanted = CHOICES.flatMap((one) => labels.filter((label) => one.test(label)))[0];
    if (wanted !== undefined) await press(button(page, wanted));
    else if (labels.length === 0) {
      const [card] = await playable(page);
      // The computer is about to continue.
      if (card === undefined) continue;
      await press(button(page, card).first());
    }
    // The main button is the last one.
    await press(offered(page).last());
  }
  return most;
}

/** Waits until the canvas rests, and returns its picture. */
async function restingPicture(page: Page): Promise<Buffer> {
  await expect.poll(() => page.evaluate(() => window.azardiaGame?.loop.running), { timeout: 60_000 }).toBe(false);
  return page.screenshot();
}

test('a canvas that rests after an animation shows everything that has happened', async ({ page }) => {
  await openAzardia(page, { speed: 4, reducedMotion: 'off', hints: false });
  await button(page, text.title.newGame).click();
  await button(page, text.setup.start).click();
  for (let turn = 0; turn < 12; turn++) {
    await playOn(page, 1);
    const isAsked = async (): Promise<boolean> =>
      (await offered(page).count()) > 0 || (await playable(page)).length > 0;
    await expect.poll(isAsked, { timeout: 60_000 }).toBe(true);
    // While somebody is asked, nothing else happens.
    const shown = await restingPicture(page);
    await page.evaluate(() => window.azardiaGame?.loop.wake());
    expect((await restingPicture(page)).equals(shown), `after ${turn + 1} decisions`).toBe(true);
  }
});

test('one person plays against the computer, round after round', async ({ page }) => {
  await openAzardia(page);
  await button(page, text.title.newGame).click();
  await button(page, text.setup.count(2)).click();
  const { quickGame } = moduleText.options;
  await button(page, quickGame.name).click();
  await expect(button(page, quickGame.name)).toHaveAttribute('aria-pressed', 'true');
  await button(page, text.setup.start).click();
  expect(await playOn(page, 25)).toBe(25);
  await expect(button(page, /^Now: Round [2-9]/)).toBeAttached();
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1280, 720],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('rounds are played by keyboard alone, and every control is in the window', async ({ page }) => {
      await openAzardia(page);
      expect(await violations(page)).toEqual([]);
      await keys(button(page, text.title.quickStart));
      await playOn(page, 12, keys);
      expect(await violations(page)).toEqual([]);
      const outside = await page.getByRole('button').evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const isIn = left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
          return isIn ? [] : [one.getAttribute('aria-label')];
        }),
      );
      expect(outside).toEqual([]);
    });
  });
}

test('one press skips the computers’ turns, up to the player’s next decision', async ({ page }) => {
  await openAzardia(page, { speed: 1, reducedMotion: 'off', hints: false });
  await button(page, text.title.newGame).click();
  await button(page, text.setup.start).click();
  await playOn(page, 1);
  const skip = button(page, moduleText.table.skipToTurn);
  await expect(skip).toBeVisible();
  // A press right after the button appeared counts as meant for what was there before.
  await expect(async () => {
    if (await skip.isVisible()) await skip.click({ timeout: 1000 });
    await expect(offered(page).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(skip).toBeHidden();
});

test('the speed of animations is one press or one key away, also while computers act, and stays', async ({ page }) => {
  await openAzardia(page, { speed: 1, reducedMotion: 'off', hints: false });
  await button(page, text.title.newGame).click();
  await button(page, text.setup.start).click();
  await playOn(page, 1);
  await expect(button(page, moduleText.table.skipToTurn)).toBeVisible();
  await button(page, 'Speed 1×').click();
  await expect(button(page, 'Speed 2×')).toBeVisible();
  await expect(offered(page).first()).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('s');
  await expect(button(page, 'Speed 4×')).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('faza.settings') ?? '{}').speed)).toBe(4);
});

test('X1 a single player against computers is not asked to pass without an answer', async ({ page }) => {
  const record = azardiaGolden();
  await openAzardiaAt(page, record, momentWithoutAnswer(record), { hints: false });
  await expect(offered(page).first()).toBeVisible();
  await expect(button(page, 'Pass')).toHaveCount(0);
});

test('Enter alone plays on: whenever there is something to decide, the focus is there', async ({ page }) => {
  await openAzardia(page, { speed: 4, reducedMotion: 'off', hints: false });
  await button(page, text.title.newGame).click();
  await button(page, text.setup.start).click();
  const enough = button(page, /^Now: Round [4-9]/);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(enough).toBeAttached({ timeout: 100 });
  }).toPass({ timeout: 120_000, intervals: [100] });
});

test('the title waits for no picture of a card', async ({ page }) => {
  const seen: string[] = [];
  const note = (what: string, url: string): void => {
    const [, name] = /(azardia-\w+)[^/]*\.(?:avif|webp)$/.exec(url) ?? [];
    if (name) seen.push(`${name} ${what}`);
  };
  page.on('request', (request) => note('asked for', request.url()));
  page.on('requestfinished', (request) => note('there', request.url()));
  await openAzardia(page);
  await expect.poll(() => seen, { timeout: 60_000 }).toContain('azardia-cards there');
  const cards = seen.indexOf('azardia-cards asked for');
  for (const name of ['azardia-pieces', 'azardia-figures'])
    expect(seen.indexOf(`${name} there`), seen.join()).toBeLessThan(cards);
});
