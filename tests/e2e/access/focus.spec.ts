import { expect } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin, give, now } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { golden } from '../kit/golden.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** The golden lost game, just before the end of the Team phase that loses it. */
function beforeTheEnd(): FazaSession {
  const { setup, commands } = golden('defeat');
  const last = commands.findLastIndex((command) => command.do === 'endTeamPhase');
  return commands.slice(0, last).reduce<FazaSession>(
    (session, command) => {
      const given = give(session, command);
      if (!('session' in given)) throw new Error('a golden game is refused');
      return given.session;
    },
    begin(faza, setup),
  );
}

test('by keyboard each screen starts with the focus on its main control', async ({ page }) => {
  const session = beforeTheEnd();
  const save = gameText({ session, players: now(session).heroes.map(() => 'you' as const) });
  await page.addInitScript((stored) => localStorage.setItem('faza.game', stored), save);
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const key = (name: string) => page.keyboard.press(name);
  const [first = 'soldier'] = session.setup.heroes;
  const hero = button(text.heroName[first]);

  await key('n');
  await expect(button(text.screens.newGame.start)).toBeFocused();
  await expect(async () => {
    // A key pressed just when the screen appears may still be meant for the previous one.
    await key('Escape');
    await expect(button(text.screens.title.continue)).toBeFocused({ timeout: 2000 });
  }).toPass();
  await key('Enter');
  await expect(hero).toBeFocused();

  await key('e');
  await button(text.controlText.confirmEnd).focus();
  await key('Enter');
  // The phase loses the game, so the page asks for confirmation.
  await button('Do it: You lose').press('Enter');
  // After an early defeat the first button offers help.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^(Try it on Easy|Take a lesson|Retry round \d+)$/);
  await expect(async () => {
    // The first press may still count as meant for the animation.
    await key('g');
    await expect(hero).toBeFocused({ timeout: 2000 });
  }).toPass();
});

test('keys meant for the animation do not press anything on the ending after it', async ({ page }) => {
  const session = beforeTheEnd();
  const save = gameText({ session, players: now(session).heroes.map(() => 'you' as const) });
  await page.addInitScript((stored) => {
    localStorage.setItem('faza.game', stored);
    // The player keeps pressing: also right after the ending appears.
    let pressed = 0;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.dataset.control?.startsWith('ending:')) return;
      for (const key of ['Enter', 'g', 'Escape']) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        document.documentElement.dataset.pressed = String(++pressed);
      }
    });
  }, save);
  await openTitle(page);
  await page.getByRole('button', { name: text.screens.title.continue, exact: true }).press('Enter');
  await page.getByRole('button', { name: text.controlText.end, exact: true }).waitFor();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: text.controlText.confirmEnd, exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Do it: You lose', exact: true }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', '3');
  const again = page.getByRole('button', { name: text.screens.ending.again, exact: true });
  await expect(again).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('g');
    await expect(again).toBeHidden({ timeout: 2000 });
  }).toPass();
});

test('on the same screen the focus stays near where it was', async ({ page }) => {
  await openTitle(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.keyboard.press('n');
  const words = text.screens.newGame;
  await button(words.removeHero('Doctor')).focus();
  await page.keyboard.press('Enter');
  await expect(button(words.addHero('Doctor'))).toBeFocused();
});

test('a screen opened from a dialog gets the focus once the dialog is closed', async ({ page }) => {
  await openTitle(page);
  await page.keyboard.press('q');
  // Until the table appears, the key belongs to the title.
  await expect(page.getByRole('button', { name: text.controlText.menu, exact: true })).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: shellText.menu.toTitle }).press('Enter');
  await expect(page.getByRole('button', { name: text.screens.title.continue, exact: true })).toBeFocused();
});

test('a screen reader reads a reason separately from its rule', async ({ page }) => {
  await openTitle(page);
  await page.keyboard.press('q');
  await page.getByRole('button', { name: 'Soldier, card 1: Run 1', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'M3' })).toHaveText(/[.!?] M3$/);
});
