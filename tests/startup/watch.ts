import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** The limits of a slow phone on a slow connection. */
export const SLOW = { bitsPerSecond: 1_600_000, latency: 150, processor: 4 } as const;

/** A milestone that the page records: when something matching a selector appears. */
export interface Moment {
  readonly name: string;
  readonly selector: string;
  /** Whether to wait until nothing matches the selector any more instead. */
  readonly isGone?: boolean;
  /** Whether to press it in its middle as soon as it appears, with a real pointer. */
  readonly press?: boolean;
}

/** The measurements of a visit; times in milliseconds since navigation started. */
export interface Visit {
  readonly firstPaint: number;
  /** By the name of each milestone. */
  readonly at: Readonly<Record<string, number>>;
  /** Bytes over the wire and requests up to each milestone. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly requests: Readonly<Record<string, number>>;
  /** Cumulative layout shift as the browser measures it; 0 is none. */
  readonly shift: number;
}

/** Records milestones in order: each counts only after the one before. A string, because it runs in the page. */
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

/** Timeout of a visit, in milliseconds. */
const PATIENCE = 90_000;

/** Opens a page on a slow phone, presses what `moments` lists as soon as it appears, and records when. */
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

/** Slows down the connection and the processor of a page. */
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
