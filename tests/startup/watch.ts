import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a slow phone on a slow connection is made of. */
export const SLOW = { bitsPerSecond: 1_600_000, latency: 150, processor: 4 } as const;

/** A moment that the page itself writes down: when something of it is there, by a selector; `null` for when it is gone. */
export interface Moment {
  readonly name: string;
  readonly selector: string;
  /** Whether it is the moment at which nothing matches the selector any more. */
  readonly isGone?: boolean;
  /** Whether it is pressed as soon as it is there, in its middle, by a real pointer. */
  readonly press?: boolean;
}

/** What a visit was like: milliseconds since the page was asked for. */
export interface Visit {
  readonly firstPaint: number;
  /** By the name of each moment. */
  readonly at: Readonly<Record<string, number>>;
  /** Bytes over the wire and requests until each moment. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly requests: Readonly<Record<string, number>>;
  /** How much of the page moved without being pressed, by the browser's own measure: 0 is nothing. */
  readonly shift: number;
}

/**
 * Notes moments as they come, in their order: the next one counts once the one before was there. Plain code for the page,
 * hence a string.
 */
const recorder = (moments: readonly Moment[]): string => `(() => {
  const moments = ${JSON.stringify(moments)};
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.shiftSoFar = () => shift;
  let next = 0;
  const look = () => {
    while (next < moments.length) {
      const { name, selector, isGone, press } = moments[next];
      const found = document.querySelector(selector);
      if (isGone ? found || !document.body : !found) return;
      next += 1;
      const box = press && found.getBoundingClientRect();
      window.momentCame({ name, at: performance.now(), press: press ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null });
    }
    watcher.disconnect();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'data-control'] });
})()`;

interface Came {
  readonly name: string;
  readonly at: number;
  readonly press: { readonly x: number; readonly y: number } | null;
}

/** Milliseconds after which a visit that has not come to its end is given up. */
const PATIENCE = 90_000;

/** Opens a page on a slow phone, presses what `moments` say as soon as it is there, and notes when each moment came. */
export async function visit(context: BrowserContext, url: string, moments: readonly Moment[]): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await slowDown(page);
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  const found = {
    at: new Map<string, number>(),
    bytes: new Map<string, number>(),
    requests: new Map<string, number>(),
  };
  const everything = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      const missing = moments.find(({ name }) => !found.at.has(name));
      reject(new Error(`"${missing?.name}" never came`));
    }, PATIENCE);
    void page.exposeBinding('momentCame', async (_, { name, at, press }: Came) => {
      found.at.set(name, at);
      found.bytes.set(name, bytes);
      found.requests.set(name, requests);
      if (press) await pressAt(devtools, press);
      if (name === moments.at(-1)?.name) {
        clearTimeout(late);
        resolve();
      }
    });
  });
  await page.addInitScript(recorder(moments));
  await page.goto(url, { waitUntil: 'commit' });
  await everything;
  const [firstPaint, shift] = await page.evaluate<[number, number]>(
    `[performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN, window.shiftSoFar()]`,
  );
  await page.close();
  return {
    firstPaint,
    shift,
    at: Object.fromEntries(found.at),
    bytes: Object.fromEntries(found.bytes),
    requests: Object.fromEntries(found.requests),
  };
}

/** Makes the connection and the processor of a page slow. */
async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = SLOW.bitsPerSecond / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
  return devtools;
}

async function pressAt(devtools: CDPSession, at: { x: number; y: number }): Promise<void> {
  const button = { ...at, button: 'left', clickCount: 1 } as const;
  await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}
