import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openAzardia } from '../e2e/kit/azardia.ts';
import { azardiaGolden, followAzardia } from '../e2e/kit/azardiaGame.ts';
import { writeDoc, writePublic } from './kit/docs.ts';
import { atRest } from './kit/gameTime.ts';
import { Guest, game, offered } from './kit/guest.ts';

/**
 * The picture's size in pixels: half of the photographed size, so that the fine pictures are used and every line is
 * smooth.
 */
const SIZE = { width: 1280, height: 720 };
/** A game in its third round, just before a roll. */
const GAME = /^normal-3-greedy-.*-x1$/;
const FIGHT = 71;

/** The pictures of the README: small, since they appear side by side. */
const README = { width: 960, height: 540 };
const README_QUALITY = { quality: 72, effort: 6 };

/** The wide screenshot in the browser's install dialog. */
const WIDE = { width: 1024, height: 576 };
/** The narrow one, on a phone with two device pixels per CSS pixel. */
const NARROW = { width: 360, height: 640 };
/** At most 100 kB each. */
const SMALL = { quality: 38, effort: 6 };

/**
 * Photographs both boards in the middle of a game for the README. FAZA's, with a fight on offer and its odds, is also in the two
 * pictures that browsers show before they install the game.
 */
export async function screenshot(browser: Browser, url: string): Promise<void> {
  const wide = await photograph(browser, url, SIZE);
  writeDoc('faza.webp', await sharp(wide).resize(README).webp(README_QUALITY).toBuffer());
  const tower = await photographAzardia(browser, url);
  writeDoc('azardia.webp', await sharp(tower).resize(README).webp(README_QUALITY).toBuffer());
  const narrow = await photograph(browser, url, NARROW);
  writePublic('screenshots/wide.webp', await sharp(wide).resize(WIDE).webp(SMALL).toBuffer());
  writePublic('screenshots/narrow.webp', await sharp(narrow).webp(SMALL).toBuffer());
}

/** The window whose titles become covers, and its part without buttons: below the corner, above the menu. */
const COVER_WINDOW = { width: 800, height: 1100 };
const COVERS = { faza: { y: 30 }, azardia: { y: 60 }, factionFun: { y: 44 }, faceOff: { y: 0 } } as const;
const COVER = { x: 0, width: 800, height: 720 };
const COVER_PIXELS = { width: 600, height: 540 };

/** Photographs the picture and the lettering of each title whose game matches, for the list of games. */
export async function covers(browser: Browser, baseURL: string, pattern: RegExp): Promise<void> {
  for (const [game, { y }] of Object.entries(COVERS)) {
    if (!pattern.test(game)) continue;
    // With two device pixels per CSS pixel, the fine pictures are used.
    const context = await browser.newContext({
      baseURL,
      viewport: COVER_WINDOW,
      deviceScaleFactor: 2,
      bypassCSP: true,
    });
    await context.addInitScript((id) => {
      localStorage.setItem('faza.lastGame', id);
      localStorage.setItem('faza.settings', '{"reducedMotion":"on","muted":true}');
    }, game);
    const page = await context.newPage();
    await page.goto('./');
    await page.locator('body:not(.without-pictures)').waitFor();
    // The page's own buttons in the corner.
    await page.addStyleTag({ content: '#shell { visibility: hidden }' });
    const shot = await page.screenshot({ clip: { ...COVER, y } });
    writePublic(`game/covers/${game}.avif`, await sharp(shot).resize(COVER_PIXELS).avif({ quality: 50 }).toBuffer());
    await context.close();
  }
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

/** A table of four in the middle of a recorded game, just before a player moves. */
async function photographAzardia(browser: Browser, baseURL: string): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL,
    viewport: SIZE,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
    // `waitForFunction` compiles its condition in the page.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await openAzardia(page, { hints: false, speed: 1 });
  const record = azardiaGolden();
  const middle = record.commands.findIndex(
    ({ do: what }, index) => what === 'move' && index > record.commands.length / 2,
  );
  await followAzardia(page, record, middle);
  await page.locator('[data-control^="choice:"]').first().waitFor();
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => window.azardiaGame?.loop.running === false);
  const shot = await page.screenshot();
  await context.close();
  return shot;
}
