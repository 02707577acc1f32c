import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { WINDOWS } from '../looks/kit/visitor.ts';
import { type Moment, type Visit, visit } from './watch.ts';

const control = (id: string): string => `[data-control="${id}"]`;
const PICTURES = { selector: 'body.without-pictures', isGone: true } as const;

/** The title, its first button pressed for real, and the pictures. */
const TO_TITLE: readonly Moment[] = [
  { name: 'title shown', selector: control('title:newGame'), press: true },
  { name: 'title works', selector: control('newGame:start') },
  { name: 'pictures', ...PICTURES },
];

/** The quickest way to a table, and a button there pressed for real. */
const toTable = (way: 'quickStart' | 'continue'): readonly Moment[] => [
  { name: 'title shown', selector: control(`title:${way}`), press: true },
  { name: 'table shown', selector: control('end'), press: true },
  { name: 'table works', selector: control('cancel') },
  { name: 'pictures', ...PICTURES },
];

/** Both ways, with an empty cache and with everything installed. */
export interface StartTimes {
  readonly title: readonly Visit[];
  readonly table: readonly Visit[];
}

/** First visits, each with an empty cache. */
export async function fromNothing(browser: Browser, url: string, runs: number): Promise<StartTimes> {
  const once = async (moments: readonly Moment[]): Promise<Visit> => {
    const context = await newVisitor(browser, 'block');
    const seen = await visit(context, url, moments);
    await context.close();
    return seen;
  };
  return {
    title: await repeat(runs, () => once(TO_TITLE)),
    table: await repeat(runs, () => once(toTable('quickStart'))),
  };
}

/** Visits with the game installed: the worker has cached everything, and the browser has already run its code. */
export async function onceInstalled(browser: Browser, url: string, runs: number): Promise<StartTimes> {
  const context = await newVisitor(browser, 'allow');
  // The browser caches compiled code from the second or third run on.
  for (let earlier = 0; earlier < 3; earlier++) {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(control('title:quickStart')).waitFor();
    await page.locator('body:not(.without-pictures)').waitFor({ state: 'attached' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    // `waitForFunction` compiles its condition in the page, whose policy refuses that.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
  const again = (moments: readonly Moment[]): Promise<Visit> => visit(context, url, moments);
  const title = await repeat(runs, () => again(TO_TITLE));
  // The first visit to a table starts the game that the others continue.
  await again(toTable('quickStart'));
  const table = await repeat(runs, () => again(toTable('continue')));
  await context.close();
  return { title, table };
}

async function newVisitor(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const [phone] = WINDOWS;
  if (!phone) throw new Error('there is no window');
  return browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.ratio,
    serviceWorkers,
    locale: 'en-GB',
  });
}

async function repeat<R>(times: number, act: () => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let time = 0; time < times; time++) results.push(await act());
  return results;
}
