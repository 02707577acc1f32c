import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { writeDoc } from './kit/docs.ts';
import { atRest } from './kit/gameTime.ts';
import { Guest, game, offered } from './kit/guest.ts';

/** The picture's size in pixels: half of what is photographed, so that the fine pictures are shown and every line is smooth. */
const SIZE = { width: 1280, height: 720 };
/** A game in its third round, just before a roll of three dice that may come out in any way. */
const GAME = /^normal-3-greedy-/;
const FIGHT = 36;

/** Photographs the board in the middle of a game, with a fight on offer and its odds: the picture of the first page. */
export async function screenshot(browser: Browser, url: string): Promise<void> {
  const guest = new Guest(browser, url, { name: 'screenshot', ...SIZE, ratio: 2 });
  const { page } = await offered(guest, game(GAME), FIGHT);
  await page.mouse.move(0, 0);
  await atRest(page);
  const shot = await page.screenshot();
  await guest.leave();
  // A few hundred colours of ink and paper are all there are.
  writeDoc('screenshot.png', await sharp(shot).resize(SIZE).png({ palette: true, quality: 92, effort: 10 }).toBuffer());
}
