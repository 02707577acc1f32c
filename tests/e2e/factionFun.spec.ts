import { expect, type Locator, type Page } from '@playwright/test';
import { tableText } from '../../src/games/factionFun/text/table.en.ts';
import { peopleText } from '../../src/shell/people/text.en.ts';
import { smallGameText as text } from '../../src/smallGame/text.en.ts';
import { openFactionFun } from './kit/factionFun.ts';
import { test } from './kit/test.ts';

/* Faction Fun as its players play it: by the buttons of its table. */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const group = (page: Page, name: keyof typeof tableText.groups): Locator =>
  page.getByRole('group', { name: tableText.groups[name], exact: true });

/** More presses than any game needs. */
const MOST = 900;

/**
 * Presses until a game is over: the main button if it can be pressed, or else another choice each time: what can be done
 * on the map, an option, or a card.
 */
async function playToEnd(page: Page): Promise<void> {
  const choices = group(page, 'board')
    .getByRole('button', { name: /claim \d+%|attack \d+%|walk there|can be chosen/ })
    .or(group(page, 'choices').getByRole('button'));
  const over = button(page, text.ending.again);
  for (let press = 0; press < MOST; press++) {
    const go = group(page, 'confirm').getByRole('button');
    const accept = page.getByRole('dialog').getByRole('button').first();
    await expect(go.or(choices).or(over).or(accept).first()).toBeVisible();
    if (await over.isVisible()) return;
    if (await accept.isVisible()) await accept.click();
    else if (await go.isVisible()) await go.click();
    else await choices.nth(press % (await choices.count())).click();
  }
  throw new Error('the game does not end');
}

test('R1–R5, W1, W2 a person plays a whole game against the computer, and can play again', async ({ page }) => {
  test.setTimeout(300_000);
  await openFactionFun(page);
  await button(page, /^Quick start/).click();
  await playToEnd(page);
  await button(page, text.ending.again).click();
  await expect(group(page, 'board').getByRole('button')).toHaveCount(40);
});

test('S3 two people at one device pass it on, and neither sees the hand of the other', async ({ page }) => {
  await openFactionFun(page);
  await button(page, text.title.newGame).click();
  await button(page, text.setup.count(2)).click();
  while (!(await button(page, text.setup.person('Hearthfolk')).isVisible()))
    await button(page, /^Hearthfolk: /).click();
  await button(page, text.setup.start).click();
  const hand = group(page, 'hand').getByRole('button');
  const namesOf = async (): Promise<string[]> =>
    hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  await button(page, peopleText.here('Sailfolk')).click();
  await expect(hand).toHaveCount(5);
  expect(await namesOf()).toEqual([...Array(4).fill(tableText.faceDown), tableText.peek(4)]);
  await page.keyboard.down('h');
  await expect(hand.first()).not.toHaveAccessibleName(tableText.faceDown);
  const first = (await namesOf()).slice(0, 4);
  expect(first).not.toContain(tableText.faceDown);
  await page.keyboard.up('h');
  await expect(hand.first()).toHaveAccessibleName(tableText.faceDown);
  const here = button(page, peopleText.here('Hearthfolk'));
  for (let press = 0; press < 30 && !(await here.isVisible()); press++) {
    const go = group(page, 'confirm').getByRole('button');
    const reach = group(page, 'board').getByRole('button', { name: /claim \d+%|walk there/ });
    await expect(go.or(reach).or(here).first()).toBeVisible();
    if (await here.isVisible()) break;
    if (await go.isVisible()) await go.click();
    else await reach.first().click();
  }
  await expect(here).toBeVisible();
  const told = `${await page.content()} ${await page.locator('body').ariaSnapshot()} ${page.url()} ${await page.title()}`;
  for (const card of first) expect(told).not.toContain(card);
});
