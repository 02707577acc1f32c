import { expect, type Page } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { age, begin, give, now } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { golden } from '../kit/golden.ts';
import { click, Player } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A recorded game just before a hero boards a ship for the first time, and the boarding command. */
function beforeBoarding(): { session: FazaSession; boarding: Command } {
  const { setup, commands } = golden('victory');
  let session: FazaSession = begin(faza, setup);
  for (const command of commands) {
    if (command.do === 'board') return { session, boarding: command };
    const given = give(session, command);
    if ('session' in given) session = given.session;
  }
  throw new Error('nobody boards a ship in this game');
}

/** Opens that game, boards the ship, and plays the result at normal speed. */
async function boardShip(page: Page): Promise<void> {
  const { session, boarding } = beforeBoarding();
  const save = gameText({ session, players: now(session).heroes.map(() => 'you' as const) });
  await page.addInitScript((stored) => localStorage.setItem('faza.game', stored), save);
  await openTitle(page, { speed: 1, reducedMotion: 'off' });
  await click(button(page, text.screens.title.continue));
  const player = new Player(page, session.setup);
  for (const command of golden('victory').commands.slice(0, age(session))) player.follow(command);
  await player.point(boarding);
  await click(button(page, text.controlText.confirmBinding));
}

test('an event card can be read in a resized window, and the animation after it can be skipped', {
  tag: '@webgl',
}, async ({ page }) => {
  await boardShip(page);
  const resolve = page.locator('[data-control="event:resolve"]');
  const skip = page.locator('[data-control="skip"]');
  await expect(resolve).toBeVisible({ timeout: 60_000 });
  await expect(skip).toHaveCount(0);
  const before = await resolve.boundingBox();
  await page.setViewportSize({ width: 900, height: 600 });
  await expect.poll(() => resolve.boundingBox()).not.toEqual(before);
  await expect(skip).toHaveCount(0);
  await click(resolve);
  await expect(skip).toHaveCount(1);
  // By its key: the animation may be over before a mouse has reached the button.
  await page.keyboard.press('Space');
  await expect(button(page, text.controlText.menu)).toBeVisible();
});

test('the result of a command is shown when the pictures arrive, however early it was given', async ({ page }) => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/createStage-[^/]*\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await boardShip(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  send();
  await click(button(page, text.screens.event.resolve));
  await expect(button(page, text.controlText.menu)).toBeVisible();
});
