import type { Browser, Page } from '@playwright/test';
import { text } from '../../../src/games/faza/text/en.ts';
import { type GoldenGame, golden, goldenGamesOf } from '../../e2e/kit/golden.ts';
import { Player } from '../../e2e/kit/player.ts';
import { gameAfter, openPage, toTable, toTitle, type Window } from './visitor.ts';

type Settings = Readonly<Record<string, unknown>>;
type Recorded = GoldenGame['record'];

/** Settings for what is looked at while it moves. */
const MOVING = { reducedMotion: 'off' };

/** A screen to be photographed. */
export interface Screen {
  readonly name: string;
  /** Brings the page there. */
  go(guest: Guest): Promise<Page>;
}

/** A window with a page in it, and how it gets anywhere. */
export class Guest {
  constructor(
    readonly browser: Browser,
    readonly url: string,
    readonly window: Window,
  ) {}

  private page: Page | null = null;

  async title(settings: Settings = {}, record?: Recorded, count = 0): Promise<Page> {
    await this.page?.context().close();
    const game = record && { game: gameAfter(record, count) };
    // Screens are looked at when all is in its place; films ask for motion.
    this.page = await openPage(this.browser, this.window, { settings: { reducedMotion: 'on', ...settings }, ...game });
    await toTitle(this.page, this.url);
    return this.page;
  }

  /** At the table, after so many commands of a golden game. */
  async table(record: Recorded, count: number, settings: Settings = {}): Promise<{ page: Page; player: Player }> {
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

/** Presses the button of that name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Presses a line of the menu at the table. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await press(page, text.controlText.menu);
  // The board below may have a button of the same name.
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** A recorded game of today's rules by its name. */
export const game = (name: string): Recorded => {
  const found = goldenGamesOf(2).find((other) => other.name === name);
  if (!found) throw new Error(`no golden game ${name}`);
  return found.record;
};

/** Where a command of that kind is first given after `from`. */
export function firstOf({ commands }: Recorded, kind: string, from = 0): number {
  return commands.findIndex((command, index) => index >= from && command.do === kind);
}

/** A moment of a film: what comes so many milliseconds after a command was given. */
export async function filmed(guest: Guest, record: Recorded, index: number, milliseconds: number): Promise<Page> {
  const { page, player } = await guest.table(record, index, MOVING);
  const command = record.commands[index];
  if (!command) throw new Error('the game is over');
  await player.point(command);
  await press(
    page,
    text.controlText[
      command.do === 'fight'
        ? 'roll'
        : command.do === 'endTeamPhase'
          ? 'confirmEnd'
          : command.do === 'board'
            ? 'confirmBinding'
            : 'confirm'
    ],
  );
  await page.waitForTimeout(milliseconds);
  return page;
}

/** The end of a golden game: its last command is given at once, then the ending runs for so long. */
export async function ended(guest: Guest, name: string, milliseconds: number): Promise<Page> {
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

/** The page after so many milliseconds: what opens by itself is open then. */
export async function settle(page: Page, milliseconds: number): Promise<Page> {
  await page.waitForTimeout(milliseconds);
  return page;
}
