import type { Browser, Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { type GoldenGame, golden, goldenGamesOf } from '../e2e/kit/golden.ts';
import { Player } from '../e2e/kit/player.ts';
import { writeDoc } from './kit/docs.ts';
import { sideBySide } from './kit/sheet.ts';
import { gameAfter, openPage, toTable, toTitle, WINDOWS, type Window } from './kit/visitor.ts';

type Settings = Readonly<Record<string, unknown>>;

/** A window with a page in it, and how it gets anywhere. */
class Guest {
  constructor(
    readonly browser: Browser,
    readonly url: string,
    readonly window: Window,
  ) {}

  private page: Page | null = null;

  async title(settings: Settings = {}, record?: GoldenGame['record'], count = 0): Promise<Page> {
    await this.page?.context().close();
    const game = record && { game: gameAfter(record, count) };
    // Screens are looked at when all is in its place; films ask for motion.
    this.page = await openPage(this.browser, this.window, { settings: { reducedMotion: 'on', ...settings }, ...game });
    await toTitle(this.page, this.url);
    return this.page;
  }

  /** At the table, after so many commands of a golden game. */
  async table(
    record: GoldenGame['record'],
    count: number,
    settings: Settings = {},
  ): Promise<{ page: Page; player: Player }> {
    const page = await this.title(settings, record, count);
    await toTable(page);
    const player = new Player(page, record.setup);
    for (const command of record.commands.slice(0, count)) player.follow(command);
    await page.waitForTimeout(1800);
    return { page, player };
  }

  async leave(): Promise<void> {
    await this.page?.context().close();
    this.page = null;
  }
}

const MOVING = { reducedMotion: 'off' };

interface Screen {
  readonly name: string;
  /** Brings the page there. */
  go(guest: Guest): Promise<Page>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const game = (name: string): GoldenGame['record'] => {
  const found = goldenGamesOf(2).find((other) => other.name === name);
  if (!found) throw new Error(`no golden game ${name}`);
  return found.record;
};

/** Where a command of that kind is first given after `from`. */
function firstOf({ commands }: GoldenGame['record'], kind: string, from = 0): number {
  return commands.findIndex((command, index) => index >= from && command.do === kind);
}

/** A moment of a film: what comes so many milliseconds after a command was given. */
async function filmed(guest: Guest, record: GoldenGame['record'], index: number, milliseconds: number): Promise<Page> {
  const { page, player } = await guest.table(record, index, MOVING);
  const command = record.commands[index];
  if (!command) throw new Error('the game is over');
  await player.point(command);
  await press(
    page,
    text.controlText[command.do === 'fight' ? 'roll' : command.do === 'endTeamPhase' ? 'confirmEnd' : 'confirm'],
  );
  await page.waitForTimeout(milliseconds);
  return page;
}

/** The end of a golden game: its last command is given at once, then the ending runs for so long. */
async function ended(guest: Guest, name: string, milliseconds: number): Promise<Page> {
  const record = name === 'victory' || name === 'defeat' ? golden(name) : game(name);
  const { page, player } = await guest.table(record, record.commands.length - 1, { ...MOVING, speed: 4 });
  const last = record.commands.at(-1);
  if (!last) throw new Error('the game has no end');
  const given = player.give(last).catch(() => undefined);
  const again = page.getByRole('button', { name: text.screens.ending.again, exact: true });
  for (let tries = 0; tries < 40 && !(await again.isVisible()); tries++) {
    const card = page.getByRole('button', { name: text.controlText.resolve, exact: true });
    if (await card.isVisible()) await card.click();
    await page.waitForTimeout(500);
  }
  await given;
  await page.waitForTimeout(milliseconds);
  return page;
}

const victory = golden('victory');

const SCREENS: readonly Screen[] = [
  { name: 'title', go: async (guest) => settle(await guest.title({}, victory, 60), 1600) },
  {
    name: 'new-game',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.newGame);
      return settle(page, 1500);
    },
  },
  { name: 'board', go: async (guest) => (await guest.table(victory, 0)).page },
  { name: 'board-crowded', go: async (guest) => (await guest.table(game('normal-4-greedy-01-x2'), 60)).page },
  {
    name: 'board-forecast',
    go: async (guest) => {
      const { page } = await guest.table(victory, 59);
      await press(page, text.controlText.forecast);
      return settle(page, 1500);
    },
  },
  {
    name: 'fight-preview',
    go: async (guest) => {
      const index = firstOf(victory, 'fight', 30);
      const { page, player } = await guest.table(victory, index);
      const fight = victory.commands[index];
      if (fight) await player.point(fight);
      return settle(page, 600);
    },
  },
  { name: 'combat-throw', go: (guest) => filmed(guest, victory, firstOf(victory, 'fight', 30), 1300) },
  { name: 'combat-result', go: (guest) => filmed(guest, victory, firstOf(victory, 'fight', 30), 2900) },
  { name: 'event', go: (guest) => filmed(guest, victory, firstOf(victory, 'board'), 5200) },
  { name: 'faza-phase', go: (guest) => filmed(guest, victory, firstOf(victory, 'endTeamPhase'), 2600) },
  { name: 'victory', go: (guest) => ended(guest, 'victory', 5500) },
  { name: 'defeat-hero', go: (guest) => ended(guest, 'defeat', 5500) },
  { name: 'defeat-drones', go: (guest) => ended(guest, 'normal-3-random-02-x3', 5500) },
  { name: 'defeat-outposts', go: (guest) => ended(guest, 'normal-4-mixed-06-x4', 5500) },
  {
    name: 'menu',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await press(page, text.controlText.menu);
      return settle(page, 500);
    },
  },
  {
    name: 'settings',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.settings);
      return settle(page, 500);
    },
  },
  {
    name: 'rulebook',
    go: async (guest) => {
      const page = await guest.title();
      await press(page, text.screens.title.rulebook);
      return settle(page, 500);
    },
  },
  {
    name: 'dice',
    go: async (guest) => {
      const { page } = await guest.table(victory, 60);
      await press(page, text.controlText.menu);
      await press(page, shellText.menu.dice);
      return settle(page, 500);
    },
  },
  {
    name: 'high-contrast',
    go: async (guest) => (await guest.table(victory, 60, { highContrast: true, textScale: 1.5 })).page,
  },
];

async function settle(page: Page, milliseconds: number): Promise<Page> {
  await page.waitForTimeout(milliseconds);
  return page;
}

/** Photographs every screen whose name matches, in all windows, a sheet for each. */
export async function screens(browser: Browser, url: string, only: RegExp): Promise<void> {
  for (const { name, go } of SCREENS) {
    if (!only.test(name)) continue;
    const shots: Buffer[] = [];
    for (const window of WINDOWS) {
      const guest = new Guest(browser, url, window);
      shots.push(await (await go(guest)).screenshot());
      await guest.leave();
    }
    writeDoc(`screens/${name}.webp`, await sideBySide(shots));
  }
}
