import type { Browser, CDPSession, Page } from '@playwright/test';
import { gameText } from '../../src/shell/persistence/gameText.ts';
import { golden } from '../e2e/kit/golden.ts';
import { gameAfter, openPage, toTitle, WINDOWS } from '../looks/kit/visitor.ts';

/** Timeout for a game that the computer plays, in milliseconds. */
const PATIENCE = 20 * 60_000;

const control = (id: string): string => `[data-control="${id}"]`;

/** The memory that the page uses after a game, in bytes: with and without the archive's entries. */
export interface Held {
  readonly all: number;
  readonly archive: number;
}

/** Dismisses cards that wait to be read. A string, because it runs in the page. */
const READER = `setInterval(() => document.querySelector('${control('event:resolve')}')?.click(), 200)`;

/** Lets the computer play that many games in a row on one page, with animations; calls `each` after every one. */
export async function heapAfterGames(
  browser: Browser,
  url: string,
  games: number,
  each: (held: Held, game: number) => void,
): Promise<void> {
  const [phone] = WINDOWS;
  if (!phone) throw new Error('there is no window');
  const session = gameAfter(golden('victory'), 0);
  const players = session.setup.heroes.map(() => 'computer' as const);
  const stored = { 'faza.game': gameText({ session, players }) };
  const page = await openPage(browser, phone, { stored, settings: { speed: 4, muted: true } });
  const devtools = await page.context().newCDPSession(page);
  await toTitle(page, url);
  await page.evaluate(READER);
  await page.locator(control('title:continue')).click();
  for (let game = 1; game <= games; game++) {
    const again = page.locator(control('ending:again'));
    await again.waitFor({ timeout: PATIENCE });
    await page.locator(control('ending:title')).waitFor();
    each(await held(page, devtools), game);
    await again.click();
    await page.locator(control('menu')).waitFor();
  }
  await page.context().close();
}

/**
 * By how much of their mean the figures grow from one to the next, along the best-fitting straight line: comparing only
 * the first and the last would mostly show when the garbage collector ran.
 */
export function growth(figures: readonly number[]): number {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const middle = (figures.length - 1) / 2;
  const rise = figures.reduce((sum, figure, index) => sum + (index - middle) * (figure - mean), 0);
  const run = figures.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return rise / run / mean;
}

async function held(page: Page, devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { all: usedSize, archive: await page.evaluate<number>(ARCHIVE) };
}

/** How many characters the archive's entries take as text: each takes at least one byte in memory. */
const ARCHIVE = `new Promise((resolve) => {
  const request = indexedDB.open('faza');
  request.onerror = () => resolve(0);
  request.onsuccess = () => {
    const database = request.result;
    if (!database.objectStoreNames.contains('games')) { database.close(); resolve(0); return; }
    const rows = database.transaction('games').objectStore('games').getAll();
    rows.onsuccess = () => {
      database.close();
      resolve(JSON.stringify(rows.result.map(({ game, ...entry }) => entry)).length);
    };
  };
})`;
