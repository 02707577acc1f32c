import { expect, type Locator, type Page } from '@playwright/test';
import type { Card } from '../../src/games/azardia/rules/state/state.ts';
import { actionText } from '../../src/games/azardia/text/cards.en.ts';
import { moduleText } from '../../src/games/azardia/text/module.en.ts';
import { errorText } from '../../src/shell/errors/text.en.ts';
import { replayText } from '../../src/shell/replay/text.en.ts';
import { shareText } from '../../src/shell/share/text.en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { offered } from './kit/azardia.ts';
import { type GamesAlike, gamesAlike } from './kit/gamesAlike.ts';
import { listen } from './kit/heard.ts';
import { test } from './kit/test.ts';

/*
 * A viewer who may not know a card cannot learn it anywhere on the page: two games that differ only in a card secretly
 * given are identical wherever the page can show, say, play or store anything, throughout another player's turn.
 */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const { groups } = moduleText;
const here = (page: Page): Locator => button(page, /^I’m /);
const peek = (page: Page): Locator => button(page, /^Hold to peek: \d+ cards?$/);

/** Every place of the page that can reveal something. Add new ones here. */
type Place =
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
  // Another test (`games/azardia/ui/secrets.test.ts`) compares the picture, where the drawing is known.
  for (const picture of copy.querySelectorAll('#game, #splash')) picture.remove();
  for (const live of copy.querySelectorAll('[role="status"], [role="alert"]')) live.textContent = '';
  return copy.outerHTML.replaceAll(/\b([a-z]+)-\d+\b/g, '$1');
}

/** Runs in the page: the content of its stores, except the game in progress and how often it was written. */
function kept(): string[] {
  return [localStorage, sessionStorage].flatMap((store) =>
    Object.entries<string>(store).flatMap(([key, value]) =>
      /^azardia\.(game|sequence|sum|checksum)/.test(key) || key === 'test.drawn' ? [] : [`${key}=${value}`],
    ),
  );
}

/** What a player opens at the table to look for something. */
type Opened = 'log' | 'menu' | 'share' | 'replay' | 'settings' | 'question' | 'dice' | 'players' | 'rulebook' | 'rival';

const fromMenu =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await button(page, moduleText.table.menu).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

const OPENED: Readonly<Record<Opened, (page: Page) => Promise<void>>> = {
  log: (page) => page.keyboard.press('l'),
  menu: (page) => button(page, moduleText.table.menu).click(),
  share: fromMenu(shareText.title),
  replay: fromMenu(shellText.menu.lookBack),
  settings: fromMenu('Settings'),
  question: fromMenu(shellText.inspect.menu),
  dice: fromMenu('Dice'),
  players: fromMenu('Players'),
  rulebook: fromMenu('Rulebook'),
  rival: (page) => button(page, /^Robot-i-King: /).press('?'),
};

/** Closes all of that. */
const LEAVE = /^(Close|Done|Back to the game)$/;

/** What the page has revealed at each step, by the step's name. */
type Tale = Record<string, Partial<Record<Place, unknown>>>;

/** Longer than any notice stays. */
const REST = 31_000;
/** Long enough for everything to be announced, and shorter than any notice stays. */
const SHORT = 1000;

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
class Visitor {
  readonly tale: Tale = {};
  readonly #told: Told = { fetched: [], console: [], isOver: false };

  constructor(readonly page: Page) {
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

  /** Opens everything that can be opened, one after another. */
  async openAll(moment: string): Promise<void> {
    for (const [name, open] of Object.entries(OPENED)) {
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

  /** Accepts the device and passes, as often as asked, until a button appears. */
  async passUntil(wanted: Locator): Promise<void> {
    const next = button(this.page, /^(Pass|Fight|Roll again|End the (play phase|turn))$/).or(here(this.page));
    for (let step = 1; ; step++) {
      await expect(next.or(wanted).first()).toBeVisible();
      await this.look(`until ${wanted}, step ${step}`);
      if (await wanted.isVisible()) return;
      await next.first().click();
    }
  }

  /** Drops a card, and picks one of the choices that follow. */
  async play(card: string, rival?: string): Promise<void> {
    await this.hold(peek(this.page));
    await this.look(`the hand is held up for ${card}`);
    await this.moveTo(this.page.getByRole('group', { name: groups.hand }).getByRole('button', { name: card }));
    await this.page.mouse.up();
    await this.look(`${card} chosen`);
    if (rival !== undefined)
      await offered(this.page).filter({ hasText: rival }).or(button(this.page, rival)).first().click();
    await offered(this.page).last().click();
  }

  /**
   * Drops a card of the held-up hand that cannot be played now, checks the page's answer, and puts the hand down, which
   * clears the answer.
   */
  async beRefused(moment: string, card: string | RegExp = /./): Promise<void> {
    const { page } = this;
    const cards = page.getByRole('group', { name: groups.hand }).getByRole('button', { name: card });
    await this.moveTo(cards.filter({ hasText: moduleText.notNow }).first());
    await page.mouse.up();
    await expect(page.getByRole('status').filter({ hasText: moduleText.notNow })).toBeVisible();
    await this.look(moment, SHORT);
    await peek(page).click();
    await expect(page.locator('[aria-label^="Your hand: A hidden card."]')).toHaveCount(1);
    await this.expectNoNotice();
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

/** A path through the game: whom the third player attacks, and how thoroughly everything is checked on the way. */
interface Way {
  readonly name: string;
  readonly victim: string;
  explore(visitor: Visitor, moment: string): Promise<void>;
  /** The minimum number of checks. */
  readonly moments: number;
}

const asked = (page: Page, name: string): Locator => button(page, `I’m ${name}`);

/** Opens the page with a stored game, with the settings that make tests fast. */
async function open(page: Page, save: string): Promise<void> {
  await listen(page);
  await page.addInitScript((text) => {
    localStorage.setItem('faza.settings', '{"speed":"instant","reducedMotion":"on","muted":true,"hints":true}');
    localStorage.setItem('faza.lastGame', 'azardia');
    if (localStorage.getItem('azardia.game') === null) localStorage.setItem('azardia.game', text);
  }, save);
  await page.clock.install({ time: '2026-11-28T12:00:00Z' });
  await noteWaits(page);
  await page.goto('./');
}

/** Walks through a game: the third player's turn, the question whether the victim answers, another visit. */
async function walk(page: Page, game: GamesAlike, save: string, way: Way): Promise<Tale> {
  const visitor = new Visitor(page);
  await open(page, save);
  await visitor.continue('title');
  await visitor.look('the device is passed');
  await here(page).click();
  await expect(peek(page)).toBeVisible();
  await visitor.look(TURN);
  await way.explore(visitor, TURN);
  // A player who sees no hand has nothing to press that would be refused: now keys without a meaning say nothing.
  await page.keyboard.press('u');
  await visitor.look('a key that does nothing');
  await moveAndPlay(visitor, game);
  await visitor.play(cardName(game.attack), way.victim);
  await answer(visitor, way);
  await page.clock.resume();
  await page.reload();
  await visitor.continue('another visit');
  await visitor.look('the device is passed on another visit');
  await here(page).click();
  await expect(peek(page)).toBeVisible();
  await visitor.look('somebody’s turn on another visit');
  await page.evaluate(() => void Promise.reject(new Error('it broke')));
  await expect(page.getByRole('dialog', { name: errorText.title })).toBeVisible();
  await visitor.end('an error');
  return visitor.tale;
}

/** The third player rolls and moves, tries an answer in vain, plays a card, and undoes it. */
async function moveAndPlay(visitor: Visitor, game: GamesAlike): Promise<void> {
  const { page } = visitor;
  await button(page, /^Roll/).click();
  await expect(button(page, /: move \d+ tiles$/).first()).toBeVisible();
  await offered(page).first().click();
  await visitor.look('a move is looked at');
  await offered(page).last().click();
  await expect(button(page, 'End the play phase')).toBeVisible();
  await visitor.hold(peek(page));
  await visitor.look('the hand is held up');
  await visitor.beRefused('a refusal', cardName(game.answer));
  await visitor.look('after a refusal');
  await visitor.play(cardName(game.coins));
  await expect(button(page, moduleText.table.undo)).toBeEnabled();
  await visitor.look('a card was played');
  await page.keyboard.press('u');
  await expect(button(page, 'Redo')).toBeVisible();
  await visitor.look('undone');
}

/** The victim is asked at the table, looks at the hand, and passes; the page is reloaded in between. */
async function answer(visitor: Visitor, { victim, explore }: Way): Promise<void> {
  const { page } = visitor;
  const hand = page.getByRole('group', { name: groups.hand }).getByRole('button');
  await expect(button(page, 'Pass')).toBeVisible();
  await visitor.expectNoNotice();
  await visitor.look(WINDOW);
  await explore(visitor, WINDOW);
  await visitor.hold(peek(page));
  await expect(hand).not.toHaveCount(1);
  await visitor.look(PEEK);
  await visitor.beRefused(REFUSAL);
  await visitor.look('the hand is put down');
  await page.clock.resume();
  await page.reload();
  await visitor.continue('another visit in the response window');
  await expect(asked(page, victim)).toBeVisible();
  await visitor.look('the victim is asked for on another visit');
  await here(page).click();
  await expect(button(page, 'Pass')).toBeVisible();
  await page.keyboard.press('p');
  await visitor.passUntil(button(page, 'End the play phase'));
  await button(page, 'End the play phase').click();
  // The computer's turn comes in between.
  await visitor.passUntil(asked(page, 'Kuchuritok'));
}

/** The only steps at which the games may differ: the victim looks at the hand, and tries a card of it. */
const PEEK = 'the victim peeks';
const REFUSAL = 'the victim is refused';
const TURN = 'turn of somebody else';
const WINDOW = 'response window';

const WAYS: Readonly<Record<'attack' | 'challenge', Way>> = {
  attack: {
    name: 'an attack',
    victim: 'Robot-i-King',
    explore: (visitor, moment) => visitor.openAll(moment),
    moments: 24 + 2 * Object.keys(OPENED).length,
  },
  challenge: {
    name: 'a challenge',
    victim: 'Kuchuritok',
    explore: (visitor, moment) => visitor.replay(moment),
    moments: 24 + 2 * 10,
  },
};

for (const kind of ['attack', 'challenge'] as const) {
  const way = WAYS[kind];
  test(`two games that differ in a hidden card are the same at every place of the page, except to the victim of ${way.name}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const game = gamesAlike(kind);
    const other = await browser.newContext();
    const one = await walk(page, game, game.saves[0], way);
    const two = await walk(await other.newPage(), game, game.saves[1], way);
    await other.close();
    expect(Object.keys(one).length).toBeGreaterThanOrEqual(way.moments);
    const { [PEEK]: own, [REFUSAL]: ownRefusal, ...rest } = one;
    const { [PEEK]: others, [REFUSAL]: othersRefusal, ...same } = two;
    for (const refusal of [one['a refusal'], ownRefusal, othersRefusal])
      for (const place of ['said', 'notices'] as const) expect(refusal?.[place]).toContain(moduleText.notNow);
    expect(differences(rest, same)).toEqual([]);
    // A viewer who may see the cards sees the difference: so the check does notice what a secret would show.
    for (const place of ['names', 'elements', 'said'] as const) expect(others?.[place]).not.toEqual(own?.[place]);
  });
}

/** Where two records differ, with what each says there. */
function differences(one: Tale, other: Tale): string[] {
  return Object.entries(one).flatMap(([moment, places]) =>
    Object.entries(places).flatMap(([place, told]) => {
      const [a, b] = [JSON.stringify(told), JSON.stringify(other[moment]?.[place as Place])];
      if (a === b) return [];
      const from = Math.max(0, [...a].findIndex((letter, index) => letter !== b[index]) - 40);
      return [`${moment}, ${place}: ${a.slice(from, from + 120)} … ${b.slice(from, from + 120)}`];
    }),
  );
}

function cardName(card: Card): string {
  return card === 'hidden' ? '' : actionText[card].name;
}
