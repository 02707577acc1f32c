import { expect, type Locator, type Page } from '@playwright/test';
import { actionText } from '../../../src/games/azardia/text/cards.en.ts';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { peopleText } from '../../../src/shell/people/text.en.ts';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { offered, openAzardia } from '../kit/azardia.ts';
import { azardiaMoment, followAzardia } from '../kit/azardiaGame.ts';
import { PAD, padHold, padPlug, plugIn } from '../kit/pad.ts';
import { test } from '../kit/test.ts';

/*
 * Private hands on one device: two people and a computer play Azardia.
 */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const names = Object.values(actionText).map(({ name }) => name);
const { groups } = moduleText;
const peek = (page: Page): Locator => button(page, /^Hold to peek: \d cards?$/);
const here = (page: Page): Locator => button(page, /^I’m /);
const pass = (page: Page): Locator => button(page, 'Pass');

/** Two people and a computer begin a game. */
async function begin(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await openAzardia(page, settings);
  await button(page, text.title.newGame).click();
  await button(page, text.setup.count(3)).click();
  // First to the computer's next level, and then to a person.
  for (const { name } of [moduleText.levels.regular, moduleText.levels.sharp])
    await button(page, text.setup.level(text.seat(2), name)).click();
  await button(page, text.setup.start).click();
}

/** The names of cards that occur anywhere in the hand, in words or labels. */
async function cardsShown(page: Page): Promise<string[]> {
  const hand = page.getByRole('group', { name: groups.hand }).getByRole('button');
  const labels = await hand.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return names.filter((name) => labels.some((label) => label.startsWith(`${name}:`)));
}

/** What people press to continue. */
const WANTED = /^Play (Lagartoon|Kuchuritok|Robot-i-King|Noncredo Mantis)$|^\d+ \+ \d+: move|^\d+: move/;

/** Plays on, keeping no cards, until something is visible; behind each curtain nobody’s cards can be read. */
async function playUntil(page: Page, wanted: Locator): Promise<void> {
  const choices = offered(page);
  for (let made = 0; made < 150; made++) {
    await expect(choices.or(peek(page)).or(here(page)).first()).toBeVisible();
    if (await wanted.first().isVisible()) return;
    if (await here(page).isVisible()) {
      const hand = await page.locator('[aria-label^="Your hand"]').getAttribute('aria-label');
      expect(names.filter((name) => hand?.includes(name))).toEqual([]);
      await here(page).click();
    } else if ((await choices.count()) === 0) await chooseCard(page);
    else {
      const labels = await choices.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      const way = labels.find((label) => WANTED.test(label));
      if (way !== undefined) await button(page, way).click();
      await choices.last().click();
    }
  }
}

/** Chooses a card that can be chosen now: holds the button, and releases it over the card. */
async function chooseCard(page: Page): Promise<void> {
  await holdDown(page, peek(page));
  const hand = page.getByRole('group', { name: groups.hand }).getByRole('button');
  const cards = await hand.evaluateAll((all) => all.map((one) => one.textContent?.includes('Not now') ?? true));
  const card = hand.nth(cards.indexOf(false));
  await moveTo(page, card);
  await page.mouse.up();
  await offered(page).last().click();
}

async function moveTo(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
}

async function holdDown(page: Page, control: Locator): Promise<void> {
  await moveTo(page, control);
  await page.mouse.down();
}

test('the device is passed, also after a reload, and hands are shown only while the button is held', async ({
  page,
}) => {
  await begin(page);
  await playUntil(page, peek(page).and(button(page, 'Hold to peek: 2 cards')));
  expect(await cardsShown(page)).toEqual([]);

  await holdDown(page, peek(page));
  await expect.poll(() => cardsShown(page)).not.toEqual([]);
  await expect(page.getByRole('status').first()).toContainText('Your hand: ');
  await page.mouse.up();
  expect(await cardsShown(page)).toEqual([]);
  await expect(page.getByRole('status').first()).not.toContainText('Your hand: ');

  await page.keyboard.down('h');
  await expect.poll(() => cardsShown(page)).not.toEqual([]);
  await page.keyboard.up('h');
  expect(await cardsShown(page)).toEqual([]);

  // A screen reader or a switch can only press: then the hand stays up until the focus leaves it.
  await peek(page).focus();
  await peek(page).dispatchEvent('click');
  await expect.poll(() => cardsShown(page)).not.toEqual([]);
  await button(page, moduleText.table.menu).focus();
  expect(await cardsShown(page)).toEqual([]);

  await page.reload();
  await button(page, /^Continue/).click();
  await expect(page.getByRole('dialog', { name: peopleText.pass('').trim() })).toBeVisible();
  expect(await page.content()).not.toMatch(new RegExp(names.map((name) => `"${name}: `).join('|')));
  await here(page).click();
  expect(await cardsShown(page)).toEqual([]);
});

test('if people share the device, Enter alone passes each curtain, up to a hand to be held up', async ({ page }) => {
  await begin(page, { speed: 4, reducedMotion: 'off', hints: false });
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(peek(page).and(page.locator(':focus'))).toBeAttached({ timeout: 100 });
  }).toPass({ timeout: 60_000, intervals: [100] });
  await expect(offered(page)).toHaveCount(0);
});

/** Shows the hand by its key, until cards can be read. */
async function holdKey(page: Page): Promise<void> {
  await page.keyboard.down('h');
  await expect.poll(() => cardsShown(page)).not.toEqual([]);
}

const dispatched = (page: Page, event: string): Promise<void> =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), event);

test('a hand held up goes down whenever its key or button may no longer be held', async ({ page }) => {
  await begin(page);
  await playUntil(page, peek(page).and(button(page, 'Hold to peek: 2 cards')));
  const log = page.getByRole('dialog', { name: replayText.log.title });
  const lost: readonly (readonly [string, () => Promise<void>])[] = [
    ['Command, which keeps the key-up from coming', () => page.keyboard.press('Meta')],
    ['Escape, which opens no menu then', () => page.keyboard.press('Escape')],
    ['a click', () => page.mouse.click(5, 5)],
    ['the window is left', () => dispatched(page, 'blur')],
    ['a gamepad is gone', () => dispatched(page, 'gamepaddisconnected')],
    ['the other mouse button', () => page.locator('main').dispatchEvent('contextmenu')],
    ['the key repeats no more', () => page.keyboard.down('h')],
  ];
  for (const [, lose] of lost) {
    await holdKey(page);
    await lose();
    await expect.poll(() => cardsShown(page)).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.up('h');
  }
  await holdKey(page);
  await page.keyboard.press('l');
  await expect(log).toBeVisible();
  expect(await cardsShown(page)).toEqual([]);
  const told = await log.innerText();
  expect(told).toContain('draws 1 card');
  expect(names.filter((name) => told.includes(`draws ${name}`))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.up('h');

  await holdDown(page, peek(page));
  await expect.poll(() => cardsShown(page)).not.toEqual([]);
  // The page has missed the release of the button.
  const moved = { bubbles: true, pointerId: 1, pointerType: 'mouse', buttons: 0 };
  await page.locator('main').dispatchEvent('pointermove', moved);
  await expect.poll(() => cardsShown(page)).toEqual([]);
  await page.mouse.up();
  expect(await cardsShown(page)).toEqual([]);
});

test('a hand held up by a key that never repeats goes down if the key-up is lost', async ({ page }) => {
  await begin(page);
  await playUntil(page, peek(page).and(button(page, 'Hold to peek: 2 cards')));
  await page.clock.install();
  // The system does not repeat keys, so the page gets only this one event.
  await holdKey(page);
  await page.clock.fastForward(19_000);
  expect(await cardsShown(page)).not.toEqual([]);
  await page.clock.fastForward(1500);
  await expect.poll(() => cardsShown(page)).toEqual([]);
});

test('a hand that a gamepad holds up goes down when the gamepad is pulled out, whether or not the page is told', async ({
  page,
}) => {
  await plugIn(page);
  await begin(page);
  await playUntil(page, peek(page).and(button(page, 'Hold to peek: 2 cards')));
  const holds = [
    async () => padHold(page, PAD.trigger),
    async () => {
      await peek(page).focus();
      await padHold(page, PAD.a);
    },
  ];
  for (const hold of holds) {
    for (const isTold of [true, false]) {
      await hold();
      await expect.poll(() => cardsShown(page)).not.toEqual([]);
      await padPlug(page, false, isTold);
      await expect.poll(() => cardsShown(page)).toEqual([]);
      await padPlug(page, true);
      expect(await cardsShown(page)).toEqual([]);
    }
  }
});

test('only the button of the player who is asked ends the wait, and the page shows nothing that the previous player read', async ({
  page,
}) => {
  // A turn that ends with one press, with a card that cannot be played in it.
  const { record, count } = azardiaMoment(
    ({ steps: [step], players, openHands }) =>
      !openHands &&
      step?.step === 'play' &&
      players.some(
        ({ character, hand }, seat) =>
          seat === step.seat && character !== 'robotIKing' && hand.length <= 4 && hand.includes('nopeNebula'),
      ),
  );
  await openAzardia(page, { hints: false });
  await followAzardia(page, record, count, 'friends');
  await here(page).click();
  await expect(peek(page)).toBeVisible();
  const before = await page.content();
  await holdDown(page, peek(page));
  const waiting = page
    .getByRole('group', { name: groups.hand })
    .getByRole('button')
    .filter({ hasText: moduleText.notNow });
  await moveTo(page, waiting.first());
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: moduleText.notNow })).toBeVisible();
  const read = (await cardsShown(page)).filter((name) => !before.includes(name));
  const secrets = async (): Promise<string[]> => {
    const told = `${await page.content()} ${await page.locator('body').ariaSnapshot()} ${page.url()} ${await page.title()}`;
    return read.filter((name) => told.includes(name));
  };
  expect(await secrets()).toEqual(read);
  await button(page, 'End the play phase').click();
  const asked = page.getByRole('dialog');
  await expect(asked).toBeVisible();
  expect(await secrets()).toEqual([]);
  for (const key of ['Escape', 'Escape', 'p', 'h', 'l', 'u']) await page.keyboard.press(key);
  await page.mouse.click(5, 5);
  // However often it is pressed: Back neither answers nor leaves the page, and the button keeps the focus.
  await here(page).focus();
  for (const _ of [1, 2]) {
    await page.goBack();
    await expect(asked).toHaveCount(1);
    await expect(here(page)).toBeFocused();
  }
  await expect(offered(page)).toHaveCount(0);
  await here(page).click();
  await expect(asked).toHaveCount(0);
  expect(await secrets()).toEqual([]);
});

test('a player attacked out of turn passes with one press, or peeks for an answer; an order lasts for the match', async ({
  page,
}) => {
  await begin(page);
  await playUntil(page, pass(page));
  expect(await cardsShown(page)).toEqual([]);
  await page.keyboard.down('h');
  await expect.poll(() => cardsShown(page)).not.toEqual([]);
  const order = button(page, moduleText.order('ask'));
  await expect(order).toBeVisible();
  await moveTo(page, order);
  await page.mouse.down();
  await page.mouse.up();
  await expect(button(page, moduleText.order('big'))).toBeVisible();
  await page.keyboard.up('h');
  await expect(button(page, moduleText.order('big'))).toBeHidden();
  // A card that cannot be played now can be read: releasing over it keeps the hand up, until something else is pressed.
  await holdDown(page, peek(page));
  const hand = page.getByRole('group', { name: groups.hand }).getByRole('button');
  const waiting = hand.filter({ hasText: moduleText.notNow }).first();
  await moveTo(page, waiting);
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: moduleText.notNow })).toBeVisible();
  await expect.poll(() => cardsShown(page)).not.toEqual([]);
  await page.mouse.click(5, 5);
  expect(await cardsShown(page)).toEqual([]);

  await page.keyboard.press('p');
  await expect(pass(page)).toBeHidden();
});
