import type { Browser, Page } from '@playwright/test';
import { text } from '../../src/games/faza/text/en.ts';
import { golden } from '../e2e/kit/golden.ts';
import { Player } from '../e2e/kit/player.ts';
import { allPictures } from './kit/gameTime.ts';
import { type Frames, installGauge, takeDraws, watchFrames } from './kit/gauge.ts';
import { gameAfter, openBrowser, openPage, toTable, toTitle, WINDOWS, type Window } from './kit/visitor.ts';

/** How many times slower the processor is made: not at all, and as the promise says. */
const SLOWER = [1, 4] as const;
/** Frames in which everything moves are the more honest the more of them there are. */
const LONG = 3000;
/** Until the page has turned and the board is laid, in milliseconds. */
const SETTLING = 2500;

const record = golden('victory');
/** A fight of two dice with help, and the end of the second round. */
const FIGHT = record.commands.findIndex(({ do: kind }, index) => index > 30 && kind === 'fight');
const END = record.commands.findIndex(({ do: kind }, index) => index > 30 && kind === 'endTeamPhase');

/** What one moment of the game costs in one window. */
export interface Cost extends Frames {
  readonly moment: string;
  readonly window: string;
  /** How many times slower the processor was made. */
  readonly slower: number;
}

/** A walk through everything that moves; `seen` is told of each moment while it is on the screen. */
async function walk(page: Page, url: string, seen: (moment: string) => Promise<void>): Promise<void> {
  const player = new Player(page, record.setup);
  const give = async (index: number): Promise<void> => {
    const command = record.commands[index];
    if (!command) throw new Error('the golden game is shorter than that');
    await player.point(command);
    await page
      .getByRole('button', { name: text.controlText[command.do === 'fight' ? 'roll' : 'confirmEnd'], exact: true })
      .click();
  };
  await toTitle(page, url);
  await seen('title');
  await toTable(page);
  for (const command of record.commands.slice(0, FIGHT)) player.follow(command);
  // Pictures that come after the first board are decoded on the way.
  await allPictures(page);
  await page.waitForTimeout(SETTLING);
  await seen('board');
  await page.getByRole('button', { name: text.controlText.forecast, exact: true }).click();
  await seen('forecast');
  await page.getByRole('button', { name: text.controlText.forecast, exact: true }).click();
  await give(FIGHT);
  await seen('fight');
}

/** Milliseconds of script and calls that draw, frame by frame. */
export async function costs(browser: Browser, url: string): Promise<Cost[]> {
  const found: Cost[] = [];
  for (const slower of SLOWER) found.push(await loopCost(browser, slower));
  for (const window of WINDOWS) {
    for (const slower of SLOWER) {
      const page = await openPage(browser, window, { game: gameAfter(record, FIGHT) });
      await installGauge(page);
      await walk(page, url, async (moment) => {
        found.push({ moment, window: window.name, slower, ...(await watchFrames(browser, page, LONG, slower)) });
      });
      await page.context().close();
      found.push(await filmCost(browser, url, window, slower));
    }
  }
  return found;
}

/** A loop of always the same length in each frame: about as long as a frame of the game. */
const LOOP = `(() => {
  const turn = () => {
    let sum = 0;
    for (let i = 0; i < 800000; i++) sum = (sum * 31 + i) | 0;
    window.sum = sum;
    requestAnimationFrame(turn);
  };
  turn();
})()`;

/** What a loop costs that has nothing to do with the game: it tells how exactly this computer can be made slower. */
async function loopCost(browser: Browser, slower: number): Promise<Cost> {
  const page = await browser.newPage();
  await installGauge(page);
  await page.goto('about:blank');
  await page.evaluate(LOOP);
  const frames = await watchFrames(browser, page, LONG, slower);
  await page.close();
  return { moment: 'plain loop', window: 'none', slower, ...frames };
}

async function filmCost(browser: Browser, url: string, window: Window, slower: number): Promise<Cost> {
  const page = await openPage(browser, window, { game: gameAfter(record, END) });
  await installGauge(page);
  await toTitle(page, url);
  await toTable(page);
  await page.waitForTimeout(SETTLING);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await press(text.controlText.end);
  await press(text.controlText.confirmEnd);
  const frames = await watchFrames(browser, page, LONG * 1.5, slower);
  await page.context().close();
  return { moment: 'Faza phase', window: window.name, slower, ...frames };
}

/** Frames a second of the board with everything alive, drawn by the Canvas renderer, which needs no graphics card. */
export async function canvasFrames(url: string): Promise<{ window: string; perSecond: number }[]> {
  const browser = await openBrowser('canvas');
  const found: { window: string; perSecond: number }[] = [];
  for (const window of WINDOWS) {
    const page = await openPage(browser, window, { game: gameAfter(record, FIGHT) });
    await installGauge(page);
    await toTitle(page, `${url}?canvas`);
    await toTable(page);
    // What came with the first board has been decoded by then.
    await page.waitForTimeout(2 * SETTLING);
    await takeDraws(page);
    await page.waitForTimeout(LONG);
    found.push({ window: window.name, perSecond: (await takeDraws(page)).length / (LONG / 1000) });
  }
  await browser.close();
  return found;
}

/** Bytes over the wire, as a browser counts them, from an empty cache until each moment. */
export async function wire(
  browser: Browser,
  url: string,
): Promise<{ window: string; moment: string; bytes: number }[]> {
  const found: { window: string; moment: string; bytes: number }[] = [];
  for (const window of WINDOWS) {
    const page = await openPage(browser, window);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await toTitle(page, url);
    found.push({ window: window.name, moment: 'title', bytes });
    await page.getByRole('button', { name: text.screens.title.quickStart, exact: true }).click();
    await page.getByRole('button', { name: text.controlText.menu, exact: true }).waitFor();
    found.push({ window: window.name, moment: 'usable board', bytes });
    await page.waitForTimeout(LONG);
    found.push({ window: window.name, moment: 'everything', bytes });
    await page.context().close();
  }
  return found;
}
