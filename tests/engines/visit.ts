import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Host } from '../e2e/kit/twoVersions.ts';
import type { Driver, Folders, Key, Start } from './drivers/driver.ts';
import { type Found, find, type Sought } from './inPage.ts';

/** Timeout for every wait, in milliseconds: WebKit draws in software, on a machine with other work to do. */
const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 50;

/** Between any two buttons, moving the focus takes at most this many steps. */
const MOST_STEPS = 120;

/** A small window, because it renders fastest. */
const SMALL: Size = [640, 360];
type Size = readonly [width: number, height: number];

/** What consoles say about a slow machine, an address without an icon, or files still loading when a page was left. */
const NOISE = [
  /favicon\.ico/,
  /was preloaded using link preload but not used within a few seconds/,
  /GPU stall due to ReadPixels/,
  /downloadable font: download failed .* status=2152398850/,
  /^(?:Fetch API cannot|Cannot) load \S+ due to access control checks\.$/,
];

/**
 * What Firefox says of a file still loading when its page was left, and of one that the service worker failed to serve.
 */
const GIVEN_UP =
  /^Error: Failed to load ‘(\S+)’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/** A name, whole or as a pattern. */
export type Name = string | RegExp;

/**
 * A browser that stays open from one journey to the next. Each journey uses a new address, where nothing is stored yet;
 * after a failed journey, a new browser is started.
 */
export class Machine {
  #open: { readonly driver: Driver; readonly folders: Folders } | null = null;

  constructor(readonly start: Start) {}

  get driver(): Driver {
    assert(this.#open, 'no browser is open');
    return this.#open.driver;
  }

  get downloads(): string {
    assert(this.#open, 'no browser is open');
    return this.#open.folders.downloads;
  }

  /** Opens a browser in which nothing is stored, unless one is open. */
  async open(): Promise<void> {
    if (this.#open) return;
    const folder = mkdtempSync(join(tmpdir(), 'faza-engine-'));
    const folders = { profile: join(folder, 'profile'), downloads: join(folder, 'downloads') };
    for (const made of Object.values(folders)) mkdirSync(made);
    this.#open = { folders, driver: await this.start(folders) };
  }

  /** Ends the browser as a crash does, and starts it again with what it has stored. */
  async killAndOpen(): Promise<void> {
    assert(this.#open, 'no browser is open');
    const { driver, folders } = this.#open;
    await driver.kill();
    this.#open = { folders, driver: await this.start(folders) };
  }

  async close(): Promise<void> {
    if (!this.#open) return;
    const { driver, folders } = this.#open;
    this.#open = null;
    await driver.close().catch(() => driver.kill());
    rmSync(dirname(folders.profile), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** A visitor who opens a host of the game in a browser. */
export class Visit {
  #heard = 0;

  constructor(
    readonly machine: Machine,
    readonly host: Host,
  ) {}

  get driver(): Driver {
    return this.machine.driver;
  }

  /** Opens the game in a browser that has stored these things, in a small window, which renders fastest. */
  async open(stored: Readonly<Record<string, string>>, [width, height] = SMALL): Promise<void> {
    await this.driver.resize(width, height);
    // A picture's address shares the game's storage and runs none of its code.
    await this.driver.goto(`${this.host.address}icons/icon-192.png`);
    await this.call((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    this.#heard = this.driver.complaints.length;
    await this.driver.goto(this.host.address);
  }

  /** Ends the browser as a crash does, and comes back with it. */
  async killAndReturn([width, height] = SMALL): Promise<void> {
    await this.machine.killAndOpen();
    this.#heard = 0;
    await this.driver.resize(width, height);
    await this.driver.goto(this.host.address);
  }

  /** Runs a function in the page; it can use only its arguments. */
  async call<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // The compiler of the tests calls a helper `__name`, which the page does not have.
    const called = `(async () => { const __name = (run) => run; return (${run})(...${JSON.stringify(args)}); })()`;
    return JSON.parse(await this.driver.evaluate(`${called}.then((value) => JSON.stringify(value ?? null))`));
  }

  /** All visible elements of a role and a name. */
  find(role: Sought['role'], name: Name, within = ''): Promise<Found[]> {
    const isPattern = typeof name !== 'string';
    return this.call(find, { role, name: isPattern ? name.source : name, isPattern, within });
  }

  /** Waits until something of a role and a name can be seen. */
  sees(role: Sought['role'], name: Name): Promise<Found> {
    return this.until(`${role} ${name}`, async () => (await this.find(role, name))[0]);
  }

  /** Waits until nothing of a role and a name can be seen any more. */
  async seesNo(role: Sought['role'], name: Name): Promise<void> {
    await this.until(`no ${role} ${name}`, async () => (await this.find(role, name)).length === 0);
  }

  /** Waits until a button can be pressed and has stopped moving; the first or the last of its name. */
  async reaches(name: Name, which: 'first' | 'last' = 'first'): Promise<Found> {
    let before: Found | undefined;
    return this.until(`button ${name} to be free`, async () => {
      const free = (await this.find('button', name)).filter(({ isFree }) => isFree);
      const found = free.at(which === 'first' ? 0 : -1);
      const isStill = found !== undefined && found.x === before?.x && found.y === before.y;
      before = found;
      return isStill ? found : undefined;
    });
  }

  /** Presses a button with the mouse. */
  async press(name: Name, which: 'first' | 'last' = 'first'): Promise<void> {
    await this.hold(name, which);
    await this.driver.mouse('up');
  }

  /** Holds the mouse down on a button. */
  async hold(name: Name, which: 'first' | 'last' = 'first'): Promise<void> {
    await this.moveTo(await this.reaches(name, which));
    await this.driver.mouse('down');
  }

  moveTo({ x, y }: Found): Promise<void> {
    return this.driver.moveTo(x, y);
  }

  /** Walks to a button by Tab alone and presses it by Enter. */
  async walkTo(name: Name): Promise<void> {
    await this.sees('button', name);
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      if ((await this.find('button', name)).some(({ hasFocus }) => hasFocus)) return this.key('Enter');
      await this.key('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  }

  async key(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Waits until a screen reader has announced these words, since listening began. */
  async hears(words: string): Promise<void> {
    await this.until(`to hear ${words}`, () =>
      this.call((part) => Reflect.get(window, 'heard').join().includes(part), words),
    );
  }

  /** The value that is stored under a key. */
  stored(key: string): Promise<string | null> {
    return this.call((name) => localStorage.getItem(name), key);
  }

  /**
   * Calls `look` until it returns something, and returns that. Calls that throw, for example while the page is
   * navigating, are repeated.
   */
  async until<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
    let failure: unknown;
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      try {
        const seen = await look();
        failure = undefined;
        if (seen !== undefined && seen !== false) return seen;
      } catch (error) {
        failure = error;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`waited in vain for ${what}`, { cause: failure });
  }

  /** Checks that the console reports only what the journey expects. */
  async hasNothingToComplainAbout(...expected: readonly RegExp[]): Promise<void> {
    const heard = this.driver.complaints.slice(this.#heard);
    const complaints = heard.filter((said) => ![...NOISE, ...expected].some((one) => one.test(said)));
    const failed: string[] = [];
    for (const said of complaints) if (!(await this.#canBeLoadedNow(said))) failed.push(said);
    assert.deepEqual(failed, []);
  }

  /**
   * Whether a complaint concerns a file that the service worker does serve now: then the page was just left too soon
   * for it.
   */
  async #canBeLoadedNow(said: string): Promise<boolean> {
    const [, address] = GIVEN_UP.exec(said) ?? [];
    if (address === undefined) return false;
    return this.call(async (asked) => (await fetch(asked)).ok, address);
  }
}
