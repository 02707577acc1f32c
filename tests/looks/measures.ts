import type { Browser, Page } from '@playwright/test';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { golden } from '../e2e/kit/golden.ts';
import { Player } from '../e2e/kit/player.ts';
import { allPictures } from './kit/gameTime.ts';
import { type Frames, installGauge, takeDraws, watchFrames } from './kit/gauge.ts';
import { gameAfter, openBrowser, openPage, toTable, toTitle, WINDOWS } from './kit/visitor.ts';

/** Slowdown factors of the processor: none, and the one in the promise. */
const SLOWER = [1, 4] as const;
/**
 * More frames with everything in motion make the figures more reliable: recording times for one of several visits, and
 * for a single one, in ms.
 */
const LONG = 3000;
const LONGER = 4 * LONG;
/**
 * How often the title is opened: it animates only briefly, and the frames of one visit are too few to tell noise from
 * cost.
 */
const VISITS = 4;
/** Time for the page to turn and the board to be laid out, in milliseconds. */
const SETTLING = 2500;

const record = golden('victory');
/** The first round is played, followed only by two more Faza phases. */
const ROUND = record.commands.findIndex(({ do: kind }) => kind === 'endTeamPhase');
const END: Command = { do: 'endTeamPhase' };
const PLAYED: readonly Command[] = [...record.commands.slice(0, ROUND), END, END, END];
/** Commands with long animations, by their names at the table, and how long to watch them, in milliseconds. */
const TOLD: Partial<Record<Command['do'], { readonly moment: string; readonly length: number }>> = {
  fight: { moment: 'fight', length: 4000 },
  endTeamPhase: { moment: 'Faza phase', length: 6000 },
};
/** The middle of a game, for the Canvas renderer. */
const MIDDLE = 40;

/** The cost of one part of the game in one window. */
export interface Cost extends Frames {
  readonly moment: string;
  readonly window: string;
  /** The slowdown factor of the processor. */
  readonly slower: number;
}

type Watch = (moment: string, length: number) => Promise<void>;

/** Plays a round as people play it: with cold code at first, and later with code that the browser has optimized. */
async function play(page: Page, url: string, watch: Watch): Promise<void> {
  const player = new Player(page, record.setup);
  for (let visit = 0; visit < VISITS; visit++) {
    await toTitle(page, url);
    await watch('title', LONG);
  }
  await toTable(page);
  // Pictures that load after the first board are decoded during the measurement.
  await allPictures(page);
  await page.waitForTimeout(SETTLING);
  await watch('board', LONGER);
  await page.getByRole('button', { name: text.controlText.forecast, exact: true }).click();
  await watch('forecast', LONGER);
  await page.getByRole('button', { name: text.controlText.forecast, exact: true }).click();
  for (const command of PLAYED) {
    const told = TOLD[command.do];
    await player.give(command, told && (() => watch(told.moment, told.length)));
    await page.waitForTimeout(told ? SETTLING : SETTLING / 4);
  }
}

/** Milliseconds of script and draw calls, frame by frame, in windows whose name matches. */
export async function costs(browser: Browser, url: string, only: RegExp): Promise<Cost[]> {
  const found: Cost[] = [];
  for (const slower of SLOWER) found.push(await loopCost(browser, slower));
  for (const window of WINDOWS) {
    if (!only.test(window.name)) continue;
    for (const slower of SLOWER) {
      const page = await openPage(browser, window, { game: gameAfter(record, 0) });
      await installGauge(page);
      const moments = new Map<string, Frames[]>();
      await play(page, url, async (moment, length) => {
        const frames = await watchFrames(browser, page, length, slower);
        moments.set(moment, [...(moments.get(moment) ?? []), frames]);
      });
      for (const [moment, all] of moments) {
        found.push({
          moment,
          window: window.name,
          slower,
          script: all.flatMap(({ script }) => script),
          whole: all.flatMap(({ whole }) => whole),
          draws: all.flatMap(({ draws }) => draws),
        });
      }
      await page.context().close();
    }
  }
  return found;
}

/** Runs a loop of constant length in each frame: about as long as a frame of the game. */
const LOOP = `(() => {
  const turn = () => {
    let sum = 0;
    for (let i = 0; i < 300000; i++) sum = (sum * 31 + i) | 0;
    window.sum = sum;
    requestAnimationFrame(turn);
  };
  turn();
})()`;

/** The cost of a loop that has nothing to do with the game: it shows how precisely this computer can be slowed down. */
async function loopCost(browser: Browser, slower: number): Promise<Cost> {
  const page = await browser.newPage();
  await installGauge(page);
  await page.goto('about:blank');
  await page.evaluate(LOOP);
  // Until the browser has optimized it.
  await page.waitForTimeout(SETTLING);
  const frames = await watchFrames(browser, page, LONG, slower);
  await page.close();
  return { moment: 'plain loop', window: 'none', slower, ...frames };
}

/** Frames per second of a fully animated board, drawn by the Canvas renderer, which needs no graphics card. */
export async function canvasFrames(url: string): Promise<{ window: string; perSecond: number }[]> {
  const browser = await openBrowser('canvas');
  const found: { window: string; perSecond: number }[] = [];
  for (const window of WINDOWS) {
    const page = await openPage(browser, window, { game: gameAfter(record, MIDDLE) });
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

/** Bytes over the wire, as a browser counts them, from an empty cache to each milestone. */
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
