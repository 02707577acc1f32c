import type { Browser, BrowserContext, Page } from '@playwright/test';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { now } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { packGame } from '../../../src/shell/share/gameLink.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { type GoldenGame, goldenGamesOf } from '../../e2e/kit/golden.ts';
import { Player } from '../../e2e/kit/player.ts';
import type { Match } from '../../games/faza/match.ts';
import { allPictures, atRest, lived } from './gameTime.ts';
import { gameAfter, type Luggage, openContext, packed, playedByPeople, toTitle, type Window } from './visitor.ts';

type Settings = Readonly<Record<string, unknown>>;
type Recorded = GoldenGame['record'];

/** Settings for screens that move; all others are photographed at rest. */
export const MOVING = { reducedMotion: 'off' };
/** Milliseconds of game time in which a page turns and its pieces appear. */
const ENTRANCE = 1500;

/** A screen to be photographed. */
export interface Screen {
  readonly name: string;
  /** Brings the page there. */
  go(guest: Guest): Promise<Page>;
}

/**
 * A window with a page in it, which can reach every screen. It keeps a visit, with its settings, for as long as
 * possible: games are opened by links, and nothing is loaded twice.
 */
export class Guest {
  constructor(
    readonly browser: Browser,
    readonly url: string,
    readonly window: Window,
    /** Adds a script to each page before it is loaded. */
    private readonly prepare: (page: Page) => Promise<void> = async () => undefined,
  ) {}

  private context: BrowserContext | null = null;
  private page: Page | null = null;
  /** What the visit began with. */
  private visit = '';

  /** Opens the title in a new visit. */
  async title(luggage: Luggage = {}): Promise<Page> {
    const stored = packed({ ...luggage, settings: { reducedMotion: 'on', ...luggage.settings } });
    this.context ??= await openContext(this.browser, this.window);
    await this.page?.close();
    await this.context.setStorageState({
      cookies: [],
      origins: [
        {
          origin: new URL(this.url).origin,
          localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
        },
      ],
    });
    this.page = await this.context.newPage();
    this.page.on('pageerror', ({ message }) => console.error(`${this.window.name}: ${message}`));
    await this.prepare(this.page);
    await toTitle(this.page, this.url);
    this.visit = JSON.stringify([luggage.settings, luggage.stored]);
    return this.page;
  }

  /** Where a game opened by a link leads: to the table, or to its ending. */
  async bring(game: Match, settings?: Settings): Promise<Page> {
    const isSame = this.page !== null && this.visit === JSON.stringify([settings, undefined]);
    const page = this.page && isSame ? this.page : await this.title(settings ? { settings } : {});
    await this.closeDialogs(page);
    const link = await packGame(gameText(game));
    if (!('hash' in link)) throw new Error('the game is too long for a link');
    await page.evaluate(`window.fazaGame?.loop?.wake(); window.location.hash = ${JSON.stringify(link.hash)}`);
    const { take, over } = shareText;
    await press(page, now(game.session).outcome ? over.take : take);
    // The pointer must not hover over anything by accident.
    await page.mouse.move(1, 1);
    await allPictures(page);
    return page;
  }

  /** Opens the table after the first `count` commands of a recorded game, with optional settings. */
  async table(
    record: Recorded,
    count: number,
    settings?: Settings,
    more: Partial<Match> = {},
  ): Promise<{ page: Page; player: Player }> {
    const page = await this.bring({ ...playedByPeople(gameAfter(record, count)), ...more }, settings);
    await page.getByRole('button', { name: text.controlText.menu, exact: true }).waitFor();
    await (settings?.reducedMotion === 'off' ? lived(page, ENTRANCE) : atRest(page));
    const player = new Player(page, record.setup);
    for (const command of record.commands.slice(0, count)) player.follow(command);
    return { page, player };
  }

  /** Opens the ending of a recorded game. */
  async ending(record: Recorded, settings?: Settings): Promise<Page> {
    const page = await this.bring(playedByPeople(gameAfter(record, record.commands.length)), settings);
    await page.getByRole('button', { name: text.screens.ending.again, exact: true }).waitFor();
    return page;
  }

  async leave(): Promise<void> {
    await this.context?.close();
    this.context = null;
    this.page = null;
  }

  private async closeDialogs(page: Page): Promise<void> {
    const open = page.locator('dialog[open]');
    for (let tries = 0; tries < 8 && (await open.count()) > 0; tries++) await page.keyboard.press('Escape');
  }
}

/** Presses the button of that name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Presses an entry of the table's menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await press(page, text.controlText.menu);
  // The board below may have a button of the same name.
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Gives the command that is on offer at the table. */
export const commit = (page: Page) => page.locator('[data-control="go"]').click();

/**
 * The first recorded game of today's rules whose name matches: a new version of the rules gets new recordings, with
 * other seeds and results.
 */
export const game = (name: RegExp): Recorded => {
  const found = goldenGamesOf(faza.version).find((other) => name.test(other.name));
  if (!found) throw new Error(`no golden game ${name}`);
  return found.record;
};

/** The first position at or after `from` of a command of that kind. */
export function firstOf({ commands }: Recorded, kind: Command['do'], from = 0): number {
  const index = commands.findIndex((command, i) => i >= from && command.do === kind);
  if (index < 0) throw new Error(`nobody gives ${kind}`);
  return index;
}

/** Opens the table with a command of a recorded game on offer, not yet given. */
export async function offered(
  guest: Guest,
  record: Recorded,
  index: number,
  settings?: Settings,
  more?: Partial<Match>,
): Promise<{ page: Page; player: Player }> {
  const at = await guest.table(record, index, settings, more);
  const command = record.commands[index];
  if (!command) throw new Error('the game is over');
  await at.player.point(command);
  return at;
}

/** A frame of an animation: what is visible after that many milliseconds of game time since a command. */
export async function animated(guest: Guest, record: Recorded, index: number, milliseconds: number): Promise<Page> {
  const { page } = await offered(guest, record, index, MOVING);
  const moment = lived(page, milliseconds, true);
  await commit(page);
  await moment;
  return page;
}
