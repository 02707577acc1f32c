import { expect, type Page } from '@playwright/test';
import { tableText } from '../../../src/games/factionFun/text/table.en.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { button, group, keepGame, nearEnd, openFactionFun, playToEnd } from '../kit/factionFun.ts';
import { keys } from '../kit/player.ts';
import { test } from '../kit/test.ts';

/* Faction Fun as its players play it: by the buttons of its table. */

test('R1–R5, W1, W2 a person plays a whole game against the computer, and can play again', async ({ page }) => {
  test.setTimeout(300_000);
  await openFactionFun(page);
  await button(page, /^Quick start/).click();
  await playToEnd(page);
  await button(page, text.ending.again).click();
  await expect(group(page, 'board').getByRole('button')).toHaveCount(40);
});

test('C1 two quick presses on a tile choose and confirm it, and do not zoom; on a tile that cannot be chosen they zoom', async ({
  page,
}) => {
  await openFactionFun(page);
  await button(page, /^Quick start/).click();
  const tiles = group(page, 'board').getByRole('button');
  const reach = tiles.and(page.locator('[aria-pressed]'));
  const noCard = button(page, 'No card');
  await noCard.click();
  await expect(noCard).toHaveCount(0);
  const width = async (): Promise<number> => (await tiles.first().boundingBox())?.width ?? 0;
  const before = await width();
  await reach.first().dblclick();
  await expect(button(page, 'Roll')).toBeVisible();
  expect(await width()).toBe(before);
  await tiles.and(page.locator(':not([aria-pressed])')).first().dblclick();
  expect(await width()).toBeGreaterThan(before * 1.5);
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

/** Begins a game of four seats in which these are people’s, and all others the computer’s. */
async function beginWith(page: Page, people: readonly string[]): Promise<void> {
  await openFactionFun(page);
  await button(page, text.title.newGame).click();
  await button(page, text.setup.count(4)).click();
  await button(page, /^Quick game/).click();
  for (const name of people)
    while (!(await button(page, text.setup.person(name)).isVisible()))
      await button(page, new RegExp(`^${name}: `)).click();
  await button(page, text.setup.start).click();
}

/** Reloads the page in the middle of somebody’s turn: the device has to be passed to them again. */
async function comeBack(page: Page, name: string): Promise<void> {
  await page.reload();
  await button(page, /^Continue/).click();
  await expect(button(page, peopleText.here(name))).toBeVisible();
  await expect(group(page, 'confirm').getByRole('button')).toHaveCount(0);
}

test('W1, S3 two people of different sides, each with a computer as partner, end a game, and no hand is ever open', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const save = nearEnd('mixed', ['you', 'friend', 'computer', 'computer']);
  await keepGame(page, save);
  await openFactionFun(page);
  await button(page, /^Continue/).click();
  const passed: string[] = [];
  await playToEnd(page, async () => {
    const hand = await group(page, 'hand')
      .getByRole('button', { name: /^(?!Hold)/ })
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    expect(new Set([...hand, tableText.faceDown])).toEqual(new Set([tableText.faceDown]));
    const [name] = await button(page, /^I’m /).allInnerTexts();
    if (name !== undefined) passed.push(name);
  });
  // The computers never get the device, and nobody gets it twice in a row.
  expect(new Set(passed)).toEqual(new Set(['Sailfolk 1', 'Hearthfolk 1'].map(peopleText.here)));
  expect(passed.filter((name, index) => name === passed[index + 1])).toEqual([]);
});

test('S1, S3 two partners pass the device to each other, and a reload returns to whoever had it', async ({ page }) => {
  const [first, second] = ['Sailfolk 1', 'Sailfolk 2'] as const;
  await beginWith(page, [first, second]);
  for (const [name, next] of [
    [first, second],
    [second, first],
  ] as const) {
    const here = button(page, peopleText.here(name));
    await here.click();
    await expect(group(page, 'confirm').getByRole('button')).toBeVisible();
    await comeBack(page, name);
    await here.click();
    await playToEnd(page, undefined, button(page, peopleText.here(next)));
  }
});

/** Everything that the page tells: its document, its tree of labels, its link, and its title. */
async function told(page: Page): Promise<string> {
  return `${await page.content()} ${await page.locator('body').ariaSnapshot()} ${page.url()} ${await page.title()}`;
}

/** The labels of the cards that lie in front, without the button that shows them. */
async function cardsInFront(page: Page): Promise<string[]> {
  const cards = group(page, 'hand').getByRole('button', { name: /^(?!Hold)/ });
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
}

/** Opens a place by a key, looks at what the page tells there, and closes it. */
async function lookAt(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
  const words = await told(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return words;
}

test('S3, C2, W1 two people end a game at one device by keyboard alone, and no card is told but while somebody holds its key', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await keepGame(page, nearEnd('keys', ['you', 'friend']));
  await openFactionFun(page);
  await keys(button(page, /^Continue/));
  const passed: string[] = [];
  const asked: string[] = [];
  const seen = { hands: 0, logs: 0, reloads: 0 };
  const look = async (): Promise<void> => {
    expect(new Set([...(await cardsInFront(page)), tableText.faceDown])).toEqual(new Set([tableText.faceDown]));
    const [name] = await button(page, /^I’m /).allInnerTexts();
    if (name !== undefined) {
      passed.push(name);
      if (seen.reloads === 1) {
        seen.reloads += 1;
        // Whoever reloads the page at the curtain, finds the curtain.
        await page.reload();
        await keys(button(page, /^Continue/));
        await expect(button(page, name)).toBeVisible();
      }
      return;
    }
    const question = await page.getByRole('button', { name: tableText.go.answer, exact: true }).count();
    if (question > 0) asked.push(await page.content());
    if (seen.hands >= 3 || (await button(page, /^Hold to see/).count()) === 0) return;
    seen.hands += 1;
    await page.keyboard.down('h');
    await expect(group(page, 'hand').getByRole('button').first()).not.toHaveAccessibleName(tableText.faceDown);
    const own = await cardsInFront(page);
    await page.keyboard.up('h');
    await expect(group(page, 'hand').getByRole('button').first()).toHaveAccessibleName(tableText.faceDown);
    for (const words of [await told(page), await lookAt(page, 'l')])
      for (const card of own) expect(words).not.toContain(`"${card}"`);
    seen.logs += 1;
    if (seen.reloads > 0) return;
    seen.reloads += 1;
    await page.reload();
    await keys(button(page, /^Continue/));
    await expect(button(page, /^I’m /)).toBeVisible();
    const behind = await told(page);
    for (const card of own) expect(behind).not.toContain(`"${card}"`);
    await expect(group(page, 'confirm').getByRole('button')).toHaveCount(0);
    passed.length = 0;
  };
  await playToEnd(page, look, undefined, keys);
  expect(new Set(passed)).toEqual(new Set(['Sailfolk', 'Hearthfolk'].map(peopleText.here)));
  expect(seen).toEqual({ hands: 3, logs: 3, reloads: 2 });
  expect(asked.length).toBeGreaterThan(0);
  for (const words of asked) expect(words).toMatch(/(Sailfolk|Hearthfolk): Answer/);
});
