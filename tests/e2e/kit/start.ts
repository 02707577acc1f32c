import { expect, type Page } from '@playwright/test';
import type { Setup } from '../../../src/games/faza/rules/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { click, type Press } from './player.ts';

/** Opens the title with the settings given, as if they had been chosen on an earlier visit. */
export async function openTitle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('faza.settings') === null) localStorage.setItem('faza.settings', stored);
    },
    JSON.stringify({
      speed: 'instant',
      reducedMotion: 'on',
      muted: true,
      phaseSummary: false,
      hints: false,
      ...settings,
    }),
  );
  await page.goto('./');
  await expect(page.getByRole('button', { name: text.screens.title.newGame, exact: true })).toBeVisible();
}

/**
 * Puts a game together on the new-game screen and starts it. The team is the one that the screen proposes; `seated` may
 * change who plays whom.
 */
export async function startGame(
  page: Page,
  setup: Setup,
  press: Press = click,
  seated?: () => Promise<void>,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await press(button(text.screens.title.newGame));
  await press(button(text.modeName[setup.mode]));
  await press(button(text.screens.newGame.seed));
  await page.getByRole('textbox').fill(setup.seed);
  await page.keyboard.press('Enter');
  await seated?.();
  await press(button(text.screens.newGame.start));
  await expect(button(text.controlText.menu)).toBeVisible();
}
