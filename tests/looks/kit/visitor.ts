import { type Browser, chromium, type Page } from '@playwright/test';
import type { Command } from '../../../src/games/faza/rules/command.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin, give, now } from '../../../src/kernel/session.ts';
import { type FazaSession, saveText } from '../../../src/shell/saves.ts';
import type { GoldenGame } from '../../e2e/kit/golden.ts';
import { browserFlags } from '../../tools/browser-flags.ts';
import { ensureBrowser } from '../../tools/ensure-browser.ts';

/** A window: CSS pixels, and device pixels to each. */
export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The sizes in which every screen is looked at. */
export const WINDOWS: readonly Window[] = [
  { name: 'phone', width: 360, height: 640, ratio: 2 },
  { name: 'laptop', width: 1280, height: 720, ratio: 1 },
  { name: 'desk', width: 1920, height: 1080, ratio: 1 },
];

/** A browser as the tests start it; or one that leaves WebGL aside, which draws canvases twice as fast. */
export async function openBrowser(drawing: 'webgl' | 'canvas' = 'webgl'): Promise<Browser> {
  const args = browserFlags().filter((flag) => drawing === 'webgl' || !/angle|gpu|swiftshader/.test(flag));
  return chromium.launch({ executablePath: process.env.PW_CHROMIUM ?? (await ensureBrowser()), args });
}

/** A golden game after its first so many commands. */
export function gameAfter({ setup, commands }: GoldenGame['record'], count: number): FazaSession {
  return commands.slice(0, count).reduce<FazaSession>(
    (session, command: Command) => {
      const given = give(session, command);
      if (!('session' in given)) throw new Error('a golden game is refused');
      return given.session;
    },
    begin(faza, setup),
  );
}

/** What somebody brings along: settings and a game to continue, stored by an earlier visit. */
export interface Luggage {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly game?: FazaSession;
}

/** Opens a window of its own for one page, which is still blank. */
export async function openPage(browser: Browser, window: Window, { settings, game }: Luggage = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: window.width, height: window.height },
    deviceScaleFactor: window.ratio,
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => console.error(`${window.name}: ${message}`));
  const stored = {
    'faza.settings': JSON.stringify({
      speed: 1,
      reducedMotion: 'off',
      muted: true,
      phaseSummary: false,
      hints: false,
      ...settings,
    }),
    ...(game && { 'faza.game': saveText({ session: game, players: now(game).heroes.map(() => 'you' as const) }) }),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return page;
}

/** Goes to the title and waits until it can be used. */
export async function toTitle(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: text.screens.title.newGame, exact: true }).waitFor({ timeout: 60_000 });
}

/** From the title to the table, with the game that was brought along. */
export async function toTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: text.screens.title.continue, exact: true }).click();
  await page.getByRole('button', { name: text.controlText.menu, exact: true }).waitFor();
}
