import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin, give, now } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import type { GoldenGame } from '../../e2e/kit/golden.ts';
import type { Match } from '../../games/faza/match.ts';
import { browserFlags, type Drawing } from '../../tools/browserFlags.ts';
import { ensureBrowser } from '../../tools/ensureBrowser.ts';

/** A window: its size in CSS pixels, and the device pixels per CSS pixel. */
export interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The window sizes in which every screen is photographed. */
export const WINDOWS: readonly Window[] = [
  { name: 'phone', width: 360, height: 640, ratio: 2 },
  { name: 'laptop', width: 1280, height: 720, ratio: 1 },
  { name: 'desk', width: 1920, height: 1080, ratio: 1 },
];

/** The date and time of all pictures, which the page's clock is set to. */
export const TODAY = '2026-11-21T12:00:00Z';

/** Timeout of every wait, in milliseconds: a busy computer without a graphics card is slow. */
const PATIENCE = 240_000;

/** A browser as the tests start it; or one without WebGL, which draws canvases twice as fast. */
export async function openBrowser(drawing: Drawing = 'webgl'): Promise<Browser> {
  const executablePath = process.env.PW_CHROMIUM ?? (await ensureBrowser());
  return chromium.launch({ executablePath, args: browserFlags(drawing) });
}

/** A golden game, cut off after its first commands. */
export function gameAfter(
  { setup, commands }: Pick<GoldenGame['record'], 'setup' | 'commands'>,
  count: number,
): FazaSession {
  return commands.slice(0, count).reduce<FazaSession>(
    (session, command: Command) => {
      const given = give(session, command);
      if (!('session' in given)) throw new Error('a golden game is refused');
      return given.session;
    },
    begin(faza, setup),
  );
}

/** What a returning visitor has stored: settings, a game to continue, and anything else from an earlier visit. */
export interface Luggage {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly game?: FazaSession;
  readonly stored?: Readonly<Record<string, string>>;
}

/** A complete game played by people. */
export function playedByPeople(session: FazaSession): Match {
  return { session, players: now(session).heroes.map(() => 'you' as const) };
}

/** The visitor's data in the form of the browser's storage. */
export function packed({ settings, game, stored }: Luggage): Record<string, string> {
  return {
    ...stored,
    'faza.settings': JSON.stringify({
      speed: 1,
      reducedMotion: 'off',
      muted: true,
      phaseSummary: false,
      hints: false,
      proposals: false,
      ...settings,
    }),
    ...(game && { 'faza.game': gameText(playedByPeople(game)) }),
  };
}

/** Opens a new window. The date is always the same, so that its pictures are, too. */
export async function openContext(browser: Browser, window: Window): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: window.width, height: window.height },
    deviceScaleFactor: window.ratio,
    serviceWorkers: 'block',
    // `waitForFunction` compiles its condition in the page.
    bypassCSP: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(`(() => {
    const Own = Date;
    window.Date = class extends Own {
      constructor(...parts) { if (parts.length === 0) super('${TODAY}'); else super(...parts); }
      static now() { return Own.parse('${TODAY}'); }
    };
  })()`);
  return context;
}

/** Opens a new window for one page, which is still blank. */
export async function openPage(browser: Browser, window: Window, luggage: Luggage = {}): Promise<Page> {
  const context = await openContext(browser, window);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => console.error(`${window.name}: ${message}`));
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, packed(luggage));
  return page;
}

/** Goes to the title and waits until it can be used. */
export async function toTitle(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: text.screens.title.newGame, exact: true }).waitFor();
}

/** Goes from the title to the table, with the visitor's stored game. */
export async function toTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: text.screens.title.continue, exact: true }).click();
  await page.getByRole('button', { name: text.controlText.menu, exact: true }).waitFor();
}
