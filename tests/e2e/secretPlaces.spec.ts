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
 * Whoever may not know a card learns it nowhere on the page: two games that differ in a card that one player has given another in secret
 * are the same at every place that can show, say, play or keep anything, at every moment of somebody else's turn.
 */

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const { groups } = moduleText;
const here = (page: Page): Locator => button(page, /^I’m /);
const peek = (page: Page): Locator => button(page, /^Hold to peek: \d+ cards?$/);

/** Every place of the page that can tell something. A new one belongs here. */
type Place =
  /** The words that are seen: table, names, toasts, notices, Just now, panels, dialogs, curtains. */
  | 'words'
  /** What a screen reader can come to: names, descriptions, states. */
  | 'names'
  /** Everything that the page is made of, also what is hidden: labels, hints, tooltips, IDs, styles, fields. */
  | 'elements'
  /** What live regions have said since the last look, notices as well, in order. */
  | 'said'
  /** What stands in live regions: whoever reads through the page comes to it. */
  | 'notices'
  /** For how long the page has asked to wait since the last look: a pause that depends on a card tells of it. */
  | 'waits'
  | 'title'
  /** The whole address, as a link would hold it, and what the history keeps. */
  | 'address'
  /** What the page keeps for other tabs and visits, but for the game itself. */
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
  // How soon a part is used that the page has asked for ahead of its time depends on the machine.
  console: async (_, { console, isOver }) =>
    isOver && [...new Set(console.filter((line) => !line.includes('was preloaded')))].sort(),
};

/** What is noted of a page while it is open. */
interface Told {
  readonly fetched: string[];
  readonly console: string[];
  /** Whether everything has had time to come. */
  isOver: boolean;
}

/** The same words, without how long it is until the next game of the day. */
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
  return [...document.querySelectorAll('[role="status"], [role="alert"]')].map((one) => one.textContent).join('');
}

/** Runs in the page: all its elements, without numbers that count how often something was made. */
function elements(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  // The picture is compared where it is known what is drawn (`games/azardia/ui/secrets.test.ts`).
  for (const picture of copy.querySelectorAll('#game, #splash')) picture.remove();
  for (const live of copy.querySelectorAll('[role="status"], [role="alert"]')) live.textContent = '';
  return copy.outerHTML.replaceAll(/\b([a-z]+)-\d+\b/g, '$1');
}

/** Runs in the page: what lies in its stores, but for the game in progress and how often it was written. */
function kept(): string[] {
  return [localStorage, sessionStorage].flatMap((store) =>
    Object.entries<string>(store).flatMap(([key, value]) =>
      /^azardia\.(game|sequence|sum|checksum)/.test(key) || key === 'test.drawn' ? [] : [`${key}=${value}`],
    ),
  );
}

/** What somebody opens at the table to look for something. */
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

/** What ends all of that. */
const LEAVE = /^(Close|Done|Back to the game)$/;

/** What the page has told at each moment, by its name. */
type Tale = Record<string, Partial<Record<Place, unknown>>>;

/** Longer than any notice stays. */
const REST = 31_000;
/** Long enough for everything to be said, and shorter than any notice stays. */
const SHORT = 1000;

/** From now on the page keeps for how long it asks to wait, but for what waits for the network, for the disk or for the next minute. */
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

/** Somebody who walks through one of the games, and looks everywhere. */
class Visitor {
  readonly tale: Tale = {};
  readonly #told: Told = { fetched: [], console: [], isOver: false };

  constructor(readonly page: Page) {
    page.on('request', (request) => this.#told.fetched.push(new URL(request.url()).pathname));
    page.on('console', (message) => this.#told.console.push(message.text()));
  }

  /**
   * Looks at every place of the page, when it has come to rest: whatever is said has been said, and is gone again. Whoever is to
   * take the device finds nothing of what the page has said to the one before.
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

  /** Stops the page's clock: it goes on when the page is looked at, and only then, so that nothing is a matter of how fast anything is. */
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

  /** Looks for the last time, when nothing is on its way any more. */
  async end(moment: string): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    this.#told.isOver = true;
    await this.look(moment);
  }

  /** Looks at every moment of the replay, and comes back. */
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

  /** Opens everything that can be opened, one after the other. */
  async openAll(moment: string): Promise<void> {
    for (const [name, open] of Object.entries(OPENED)) {
      await open(this.page);
      await expect(button(this.page, LEAVE).first()).toBeVisible();
      await this.look(`${moment}: ${name}`);
      await this.#comeBack();
    }
  }

  /** Leaves what is open; after a replay the device is passed again. */
  async #comeBack(): Promise<void> {
    await button(this.page, LEAVE).first().click();
    await expect(this.page.getByRole('dialog').filter({ hasNot: here(this.page) })).toHaveCount(0);
    await expect(here(this.page).or(peek(this.page)).first()).toBeVisible();
    if (await here(this.page).isVisible()) await here(this.page).click();
    await expect(peek(this.page)).toBeVisible();
  }

  /** Takes the device and passes, as often as anybody is asked anything, until a button is there. */
  async passUntil(wanted: Locator): Promise<void> {
    const next = button(this.page, /^(Pass|Fight|Roll again|End the (play phase|turn))$/).or(here(this.page));
    for (let step = 1; ; step++) {
      await expect(next.or(wanted).first()).toBeVisible();
      await this.look(`until ${wanted}, step ${step}`);
      if (await wanted.isVisible()) return;
      await next.first().click();
    }
  }

  /** Lets go over a card, and chooses among what it leads to. */
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
   * Lets go over a card of the hand that is held up and that cannot be played now, looks at what the page says to that, and puts
   * the hand down: with it goes what was said.
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

  /** The clock stands still: a notice that is there now was not taken away by whatever has just happened. */
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

/** A way through the game: against whom the third player plays, and how closely everything is looked at on the way. */
interface Way {
  readonly name: string;
  readonly victim: string;
  explore(visitor: Visitor, moment: string): Promise<void>;
  /** How often the page is looked at, at least. */
  readonly moments: number;
}

const asked = (page: Page, name: string): Locator => button(page, `I’m ${name}`);

/** Opens the page with a stored game, as somebody who has chosen the settings that make tests fast. */
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
  // Whoever sees no hand has nothing to press that is refused: keys without a meaning now say nothing.
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

/** The third player rolls and moves, tries an answer in vain, plays a card, and takes it back. */
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

/** The victim takes the device, looks at the hand, and passes; the page is loaded again in between. */
async function answer(visitor: Visitor, { victim, explore }: Way): Promise<void> {
  const { page } = visitor;
  const hand = page.getByRole('group', { name: groups.hand }).getByRole('button');
  await expect(asked(page, victim)).toBeVisible();
  await visitor.look('the victim is asked for');
  await here(page).click();
  await expect(button(page, 'Pass')).toBeVisible();
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

/** The only moments at which the games may differ: the victim looks at the hand, and tries a card of it. */
const PEEK = 'the victim peeks';
const REFUSAL = 'the victim is refused';
const TURN = 'turn of somebody else';
const WINDOW = 'response window';

const WAYS: Readonly<Record<'attack' | 'challenge', Way>> = {
  attack: {
    name: 'an attack',
    victim: 'Robot-i-King',
    explore: (visitor, moment) => visitor.openAll(moment),
    moments: 25 + 2 * Object.keys(OPENED).length,
  },
  challenge: {
    name: 'a challenge',
    victim: 'Kuchuritok',
    explore: (visitor, moment) => visitor.replay(moment),
    moments: 25 + 2 * 10,
  },
};

for (const kind of ['attack', 'challenge'] as const) {
  const way = WAYS[kind];
  test(`two games that differ in a hidden card are the same at every place of the page, and when who may know it is the victim of ${way.name}`, async ({
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
    // Whoever may see the cards sees that they differ: so the places show what a secret would show.
    for (const place of ['names', 'elements', 'said'] as const) expect(others?.[place]).not.toEqual(own?.[place]);
  });
}

/** Where two tales differ, with what each says there. */
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
