import type { Browser, BrowserContext, Page } from '@playwright/test';
import { faza } from '../../src/games/faza/rules/faza.ts';
import { chanceFrom, type Drawing, drawBelow } from '../../src/kernel/chance.ts';
import { gameText } from '../../src/shell/persistence/gameText.ts';
import { goldenGamesOf } from '../e2e/kit/golden.ts';
import { drawSameSeeds } from '../e2e/kit/start.ts';
import { gameAfter, playedByPeople } from '../looks/kit/visitor.ts';
import { BLANK_PICTURES } from '../tools/previewForTests.ts';
import { drawAction } from './actions.ts';
import { giveHandle } from './handle.ts';
import { look, type Sight, spotOf } from './sight.ts';
import { goHome } from './wayHome.ts';

/** The parameters of an episode: its seed and the page's reactions determine everything that it does. */
export interface Episode {
  readonly seed: number;
  readonly actions: number;
  readonly url: string;
  /** Whether to serve blank pictures, which need no decoding. */
  readonly isBlank: boolean;
}

/** What was done in episodes, and what went wrong. */
export interface Tally {
  actions: number;
  /** How often each action was done, and how often each screen was open after an action. */
  readonly kinds: Map<string, number>;
  readonly screens: Map<string, number>;
  readonly failures: Failure[];
}

/** What went wrong, and the actions that led to it, the latest last. */
export interface Failure {
  readonly seed: number;
  readonly what: string;
  readonly actions: readonly string[];
}

/** An empty tally. */
export const noTally = (): Tally => ({ actions: 0, kinds: new Map(), screens: new Map(), failures: [] });

/** Milliseconds within which a page has to respond. */
const PATIENCE = 15_000;
/** After this many actions without effect everything is pressed once: something has to change. */
const MOST_IN_VAIN = 40;
/** How many actions a failure lists. */
const TOLD = 12;

/** Messages about the network and the graphics that the monkey takes away; the browser logs them, not the game. */
const FOREIGN = /net::ERR_|Failed to load resource|WebGL|GL Driver|GPU stall|ResizeObserver loop|registration blocked/;

class Found extends Error {}

/** Plays an episode in its own window, and adds it to the tally. */
export async function playEpisode(browser: Browser, episode: Episode, tally: Tally): Promise<void> {
  const luck: Drawing = { ...chanceFrom(`monkey ${episode.seed}`) };
  const context = await openContext(browser, episode, luck);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('crash', () => errors.push('the page crashed'));
  // Cancels the file dialog, or chooses a file that is no game.
  page.on('filechooser', (chooser) => void chooser.setFiles(A_FILE).catch(() => undefined));
  const told: string[] = [];
  await giveHandle(page);
  await drawSameSeeds(page);
  try {
    await page.goto(episode.url);
    const monkey = new Monkey(page, luck, errors, told, tally, episode.seed, episode.url);
    await monkey.play(episode.actions);
  } catch (error) {
    const what = error instanceof Found ? error.message : `the browser did not answer: ${error}`;
    tally.failures.push({ seed: episode.seed, what, actions: told.slice(-TOLD) });
  } finally {
    await context.close();
  }
}

const A_FILE = { name: 'a.faza.json', mimeType: 'application/json', buffer: Buffer.from('{"no":"game"}') };

class Monkey {
  private readonly pressed = new Map<string, number>();
  private inVain = 0;

  constructor(
    private readonly page: Page,
    private readonly luck: Drawing,
    private readonly errors: readonly string[],
    private readonly told: string[],
    private readonly tally: Tally,
    private readonly seed: number,
    private readonly url: string,
  ) {}

  async play(actions: number): Promise<void> {
    let sight = await this.usable();
    for (let number = 0; number < actions; number++) {
      // The random numbers of an action do not depend on how many earlier actions used.
      Object.assign(this.luck, chanceFrom(`monkey ${this.seed} ${number}`));
      const [name, , act] = drawAction(this.luck, sight);
      this.told.push(`${number} ${sight.screen}: ${name}…`);
      const moment = { page: this.page, sight, luck: this.luck, pressed: this.pressed };
      const said = await inTime(act(moment).catch(wasLeft));
      this.told[this.told.length - 1] = `${number} ${sight.screen}: ${said}`;
      this.tally.actions += 1;
      count(this.tally.kinds, name);
      const after = await this.usable();
      count(this.tally.screens, after.screen);
      this.inVain = after.signature === sight.signature ? this.inVain + 1 : 0;
      sight = after;
      if (this.inVain >= MOST_IN_VAIN) sight = await this.pressEverything(sight);
      if (number % 10 === 0) await this.moves(sight);
    }
    await this.page.context().setOffline(false);
    const lost = await inTime(goHome(this.page, (said) => this.told.push(`on the way home: ${said}`)));
    this.look();
    if (lost !== null) throw new Found(`no way to the title: ${lost}`);
  }

  /** Waits until something can be pressed. */
  private async usable(): Promise<Sight> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      await this.return();
      // A page that is just being left does not respond.
      const sight = await inTime(look(this.page).catch(() => null));
      this.look();
      if (sight && (await this.canPress(sight))) return sight;
      if (Date.now() > until) throw new Found(`nothing can be pressed: ${sight?.screen ?? 'no page'}`);
    }
  }

  /** Whether something is in view that can be pressed, or can be scrolled into view. */
  private async canPress({ targets }: Sight): Promise<boolean> {
    const [first] = targets;
    if (!first) return false;
    return targets.some(({ spot }) => spot) || (await inTime(spotOf(this.page, first).catch(() => null))) !== null;
  }

  /**
   * Back may leave the page, as it should where nothing is open, and Forward may return to an earlier one; without a
   * worker no page loads offline.
   */
  private async return(): Promise<void> {
    const address = this.page.url();
    if (address === 'about:blank') await this.page.goForward();
    if (this.page.url() === 'about:blank') await this.page.goBack();
    if (!address.startsWith('chrome-error:')) return;
    await this.page.context().setOffline(false);
    await this.page.goto(this.url);
  }

  /** Throws if the page reported an error. */
  private look(): void {
    const own = this.errors.filter((error) => !FOREIGN.test(error));
    if (own.length > 0) throw new Found(own.join('\n'));
  }

  /** Presses everything in turn until something changes. */
  private async pressEverything(before: Sight): Promise<Sight> {
    this.inVain = 0;
    for (const { index, name } of before.targets) {
      this.told.push(`press everything: "${name}"`);
      await inTime(
        this.page.evaluate((number) => {
          document.querySelectorAll<HTMLElement>('button, input, select, summary, a[href]')[number]?.click();
        }, index),
      );
      const after = await this.usable();
      if (after.signature !== before.signature) return after;
    }
    throw new Found(`stuck: nothing that can be pressed changes anything (${before.screen})`);
  }

  /** Checks that frames are drawn where something should move. */
  private async moves(sight: Sight): Promise<void> {
    if (!sight.isLively) return;
    // The action may have left the page for another game, which takes a moment.
    const still = await inTime(
      this.page.evaluate(whyStill, PATIENCE).catch((error: unknown) => {
        wasLeft(error);
        return null;
      }),
    );
    if (still !== null) throw new Found(`no frame is drawn where something should move (${sight.screen}; ${still})`);
  }
}

/**
 * Ignores the error of an action in a page that is just being left, because the action before it was Back. Rejects with
 * any other error.
 */
function wasLeft(error: unknown): string {
  if (String(error).includes('Execution context was destroyed')) return 'nothing: the page is being left';
  throw error;
}

/** Awaits the browser, with a timeout: some requests to a page that hangs never resolve. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Found('the page hangs')), 4 * PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/**
 * Runs in the page: `null` if two frames of the stage are drawn in time, or there is no stage; otherwise details that
 * tell a browser without frames from a game that sleeps.
 */
async function whyStill(patience: number): Promise<string | null> {
  const game = window.fazaGame;
  if (!game) return null;
  const start = game.loop.frame;
  let offered = 0;
  const count = (): void => {
    offered += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  for (const until = performance.now() + patience; performance.now() < until; ) {
    if (game.loop.frame >= start + 2) return null;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return `the browser offered ${offered} frames, the loop is ${game.loop.running ? 'awake' : 'asleep'}`;
}

/** A window with random settings and the game of an earlier visit. */
async function openContext(browser: Browser, { isBlank }: Episode, luck: Drawing): Promise<BrowserContext> {
  const pick = <T>(items: readonly [T, ...T[]]): T => items[drawBelow(luck, items.length)] ?? items[0];
  const [width, height] = pick<readonly [number, number]>([
    [640, 360],
    [360, 640],
    [1024, 600],
  ]);
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: pick([true, false, false]),
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...(isBlank && { extraHTTPHeaders: BLANK_PICTURES }),
  });
  const settings = {
    muted: pick([true, false]),
    speed: pick(['instant', 'instant', 4, 4, 2, 1]),
    reducedMotion: pick(['system', 'on', 'off']),
    confirm: pick([true, true, false]),
    alwaysForecast: pick([true, false]),
    phaseSummary: pick([true, false]),
    hints: pick([true, false]),
    density: pick(['newcomer', 'normal', 'expert']),
    textScale: pick([1, 1, 1.5, 2]),
    highContrast: pick([true, false, false]),
  };
  const game = pick([storedGame, storedGame, () => null])(luck);
  const luggage = { 'faza.settings': JSON.stringify(settings), ...(game !== null && { 'faza.game': game }) };
  await context.addInitScript((entries) => {
    // The pages before and after it in the history are blank and have no storage.
    if (window.origin === 'null') return;
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, luggage);
  return context;
}

/** A recorded game that was left unfinished, often near its end. */
function storedGame(luck: Drawing): string {
  const games = goldenGamesOf(faza.version);
  const game = games[drawBelow(luck, games.length)];
  if (!game) throw new Error('there are no golden games');
  const { commands } = game.record;
  const left = drawBelow(luck, 2) === 0 ? drawBelow(luck, commands.length) : commands.length - 1 - drawBelow(luck, 5);
  return gameText(playedByPeople(gameAfter(game.record, Math.max(0, left))));
}
