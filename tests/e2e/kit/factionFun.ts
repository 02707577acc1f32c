import type { Page } from '@playwright/test';
import { factionFunListing } from '../../../src/games/factionFun/listing.ts';
import { atTitleOf, rememberGame } from './games.ts';
import { drawSameSeeds } from './start.ts';

/** Opens the page for somebody whose last game was Faction Fun. Settings replace those that make tests fast. */
export async function openFactionFun(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await drawSameSeeds(page);
  await page.addInitScript(
    (stored) => localStorage.setItem('faza.settings', stored),
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true, hints: false, ...settings }),
  );
  await rememberGame(page, 'factionFun');
  await page.goto('./');
  await atTitleOf(page, factionFunListing.name);
}
