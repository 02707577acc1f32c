import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { writeDoc, writePublic } from './kit/docs.ts';
import { atRest } from './kit/gameTime.ts';
import { Guest, game, offered } from './kit/guest.ts';

/** The picture's size in pixels: half of what is photographed, so that the fine pictures are shown and every line is smooth. */
const SIZE = { width: 1280, height: 720 };
/** A game in its third round, just before a roll of three dice that may come out in any way. */
const GAME = /^normal-3-greedy-/;
const FIGHT = 36;

/** The wide picture of the dialog that installs the game. */
const WIDE = { width: 1024, height: 576 };
/** The narrow one, on a phone with two pixels to a CSS pixel. */
const NARROW = { width: 360, height: 640 };
/** At most 100 kB each. */
const SMALL = { quality: 45, effort: 6 };

/**
 * Photographs the board in the middle of a game, with a fight on offer and its odds: the picture of the first page, and the two
 * that browsers show before they install the game.
 */
export async function screenshot(browser: Browser, url: string): Promise<void> {
  const wide = await photograph(browser, url, SIZE);
  // A few hundred colors of ink and paper are all there are.
  writeDoc('screenshot.png', await sharp(wide).resize(SIZE).png({ palette: true, quality: 92, effort: 10 }).toBuffer());
  const narrow = await photograph(browser, url, NARROW);
  writePublic('screenshots/wide.webp', await sharp(wide).resize(WIDE).webp(SMALL).toBuffer());
  writePublic('screenshots/narrow.webp', await sharp(narrow).webp(SMALL).toBuffer());
}

async function photograph(browser: Browser, url: string, size: typeof SIZE): Promise<Buffer> {
  const guest = new Guest(browser, url, { name: 'screenshot', ...size, ratio: 2 });
  const { page } = await offered(guest, game(GAME), FIGHT);
  await page.mouse.move(0, 0);
  await atRest(page);
  const shot = await page.screenshot();
  await guest.leave();
  return shot;
}
