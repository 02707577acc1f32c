import type { Locator, Page } from '@playwright/test';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { changeGame } from './games.ts';
import { drawSameSeeds } from './start.ts';

declare global {
  interface Window {
    /** Set in e2e builds only. */
    readonly azardiaGame?: { readonly loop: { readonly running: boolean; wake(): void } };
  }
}

/** Opens the page as a new player, and switches to Azardia. Settings replace those that make tests fast. */
export async function openAzardia(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await drawSameSeeds(page);
  await page.addInitScript(
    (settings) => localStorage.setItem('faza.settings', settings),
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true, ...settings }),
  );
  await page.goto('./');
  await changeGame(page, moduleText.name);
}

/** What people can choose or confirm at Azardia's table, without Cancel: the main button is the last one. */
export function offered(page: Page): Locator {
  const { choices, confirm } = moduleText.groups;
  const groups = page.getByRole('group', { name: new RegExp(`^(${choices}|${confirm})$`) });
  return groups.getByRole('button', { disabled: false }).and(page.locator(':not([data-control="cancel"])'));
}
