import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { type Plugin, runnerImport } from 'vite';
import { editions } from '../../src/games/faza/content/editions.ts';
import { lessonOf } from '../../src/games/faza/lessons/course.ts';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { Setup } from '../../src/games/faza/rules/state/state.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { setupText, summaryText } from '../../src/games/faza/text/module.en.ts';
import { fazaPacks } from '../../src/games/faza/ui/packs/packs.ts';
import { at } from '../../src/kernel/values/at.ts';
import { archiveText } from '../../src/shell/archive/text.en.ts';
import { learnText } from '../../src/shell/learn/text.en.ts';
import { packsText } from '../../src/shell/packs/text.en.ts';
import { peopleText } from '../../src/shell/people/text.en.ts';
import { exportAll } from '../../src/shell/persistence/archive/archiveFile.ts';
import { planText } from '../../src/shell/plan/text.en.ts';
import { replayFileText, whoseText } from '../../src/shell/share/text.en.ts';
import { shellText } from '../../src/shell/text.en.ts';
import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { changeGame } from '../e2e/kit/games.ts';
import { golden } from '../e2e/kit/golden.ts';
import { planOf } from '../e2e/kit/plan.ts';
import { click, Player } from '../e2e/kit/player.ts';
import { drawSameSeeds, setClock, startGame } from '../e2e/kit/start.ts';
import { bidsText } from '../games/bids/text.en.ts';
import { openHouse } from '../looks/kit/house.ts';
import { openBrowser } from '../looks/kit/visitor.ts';
import { matches } from '../shell/persistence/archive/matches.ts';
import { type BrowserStore, rowsIn, type Stored, storedFile, watchedStore } from '../shell/stores/stored.ts';

const command = defineCommand({
  name: 'npm run stores',
  summary:
    'Plays in a browser by pressing buttons, and writes down all that the page has stored then, for tests that open it with later code. Of a build that was played once nothing is ever made again.',
  options: { build: { kind: 'text', required: true, help: 'the commit that is played; names the folder' } },
});

// A game's module imports style sheets and pictures, which only Vite can load.
const { holdingsOf } = await load<typeof import('../shell/stores/holdings.ts')>('../shell/stores/holdings.ts');
const { archiveOf, freshOwner, markAt } = await load<typeof import('../shell/persistence/archive/kit.ts')>(
  '../shell/persistence/archive/kit.ts',
);

const TODAY = new Date('2026-11-22T12:00:00Z');
const { menu } = shellText;
const { title } = text.screens;

async function load<Module>(path: string): Promise<Module> {
  const noStyles: Plugin = {
    name: 'no-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
    load: (id) => (id === '\0no-style' ? '' : null),
  };
  const file = fileURLToPath(new URL(path, import.meta.url));
  return (await runnerImport<Module>(file, { configFile: false, plugins: [noStyles] })).module;
}

type Write = (page: Page, name: string) => Promise<void>;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

async function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // Code compiled by tsx calls this, even in functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await setClock(page, TODAY);
  await drawSameSeeds(page);
  await page.goto(url);
  await button(page, title.newGame).waitFor();
  return page;
}

/** Everything that a player can have: settings, lessons, a lost game, a friend's games, names, and plans. */
async function playMuch(context: BrowserContext, url: string, write: Write): Promise<void> {
  const page = await openPage(context, url);
  await changeSettings(page);
  await learn(page);

  // A first game with hints is abandoned.
  const firstGame = { ...golden('defeat').setup, seed: 'the first game' };
  await play(page, firstGame, planOf(firstGame).commands.slice(0, 4));
  await giveUp(page);
  await setHints(page, false);

  // A practice game, with something undone, is left for another one.
  const practice = { ...golden('defeat').setup, seed: 'for practice' };
  await play(page, practice, planOf(practice).commands.slice(0, 5));
  await chooseInMenu(page, menu.practice);
  await page.getByRole('dialog').getByRole('button', { name: shellText.practice.confirm }).click();
  await button(page, text.controlText.undo).click();
  await write(page, 'practice');
  await chooseInMenu(page, menu.toTitle);

  const { setup, commands: wholeGame } = golden('defeat');
  await play(page, setup, wholeGame);
  await button(page, text.screens.ending.title).click();
  await openFriendsGames(page);

  // Another game of the registry is opened, and then this one again.
  await changeGame(page, bidsText.name);
  await changeGame(page, 'FAZA');
  await button(page, title.newGame).waitFor();

  const inProgress = { ...golden('defeat').setup, seed: 'in progress' };
  const { commands } = planOf(inProgress);
  const player = await play(page, inProgress, commands.slice(0, 6));
  await nameThePlayers(page);
  await page.keyboard.press('p');
  await player.point(at(commands, 6));
  await button(page, text.controlText.addToPlan).click();
  await page.getByRole('region', { name: planText.region }).getByRole('listitem').waitFor();
  await write(page, 'player');
}

/** Games that could not be archived yet, since this browser has no database. */
async function leaveGamesOnTheirWay(context: BrowserContext, url: string, write: Write): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true }),
  );
  const page = await openPage(context, url);
  await setHints(page, false);
  for (const seed of ['on its way', 'behind it']) {
    const setup = { ...golden('defeat').setup, seed };
    await play(page, setup, planOf(setup).commands.slice(0, 3));
    await giveUp(page);
  }
  await write(page, 'pending');
}

/** A content pack that names every part of an edition. */
function packOfAllParts(): string {
  const { id: _, cells: __, events, ...parts } = editions.published;
  const content = { ...parts, events: events.slice(1).map(({ id }) => id) };
  return JSON.stringify({ kind: 'faza content pack', format: 1, name: 'Every part', author: 'A. Author', content });
}

/** A content pack, and a game in progress with it. */
async function playWithPack(context: BrowserContext, url: string, write: Write): Promise<void> {
  const page = await openPage(context, url);
  await setHints(page, false);
  const body = packOfAllParts();
  await button(page, title.settings).click();
  await button(page, packsText.title).click();
  await openFile(page, packsText.openFile, body);
  const read = fazaPacks.read(body);
  if ('problems' in read) throw new Error(read.problems.join(' '));
  read.add();
  const { id, name } = read.pack;
  await page.getByText(packsText.added(name)).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const setup = { ...golden('defeat').setup, edition: id, seed: 'with a pack' };
  await play(page, setup, planOf(setup).commands.slice(0, 6), name);
  await write(page, 'packs');
}

/** The damaged texts after the page was opened: each was set aside. */
async function meetDamage(context: BrowserContext, url: string, write: Write): Promise<void> {
  const page = await openPage(context, url);
  await setHints(page, false);
  const setup = { ...golden('defeat').setup, seed: 'damaged' };
  const { commands } = planOf(setup);
  await play(page, setup, commands.slice(0, 3));
  await giveUp(page);
  await play(page, { ...setup, seed: 'damaged as well' }, []);
  // The last character of each is missing, and the outbox and the database both hold a game that the archive cannot
  // read.
  await page.evaluate(async () => {
    for (const key of ['faza.game', 'faza.dice']) {
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').slice(0, -1));
    }
    localStorage.setItem('faza.outbox.1', '{"mark":');
    const opening = indexedDB.open('faza');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const writing = opening.result.transaction('games', 'readwrite');
    writing.objectStore('games').put({ id: 'damaged', game: 7 });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    opening.result.close();
  });
  await page.reload();
  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
  await button(page, title.replays).click();
  await page.getByText(archiveText.trouble('damaged')).waitFor();
  await page.keyboard.press('Escape');
  await play(page, { ...setup, seed: 'afterwards' }, commands.slice(0, 0));
  await write(page, 'damaged');
}

async function changeSettings(page: Page): Promise<void> {
  const words = shellText.settings;
  await button(page, title.settings).click();
  const dialog = page.getByRole('dialog');
  for (const [group, name] of [
    [words.speed, words.speeds.instant],
    [words.density, words.densities.newcomer],
    [words.reducedMotion, words.reducedMotions.on],
  ] as const) {
    await dialog.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  }
  for (const name of [words.muted, words.highContrast, summaryText.phase.setting.name, words.alwaysForecast]) {
    await dialog.getByRole('switch', { name }).click();
  }
  await dialog.getByRole('slider', { name: words.music }).fill('0.25');
  await page.keyboard.press('Escape');
}

async function setHints(page: Page, on: boolean): Promise<void> {
  await button(page, title.settings).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: shellText.settings.hints }).setChecked(on);
  await dialog.getByRole('radio', { name: shellText.settings.speeds.instant, exact: true }).check();
  const summary = dialog.getByRole('switch', { name: summaryText.phase.setting.name });
  await summary.setChecked(false);
  await page.keyboard.press('Escape');
}

/** Plays the first lesson up to its last step, and the beginning of the second. */
async function learn(page: Page): Promise<void> {
  const press = (control: string) => page.locator(`[data-control="${control}"]`).click();
  await button(page, title.learn).click();
  await button(page, learnText.start).click();
  await button(page, learnText.forward).click();
  for (const control of ['half:1:1:movement', 'tile:11', 'go', 'half:1:2:movement', 'tile:12']) await press(control);
  for (const task of [3, 4]) {
    await page
      .getByRole('complementary')
      .filter({ hasText: at(lessonOf('move').steps, task).says })
      .waitFor();
    await button(page, learnText.skip).click();
  }
  await button(page, learnText.forward).click();
  await button(page, learnText.finish).click();
  await page.getByRole('dialog', { name: learnText.title }).waitFor();
  await button(page, learnText.next(lessonOf('fight').title)).click();
  await button(page, learnText.forward).first().click();
  await page.keyboard.press('Escape');
  await button(page, learnText.menu.leave).click();
  await page.getByRole('dialog', { name: learnText.title }).waitFor();
  await page.keyboard.press('Escape');
}

/**
 * Starts a game, replacing any game in progress, with the newest edition or the content of a pack, and gives commands.
 */
async function play(page: Page, setup: Setup, commands: readonly Command[], pack?: string): Promise<Player> {
  const press = async (pressed: Locator): Promise<void> => {
    await pressed.click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: shellText.newGame.confirm });
    if ((await confirm.count()) > 0) await confirm.click();
  };
  await startGame(page, setup, press, async () => {
    if (pack === undefined) return;
    await button(page, text.screens.newGame.content.label(setupText.contents.published.name)).click();
    await button(page, pack).click();
  });
  const player = new Player(page, setup, click);
  for (const each of commands) await player.give(each);
  return player;
}

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await button(page, text.controlText.menu).click();
  await button(page, item).click();
}

async function giveUp(page: Page): Promise<void> {
  await chooseInMenu(page, menu.giveUp);
  await page.getByRole('dialog').getByRole('button', { name: shellText.giveUp.confirm }).click();
  await button(page, title.newGame).waitFor();
}

/** Opens a file with a friend's games. */
async function openFriendsGames(page: Page): Promise<void> {
  const archive = archiveOf();
  for (const [index, match] of matches.slice(2, 4).entries()) await archive.keep(match, markAt(index));
  const { text: body } = await exportAll(archive, freshOwner());
  await button(page, title.replays).click();
  await openFile(page, archiveText.replays.openFile, body);
  await button(page, whoseText.guest).click();
  await page.getByText(replayFileText.added(2, 0, 0)).waitFor();
  await page.keyboard.press('Escape');
}

/** Gives a file to the button that asks for one. */
async function openFile(page: Page, name: string, body: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await chosen).setFiles({ name: 'a.faza.json', mimeType: 'application/json', buffer: Buffer.from(body) });
}

async function nameThePlayers(page: Page): Promise<void> {
  await chooseInMenu(page, peopleText.title);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Ada');
  await dialog.getByRole('button', { name: peopleText.add }).click();
  await dialog.getByRole('textbox').nth(1).fill('Grace');
  await dialog.getByRole('combobox').last().selectOption({ index: 1 });
  await dialog.getByRole('checkbox', { name: peopleText.captain }).check();
  await dialog.getByRole('button', { name: peopleText.done }).click();
}

/** Runs in the page: everything that is stored, as plain data. */
async function dumpStore(): Promise<BrowserStore> {
  const plain = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return { base64: btoa(String.fromCharCode(...value)) };
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
  };
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const databases: Record<string, BrowserStore['databases'][string]> = {};
  const names = typeof indexedDB === 'undefined' ? [] : await indexedDB.databases();
  for (const { name = '' } of names) {
    const database = await done(indexedDB.open(name));
    const stores = [];
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const { keyPath, autoIncrement } = store;
      const rows = (await done(store.getAll())).map(plain);
      stores.push({ name: storeName, keyPath: keyPath === null ? null : String(keyPath), autoIncrement, rows });
    }
    databases[name] = { version: database.version, stores };
    database.close();
  }
  return { texts: { ...localStorage }, databases };
}

await runCommand(command, async ({ build }) => {
  const house = await openHouse();
  const browser = await openBrowser('canvas');
  mkdirSync(new URL('./', storedFile(build, '')), { recursive: true });
  const write = async (page: Page, name: string): Promise<void> => {
    const store = await page.evaluate(dumpStore);
    const holds = await holdingsOf(
      watchedStore(store.texts),
      rowsIn(store, 'faza', 'games'),
      rowsIn(store, 'faza.game', 'generations'),
    );
    const stored: Stored = { build, name, store, holds };
    writeFileSync(storedFile(build, name), `${JSON.stringify(stored)}\n`);
    console.log(name);
  };
  try {
    await playMuch(await openContext(browser), house.url, write);
    await leaveGamesOnTheirWay(await openContext(browser), house.url, write);
    await playWithPack(await openContext(browser), house.url, write);
    await meetDamage(await openContext(browser), house.url, write);
  } finally {
    await browser.close();
    await house.close();
  }
});
