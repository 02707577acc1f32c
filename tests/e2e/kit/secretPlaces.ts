import { expect, type Locator, type Page } from '@playwright/test';
import { replayText } from '../../../src/shell/replay/text.en.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { shellText } from '../../../src/shell/text.en.ts';
import { smallGameText } from '../../../src/smallGame/text.en.ts';
import { listen } from './heard.ts';

/*
 * Walks through a game that look at every place of the page: whatever it can show, say, play or store. Walks through two games
 * that differ only in a card which their viewer may not know must be told the same.
 */

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
/** Accepts the device. */
export const here = (page: Page): Locator => button(page, /^I’m /);
/** Shows the hand while it is held. */
export const peek = (page: Page): Locator => button(page, /^Hold to (peek|see your)\b/);

/** Every place of the page that can reveal something. Add new ones here. */
export type Place =
  /** The visible words: table, names, toasts, notices, Just now, panels, dialogs, curtains. */
  | 'words'
  /** What a screen reader can reach: names, descriptions, states. */
  | 'names'
  /** Every element of the page, visible or not: labels, hints, tooltips, IDs, styles, fields. */
  | 'elements'
  /** What live regions have said since the last check, including notices, in order. */
  | 'said'
  /** What live regions contain, where people who read through the page find it. */
  | 'notices'
  /** How long the page has asked to wait since the last check: a pause that depends on a card reveals it. */
  | 'waits'
  | 'title'
  /** The whole address, as a link would contain it, and the history's state. */
  | 'address'
  /** What the page stores for other tabs and visits, except the game itself. */
  | 'kept'
  /** What has been fetched: pictures of a card, sounds, parts of the page. */
  | 'fetched'
  /** What the console says. */
  | 'console';

const PLACES: Readonly<Record<Place, (page: Page, told: Told) => Promise<unknown>>> = {
  words: async (page) => untimed(await page.evaluate(words)),
  names: async (page) =>
    untimed((await page.locator('body').ariaSnapshot()).replaceAll(/^\s*- (status|alert)\b.*$/gm, '')),
  elements: async (page) => untimed(await page.evaluate(elements)),
  said: (page) => page.evaluate('window.heard.splice(0).join(" ")'),
  notices: (page) => page.evaluate(notices),
  waits: (page) => page.evaluate('window.waits.splice(0)'),
  title: (page) => page.title(),
  address: (page) => page.evaluate(() => [location.href, JSON.stringify(history.state), history.length]),
  kept: (page) => page.evaluate(kept),
  fetched: async (_, { fetched, isOver }) => isOver && [...new Set(fetched)].sort(),
  // When a prefetched part is used depends on the machine.
  console: async (_, { console, isOver }) =>
    isOver && [...new Set(console.filter((line) => !line.includes('was preloaded')))].sort(),
};

/** What is recorded of an open page. */
interface Told {
  readonly fetched: string[];
  readonly console: string[];
  /** Whether everything has had time to appear. */
  isOver: boolean;
}

/** The same words, without the time until the next daily game. */
function untimed(words: string): string {
  return words.replaceAll(/\d+ h \d+ min/g, 'time');
}

/** Runs in the page: its words, without those of live regions, which come and go: `said` has them all. */
function words(): string {
  const live = [...document.querySelectorAll('[role="status"], [role="alert"]')].map((one) => one.textContent ?? '');
  return live.reduce((text, said) => (said === '' ? text : text.replace(said, '')), document.body.innerText).trim();
}

/** Runs in the page: what its live regions say now. */
function notices(): string {
  // A space at the end only says that the same was said shortly before, which depends on the machine.
  return [...document.querySelectorAll('[role="status"], [role="alert"]')]
    .map((one) => one.textContent?.trimEnd())
    .join('');
}

/** Runs in the page: all its elements, without numbers that count how often something was made. */
function elements(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  // Other tests (`secrets.test.ts` of each game) compare the picture, where the drawing is known.
  for (const picture of copy.querySelectorAll('#game, #splash')) picture.remove();
  for (const live of copy.querySelectorAll('[role="status"], [role="alert"]')) live.textContent = '';
  return copy.outerHTML.replaceAll(/\b([a-z]+)-\d+\b/g, '$1');
}

/** Runs in the page: the content of its stores, except the game in progress and how often it was written. */
function kept(): string[] {
  return [localStorage, sessionStorage].flatMap((store) =>
    Object.entries<string>(store).flatMap(([key, value]) =>
      /^(azardia|factionFun)\.(game|sequence|sum|checksum)/.test(key) || key === 'test.drawn'
        ? []
        : [`${key}=${value}`],
    ),
  );
}

/** What a player opens at the table to look for something. */
type Opened = 'log' | 'menu' | 'share' | 'replay' | 'settings' | 'question' | 'dice' | 'players' | 'rulebook';

const menu = (page: Page): Promise<void> => button(page, smallGameText.table.menu).click();

const fromMenu =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await menu(page);
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

const OPENED: Readonly<Record<Opened, (page: Page) => Promise<void>>> = {
  log: (page) => page.keyboard.press('l'),
  menu,
  share: fromMenu(shareText.title),
  replay: fromMenu(shellText.menu.lookBack),
  settings: fromMenu('Settings'),
  question: fromMenu(shellText.inspect.menu),
  dice: fromMenu('Dice'),
  players: fromMenu('Players'),
  rulebook: fromMenu('Rulebook'),
};

/** How many things `openAll` opens. */
export const COUNT_OPENED = Object.keys(OPENED).length + 1;

/** Closes all of that. */
const LEAVE = /^(Close|Done|Back to the game)$/;

/** What the page has revealed at each step, by the step's name. */
export type Tale = Record<string, Partial<Record<Place, unknown>>>;

/** Longer than any notice stays. */
const REST = 31_000;
/** Long enough for everything to be announced, and shorter than any notice stays. */
export const SHORT = 1000;
/** More passes than any turn takes. */
const MOST_PASSES = 30;

/**
 * From now on the page records how long it asks to wait, except waits for the network, for the disk or for the next
 * minute.
 */
async function noteWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    const own = window.setTimeout;
    window.setTimeout = Object.assign((call: TimerHandler, wait = 0, ...rest: unknown[]) => {
      const isForMinute = Math.abs(wait + (Date.now() % 60_000) - 60_000) < 5;
      if (wait < 2000 && !isForMinute) waits.push(wait);
      return own(call, wait, ...rest);
    }, own);
  });
}

/** A player who walks through one of the games, and checks everything. */
export class Visitor {
  readonly tale: Tale = {};
  readonly #told: Told = { fetched: [], console: [], isOver: false };

  /** `rival` opens a question about what belongs to another player. */
  constructor(
    readonly page: Page,
    readonly rival: (page: Page) => Promise<void>,
  ) {
    page.on('request', (request) => this.#told.fetched.push(new URL(request.url()).pathname));
    page.on('console', (message) => this.#told.console.push(message.text()));
  }

  /**
   * Checks every place of the page once it rests: every message has been announced and cleared. The next person to get
   * the device finds nothing that the page has said to the one before.
   */
  async look(moment: string, rest = REST): Promise<void> {
    await expect(this.page.locator('body')).not.toHaveClass(/without-pictures/);
    if (await here(this.page).isVisible()) await this.expectNoNotice();
    await this.page.clock.fastForward(rest);
    const seen: Partial<Record<Place, unknown>> = {};
    for (const [place, read] of Object.entries(PLACES))
      Object.assign(seen, { [place]: await read(this.page, this.#told) });
    this.tale[moment] = seen;
  }

  /** Stops the page's clock: it advances only while the page is checked, so that nothing depends on speed. */
  async stopClock(): Promise<void> {
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 1000));
  }

  /** Opens the stored game from the title. */
  async continue(moment: string): Promise<void> {
    const { page } = this;
    await expect(button(page, /^Continue/)).toBeVisible();
    await this.look(moment);
    await this.stopClock();
    await button(page, /^Continue/).click();
    await expect(here(page)).toBeVisible();
  }

  /** Closes the page, and opens the game again. */
  async return(moment: string): Promise<void> {
    await this.page.clock.resume();
    await this.page.reload();
    await this.continue(moment);
  }

  /** Accepts the device and presses the first of `passes` that is there, as often as asked, until a button appears. */
  async passUntil(wanted: Locator, ...passes: readonly Locator[]): Promise<void> {
    const all = [here(this.page), ...passes];
    const next = all.reduce((some, other) => some.or(other));
    for (let step = 1; step < MOST_PASSES; step++) {
      await expect(next.or(wanted).first()).toBeVisible();
      await this.look(`until ${wanted}, step ${step}`);
      if (await wanted.isVisible()) return;
      for (const pass of all)
        if (await pass.first().isVisible()) {
          await pass.first().click();
          break;
        }
    }
    throw new Error(`never: ${wanted}`);
  }

  /** Checks for the last time, when nothing is pending any more. */
  async end(moment: string): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    this.#told.isOver = true;
    await this.look(moment);
  }

  /** Checks every position of the replay, and returns. */
  async replay(moment: string): Promise<void> {
    await OPENED.replay(this.page);
    const scrubber = this.page.getByRole('slider', { name: replayText.replay.scrubber });
    const last = await scrubber.getAttribute('max');
    await scrubber.press('Home');
    for (let step = 0; step <= Number(last); step++) {
      await this.look(`${moment}: replay, step ${step}`);
      await scrubber.press('ArrowRight');
    }
    await this.#comeBack();
  }

  /** Opens everything that can be opened, one after another, but what is in `except`. */
  async openAll(moment: string, except: readonly Opened[] = []): Promise<void> {
    for (const [name, open] of Object.entries({ ...OPENED, rival: this.rival })) {
      if (except.some((one) => one === name)) continue;
      await open(this.page);
      await expect(button(this.page, LEAVE).first()).toBeVisible();
      await this.look(`${moment}: ${name}`);
      await this.#comeBack();
    }
  }

  /** Closes what is open; after a replay the device is passed again. */
  async #comeBack(): Promise<void> {
    await button(this.page, LEAVE).first().click();
    await expect(this.page.getByRole('dialog').filter({ hasNot: here(this.page) })).toHaveCount(0);
    await expect(here(this.page).or(peek(this.page)).first()).toBeVisible();
    if (await here(this.page).isVisible()) await here(this.page).click();
    await expect(peek(this.page)).toBeVisible();
  }

  /** The clock stands still: a notice that is there now was not removed by the last action. */
  async expectNoNotice(): Promise<void> {
    await expect.poll(() => this.page.evaluate(notices)).toBe('');
  }

  async hold(control: Locator): Promise<void> {
    await this.moveTo(control);
    await this.page.mouse.down();
  }

  async moveTo(control: Locator): Promise<void> {
    const box = await control.boundingBox();
    if (!box) throw new Error('it is not there');
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  }
}

/** Opens the page with a stored game, with the settings that make tests fast, and a clock that can be stopped. */
export async function openStored(page: Page, game: string, save: string): Promise<void> {
  await listen(page);
  await page.addInitScript(
    ([id, text]) => {
      localStorage.setItem('faza.settings', '{"speed":"instant","reducedMotion":"on","muted":true,"hints":true}');
      localStorage.setItem('faza.lastGame', id);
      if (localStorage.getItem(`${id}.game`) === null) localStorage.setItem(`${id}.game`, text);
    },
    [game, save] as const,
  );
  await page.clock.install({ time: '2026-11-28T12:00:00Z' });
  await noteWaits(page);
  await page.goto('./');
}

/** Where two records differ, with what each says there. */
export function differences(one: Tale, other: Tale): string[] {
  return Object.entries(one).flatMap(([moment, places]) =>
    Object.entries(places).flatMap(([place, told]) => {
      const [a, b] = [JSON.stringify(told), JSON.stringify(other[moment]?.[place as Place])];
      if (a === b) return [];
      const from = Math.max(0, [...a].findIndex((letter, index) => letter !== b[index]) - 40);
      return [`${moment}, ${place}: ${a.slice(from, from + 120)} … ${b.slice(from, from + 120)}`];
    }),
  );
}
