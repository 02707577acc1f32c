import { expect, type Locator, type Page } from '@playwright/test';
import { faceOffListing } from '../../../src/games/faceOff/listing.ts';
import { screenText } from '../../../src/games/faceOff/text/screen.en.ts';
import { smallGameText as text } from '../../../src/smallGame/text.en.ts';
import { atTitleOf, rememberGame } from './games.ts';
import { drawSameSeeds } from './start.ts';

/** Opens the page for somebody whose last game was Face Off. Settings replace those that make tests fast. */
export async function openFaceOff(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await drawSameSeeds(page);
  await page.addInitScript(
    (stored) => localStorage.setItem('faza.settings', stored),
    JSON.stringify({ speed: 'instant', reducedMotion: 'on', muted: true, hints: false, ...settings }),
  );
  await rememberGame(page, 'faceOff');
  await page.goto('./');
  await atTitleOf(page, faceOffListing.name);
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const group = (page: Page, name: keyof typeof screenText.groups): Locator =>
  page.getByRole('group', { name: screenText.groups[name], exact: true });

/** More presses than any game needs. */
const MOST = 900;

/**
 * Presses by key until a game is over, or until `isEnough`: the main button, or else the first choice in the arena, of the hand, or beside
 * the button.
 */
export async function playToEnd(page: Page, isEnough?: Locator): Promise<void> {
  const over = isEnough ?? button(page, text.ending.again);
  const choices = (['arena', 'hand', 'choices'] as const).map((name) =>
    group(page, name).getByRole('button').and(page.locator('[aria-pressed]')),
  );
  for (let press = 0; press < MOST; press++) {
    const go = group(page, 'confirm').getByRole('button');
    await expect(choices.reduce((all, one) => all.or(one), go.or(over)).first()).toBeVisible();
    if (await over.isVisible()) return;
    if (await go.isVisible()) await go.press('Enter');
    else
      for (const one of choices)
        if (await one.first().isVisible()) {
          await one.first().press('Enter');
          break;
        }
  }
  throw new Error('the game does not end');
}
