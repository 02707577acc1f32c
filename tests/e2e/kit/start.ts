import { expect, type Page } from '@playwright/test';
import type { Seat, Setup } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { setupText } from '../../../src/games/faza/text/module.en.ts';
import { now } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { CONTINUE } from '../../../src/shell/pwa/shortcut.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import type { GoldenGame } from './golden.ts';
import { listen } from './heard.ts';
import { click, Player, type Press } from './player.ts';

/** Opens the title with these settings, as if they had been chosen on an earlier visit. */
export async function openTitle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await prepare(page, settings);
  await page.goto('./');
  await expect(page.getByRole('button', { name: text.screens.title.newGame, exact: true })).toBeVisible();
}

/** Before the page is opened: from now on it has these settings, and tests know what it draws and announces. */
async function prepare(page: Page, settings: Record<string, unknown>): Promise<void> {
  await drawSameSeeds(page);
  await listen(page);
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('faza.settings') === null) localStorage.setItem('faza.settings', stored);
    },
    JSON.stringify({
      speed: 'instant',
      reducedMotion: 'on',
      muted: true,
      phaseSummary: false,
      hints: false,
      proposals: false,
      ...settings,
    }),
  );
}

/**
 * From now on games with a seed drawn by the page are the same in every run of a test: the first one that the page
 * draws, the second and so on, even after a reload. A test that depends on luck fails one day, for somebody else.
 */
export async function drawSameSeeds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
      // A seed is drawn from four bytes (`archive/code/seedNumber.ts`); everything else, such as a browser's own key,
      // stays random.
      if (!(bytes instanceof Uint8Array) || bytes.length !== 4) return random(bytes);
      const drawn = 1 + Number(sessionStorage.getItem('test.drawn'));
      sessionStorage.setItem('test.drawn', String(drawn));
      bytes.set([0, 0, 0, drawn]);
      return bytes;
    };
  });
}

/** From now on the page's clock starts at this time whenever the page is opened. */
export async function setClock(page: Page, moment: Date): Promise<void> {
  await page.addInitScript((start) => {
    const ahead = start - Date.now();
    window.Date = new Proxy(Date, {
      construct: (own, parts) => (parts.length === 0 ? new own(own.now() + ahead) : Reflect.construct(own, parts)),
      get: (own, name) => (name === 'now' ? () => own.now() + ahead : Reflect.get(own, name)),
    });
  }, moment.getTime());
}

/**
 * Sets up a game on the new-game screen and starts it. The team is the one that the screen proposes for its edition;
 * `seated` may change who plays whom.
 */
export async function startGame(
  page: Page,
  setup: Setup,
  press: Press = click,
  seated?: () => Promise<void>,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await press(button(text.screens.title.newGame));
  if (setup.edition === '24') {
    const { published, '24': larger } = setupText.contents;
    await press(button(text.screens.newGame.content.label(published.name)));
    await press(page.getByRole('dialog').getByRole('button', { name: larger.name, exact: true }));
  }
  await press(button(text.modeName[setup.mode]));
  await press(button(text.screens.newGame.seed));
  await page.getByRole('textbox').fill(setup.seed);
  await page.keyboard.press('Enter');
  await seated?.();
  await press(button(text.screens.newGame.start));
  await expect(button(text.controlText.menu)).toBeVisible();
}

/**
 * Opens the table of a recorded game after its first `count` commands, as a saved game that people continue with the
 * shortcut of the installed game, which draws no title. Settings replace those of `openTitle`; the returned player
 * presses buttons by name. Some seats may be the computer's.
 */
export async function openTableAt(
  page: Page,
  record: Pick<GoldenGame['record'], 'setup' | 'commands'>,
  count: number,
  settings: Record<string, unknown> = {},
  press: Press = click,
  computers: readonly Seat[] = [],
): Promise<Player> {
  const session = gameAfter(record, count);
  const players = now(session).heroes.map((_, seat) => (computers.includes(seat) ? 'computer' : 'you'));
  const save = gameText({ session, players });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('faza.game') === null) localStorage.setItem('faza.game', stored);
  }, save);
  await prepare(page, settings);
  await page.goto(`./${CONTINUE}`);
  await expect(page.getByRole('button', { name: text.controlText.menu, exact: true })).toBeVisible();
  const player = new Player(page, record.setup, press);
  for (const command of record.commands.slice(0, count)) player.follow(command);
  return player;
}

/** Opens the table of a fresh game: faster than through the new-game screen. */
export function openNewTable(
  page: Page,
  setup: Setup,
  settings: Record<string, unknown> = {},
  press: Press = click,
): Promise<Player> {
  return openTableAt(page, { setup, commands: [] }, 0, settings, press);
}
