import type { Locator, Page } from '@playwright/test';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import { moduleText } from '../../../src/games/azardia/text/module.en.ts';
import { atTitleOf, rememberGame } from './games.ts';
import { drawSameSeeds } from './start.ts';

declare global {
  interface Window {
    /** Set in e2e builds only. */
    readonly azardiaGame?: { readonly loop: { readonly running: boolean; wake(): void } };
  }
}

/** Opens the page for somebody whose last game was Azardia. Settings replace those that make tests fast. */
export async function openAzardia(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await prepareAzardia(page, settings);
  await page.goto('./');
  await atTitleOf(page, moduleText.name);
}

/** Before the page is opened: its last game was Azardia, with these settings. */
export async function prepareAzardia(page: Page, settings: Record<string, unknown>): Promise<void> {
  await drawSameSeeds(page);
  await page.addInitScript(
    (settings) => localStorage.setItem('faza.settings', settings),
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true, ...settings }),
  );
  await rememberGame(page, azardia.id);
}

/** What people can choose or confirm at Azardia's table, without Cancel: the main button is the last one. */
export function offered(page: Page): Locator {
  const { choices, confirm } = moduleText.groups;
  const groups = page.getByRole('group', { name: new RegExp(`^(${choices}|${confirm})$`) });
  return groups.getByRole('button', { disabled: false }).and(page.locator(':not([data-control="cancel"])'));
}
