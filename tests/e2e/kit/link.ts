import type { Page } from '@playwright/test';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { packGame } from '../../../src/shell/share/gameLink.ts';
import type { Match } from '../../games/faza/match.ts';

/** Follows a link to a game; the page asks what to do with it. */
export async function followLink(page: Page, game: Match): Promise<void> {
  await followText(page, gameText(game));
}

/** Follows a link to any stored game, by its text. */
export async function followText(page: Page, stored: string): Promise<void> {
  const packed = await packGame(stored);
  if (!('hash' in packed)) throw new Error('the game is too long for a link');
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, packed.hash);
}
