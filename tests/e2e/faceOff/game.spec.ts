import { expect, type Locator, type Page } from '@playwright/test';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { begin, button, group, holdHere, nextName, openBox, openFaceOff, playToEnd } from '../kit/faceOff.ts';
import { keys } from '../kit/player.ts';
import { test } from '../kit/test.ts';

/* Face Off as its players play it: by the buttons of its table, with keys. */

/** Presses until it has an effect: a press right after a screen has come is taken for one meant for the screen before. */
async function pressUntilGone(one: Locator): Promise<void> {
  await expect(async () => {
    if (await one.isVisible()) await one.press('Enter', { timeout: 500 });
    await expect(one).toBeHidden({ timeout: 500 });
  }).toPass();
}

const hand = (page: Page) => group(page, 'hand').getByRole('button');

/** The names of the cards in the hand that is shown. */
const cardsInHand = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent ?? ''));

test('C1, F1, F6, E2 a person plays a whole game against Rookie by keyboard, and can play again', async ({ page }) => {
  test.setTimeout(300_000);
  await openFaceOff(page);
  await begin(page, 2, 1);
  await playToEnd(page);
  await pressUntilGone(button(page, text.ending.again));
  await expect(group(page, 'factions').getByRole('button')).toHaveCount(4);
});

test('F1 three people at one device pass it on, and nobody sees the hand of another', async ({ page }) => {
  test.setTimeout(120_000);
  await openFaceOff(page);
  await begin(page, 3, 3, keys, true);
  const here = holdHere(page);
  const hands = new Map<string, readonly string[]>();
  /** Everything that the page has in it, says and links to. */
  const told = async () => `${await page.content()} ${await page.locator('body').ariaSnapshot()} ${page.url()}`;
  for (let turn = 0; turn < 12 && hands.size < 3; turn++) {
    await playToEnd(page, { until: here });
    const name = await nextName(page);
    const atCurtain = await told();
    for (const card of [...hands.values()].flat()) expect(atCurtain).not.toContain(card);
    await openBox(page);
    await expect(hand(page).first()).toBeVisible();
    const own = await cardsInHand(page);
    const seen = await told();
    for (const [other, cards] of hands)
      if (other !== name) for (const card of cards) expect(seen, `${card} of ${other}`).not.toContain(card);
    hands.set(name, own);
  }
  expect([...hands.keys()]).toHaveLength(3);
});

test('F1 a person who has sealed can reopen the choice as long as the other one chooses', async ({ page }) => {
  test.setTimeout(120_000);
  await openFaceOff(page);
  await begin(page, 2, 2);
  const here = holdHere(page);
  const reopen = button(page, /: change my choice$/);
  await playToEnd(page, { until: here });
  for (let turn = 0; turn < 8 && !(await reopen.isVisible()); turn++) {
    await openBox(page);
    await playToEnd(page, { until: here });
  }
  const name = (await reopen.innerText()).replace(/: .*/, '');
  const own = page.getByRole('button', { name: new RegExp(`^${name}: \\d`) });
  await expect(own).toHaveAccessibleName(/Sealed/);
  await pressUntilGone(reopen);
  await expect(own).not.toHaveAccessibleName(/Sealed/);
  expect(await nextName(page)).toBe(name);
  await openBox(page);
  await expect(hand(page)).toHaveCount(5);
});

test('a reload in the middle of a shared game leads back to the curtain', async ({ page }) => {
  await openFaceOff(page);
  await begin(page, 2, 2, keys, true);
  const here = holdHere(page);
  await playToEnd(page, { until: here });
  await openBox(page);
  await expect(hand(page).first()).toBeVisible();
  const own = await cardsInHand(page);
  await page.reload();
  await pressUntilGone(button(page, text.title.continue));
  await expect(here).toBeVisible();
  const told = `${await page.content()} ${await page.locator('body').ariaSnapshot()} ${page.url()}`;
  for (const card of own) expect(told).not.toContain(card);
});
