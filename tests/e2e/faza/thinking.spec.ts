import { expect, type Page, type Route } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { now } from '../../../src/kernel/session.ts';
import { endingText } from '../../../src/shell/ending/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { offered, openAzardia } from '../kit/azardia.ts';
import { golden } from '../kit/golden.ts';
import { expectHeard, listen } from '../kit/heard.ts';
import { killThreads } from '../kit/killThreads.ts';
import { followLink } from '../kit/link.ts';
import { click } from '../kit/player.ts';
import { openTableAt, openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Keeps the computer thinking: its worker's code does not arrive before it is released. */
async function thinkingHeld(page: Page): Promise<{ asked(): number; release(): Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/thinkingWorker/, (route) => {
    if (isHeld) held.push(route);
    else return route.continue();
  });
  return {
    asked: () => held.length,
    release: async () => {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

/** Waits until the log shows that the computer has acted, or that the next round has begun without it. */
async function computerHasPlayed(page: Page): Promise<void> {
  await click(button(page, text.controlText.log));
  await expect(
    page
      .getByRole('dialog')
      .getByText(/used card|Round 2: the team acts/)
      .first(),
  ).toBeVisible();
}

/** Begins a game against Sharp, in which the person acts until it is the computer's turn. */
async function playUntilSharpThinks(page: Page, isThinking: () => Promise<boolean>): Promise<void> {
  const { title, setup, seat } = smallGameText;
  await button(page, title.newGame).click();
  await button(page, setup.count(2)).click();
  await button(page, setup.level(seat(2), moduleText.levels.regular.name)).click();
  await button(page, setup.start).click();
  const choices = offered(page);
  for (let made = 0; made < 20; made++) {
    await expect.poll(async () => (await isThinking()) || (await choices.count()) > 0).toBe(true);
    if (await isThinking()) return;
    if ((await choices.count()) > 1) await choices.first().click();
    await choices.last().click();
  }
  throw new Error('the computer was never asked');
}

test('a table of computers that is closed while one thinks continues when it is reopened', async ({ page }) => {
  const thinking = await thinkingHeld(page);
  const { heroes } = golden('victory').setup;
  await openTableAt(page, { setup: golden('victory').setup, commands: [] }, 0, {}, click, [...heroes.keys()]);
  await expect.poll(thinking.asked).toBeGreaterThan(0);
  // Meanwhile the page responds.
  await button(page, text.controlText.menu).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.toTitle }).click();
  await expect(button(page, text.screens.title.continue)).toBeVisible();

  await page.reload();
  await button(page, text.screens.title.continue).click();
  await expect(button(page, text.controlText.menu)).toBeVisible();
  await thinking.release();
  await button(page, text.controlText.menu).click();
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.log }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/used card/)
      .first(),
  ).toBeVisible();
});

test('a table with people that is closed while a computer thinks reopens unchanged', async ({ page }) => {
  const thinking = await thinkingHeld(page);
  await openTableAt(page, { setup: golden('victory').setup, commands: [] }, 0, {}, click, [1]);
  await button(page, text.controlText.end).click();
  await button(page, text.controlText.computerActs).click();
  await expect.poll(thinking.asked).toBeGreaterThan(0);
  await expect(button(page, text.controlText.undo)).toHaveCount(0);
  await page.reload();

  await button(page, text.screens.title.continue).click();
  await button(page, text.controlText.end).click();
  await thinking.release();
  await button(page, text.controlText.computerActs).click();
  await computerHasPlayed(page);
});

test('Undo while a computer thinks, by its button and by its key, lets people act first', async ({ page }) => {
  const thinking = await thinkingHeld(page);
  const { setup, commands } = golden('victory');
  const player = await openTableAt(page, { setup, commands }, 2, {}, click, [2]);
  const undo = button(page, text.controlText.undo);
  const end = button(page, text.controlText.end);
  /** Ends the phase; the computer, which is held, has to act before that. */
  const endPhase = async (): Promise<void> => {
    await click(end);
    await click(button(page, text.controlText.computerActs));
    await expect(end).toHaveCount(0);
  };
  const states = [0, 1, 2].map((count) => now(gameAfter({ setup, commands }, count)));
  const shows = async (count: number): Promise<void> => {
    const state = states[count];
    if (state) await player.shows(state);
    await expect(end).toBeVisible();
  };

  await endPhase();
  await expect.poll(thinking.asked).toBe(1);
  await undo.click();
  await shows(1);
  await endPhase();
  await expect.poll(thinking.asked).toBe(2);
  await page.keyboard.press('z');
  await shows(0);

  // The undone command can be redone, and then the computer thinks again and acts.
  await thinking.release();
  await click(button(page, text.controlText.redo));
  await shows(1);
  await endPhase();
  await expect(end).toBeVisible();
  await computerHasPlayed(page);
});

test('if a fight covers the board, Menu shows its name as long as it has the focus', async ({ page }) => {
  const thinking = await thinkingHeld(page);
  const { heroes } = golden('victory').setup;
  const opening = { setup: golden('victory').setup, commands: [] };
  await openTableAt(page, opening, 0, { speed: 1, reducedMotion: 'off' }, click, [...heroes.keys()]);
  const menu = button(page, text.controlText.menu);
  await page.keyboard.press('Tab');
  await menu.focus();
  const nameShown = () => menu.evaluate((element) => getComputedStyle(element, '::after').content);
  // While a computer thinks, the board itself shows Menu. The page requests the worker before it draws that.
  await expect.poll(thinking.asked).toBeGreaterThan(0);
  await expect.poll(nameShown).toBe('""');
  await thinking.release();
  await expect.poll(nameShown, { timeout: 100_000 }).toBe(`"${text.controlText.menu}"`);
});

/** The messages about a thread that died, in order. */
async function expectTold(page: Page, isLost: boolean): Promise<void> {
  await expectHeard(page, shellText.threads.restarted);
  if (isLost) await expectHeard(page, shellText.threads.lost);
}

for (const [dying, kills] of [
  ['dies once is started again', 1],
  ['dies each time is replaced by a simpler player', 1000],
] as const) {
  test(`a thread that ${dying}, people are told, and the computer plays on`, async ({ page }) => {
    await killThreads(page, kills);
    const { setup } = golden('victory');
    await openTableAt(page, { setup, commands: [] }, 0, {}, click, [...setup.heroes.keys()]);
    await expectTold(page, kills > 1);
    await expectHeard(page, /used card|spent \d+ Point/, 60_000);
  });

  test(`Azardia: a thread that ${dying}, people are told, and Sharp plays on`, async ({ page }) => {
    await killThreads(page, kills);
    await listen(page);
    await openAzardia(page);
    const isTold = (words: string): Promise<boolean> =>
      page.evaluate((said) => Reflect.get(window, 'heard').includes(said), words);
    await playUntilSharpThinks(page, () => isTold(shellText.threads.restarted));
    await expectTold(page, kills > 1);
    await expect(offered(page).first()).toBeVisible();
  });
}

test('an ending whose threads die says so and that no chances are known; its other buttons still work', async ({
  page,
}) => {
  await killThreads(page, 1000);
  const record = golden('defeat');
  await openTitle(page);
  const session = gameAfter(record, record.commands.length);
  await followLink(page, { session, players: record.setup.heroes.map(() => 'you' as const) });
  await button(page, shareText.over.take).click();
  await expectTold(page, true);
  await button(page, text.screens.ending.figures).click();
  const figures = page.getByRole('dialog', { name: endingText.figures.title });
  await expect(figures).toContainText(endingText.figures.failed);
});

test('Azardia: Sharp thinks in a thread, so the page stays responsive, and continues after a reload', async ({
  page,
}) => {
  const thinking = await thinkingHeld(page);
  await openAzardia(page);
  await playUntilSharpThinks(page, async () => thinking.asked() > 0);
  expect(thinking.asked()).toBe(1);
  await button(page, text.controlText.menu).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: shellText.menu.log })).toBeVisible();
  await page.reload();
  await button(page, smallGameText.title.continue).click();
  await expect.poll(thinking.asked).toBe(2);
  await thinking.release();
  await expect(offered(page).first()).toBeVisible();
});
