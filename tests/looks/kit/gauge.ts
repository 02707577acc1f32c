import type { Browser, Page } from '@playwright/test';

/** The cost of frames during a measurement. */
export interface Frames {
  /** Milliseconds of main-thread time for each frame, not counting the wait for the GPU. */
  readonly script: readonly number[];
  /** The same plus the script that ran since the frame before: after timers, messages and presses, and in idle time. */
  readonly whole: readonly number[];
  /** WebGL draw calls, for each frame that drew anything. */
  readonly draws: readonly number[];
}

/**
 * Counts draw calls, frame by frame, and skips the drawing itself: without a graphics card the processor would draw,
 * and distort the script times. Everything else that the script asks of WebGL is done; the renderer's name is reported
 * as that of a graphics card, so that the game draws as it would with one. A string, because it runs in the page.
 */
const COUNTER = `(() => {
  const frames = [];
  let draws = 0;
  for (const kind of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
      const own = kind && kind.prototype[name];
      if (own) kind.prototype[name] = function () { draws += 1; };
    }
    const ask = kind && kind.prototype.getParameter;
    if (ask) kind.prototype.getParameter = function (what) { return what === 0x1f01 || what === 0x9246 ? 'a graphics card' : ask.call(this, what); };
  }
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => ask((time) => {
    draws = 0;
    callback(time);
    frames.push(draws);
  });
  window.framesDrawn = () => frames.splice(0);
})()`;

/** Installs the counter; call it before the page is opened. */
export async function installGauge(page: Page): Promise<void> {
  await page.addInitScript(COUNTER);
}

/** Draw calls of each frame since the last call of this function; always 0 with the Canvas renderer. */
export function takeDraws(page: Page): Promise<number[]> {
  return page.evaluate('window.framesDrawn()');
}

/** Records for that many milliseconds, with the processor slowed down by that factor. */
export async function watchFrames(browser: Browser, page: Page, length: number, slower: number): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await takeDraws(page);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForTimeout(length);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const draws = await takeDraws(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return { ...animationFrames(trace), draws: draws.filter((count) => count > 0) };
}

/** Chromium's name for a frame's script. */
const FRAME = 'FireAnimationFrame';
/** Its names for all other script: after timers, messages and presses, and in idle time. */
const SCRIPT: ReadonlySet<unknown> = new Set([FRAME, 'FireIdleCallback', 'TimerFire', 'EventDispatch', 'FunctionCall']);

/** Reads the thread time of each animation frame, and of the script since the one before, from a Chromium trace. */
function animationFrames(trace: unknown): Pick<Frames, 'script' | 'whole'> {
  const events = (isRecord(trace) && Array.isArray(trace.traceEvents) ? trace.traceEvents : []).flatMap(
    (event: unknown) =>
      isRecord(event) && SCRIPT.has(event.name) && typeof event.tdur === 'number' && typeof event.ts === 'number'
        ? [
            {
              name: event.name,
              at: event.ts,
              end: event.ts + Number(event.dur),
              took: event.tdur / 1000,
              on: event.tid,
            },
          ]
        : [],
  );
  const main = events.find(({ name }) => name === FRAME)?.on;
  const script: number[] = [];
  const whole: number[] = [];
  let between = 0;
  let end = 0;
  for (const event of events.filter(({ on }) => on === main).sort((a, b) => a.at - b.at || b.end - a.end)) {
    // Nested events are already part of it.
    if (event.at < end) continue;
    end = event.end;
    between += event.took;
    if (event.name !== FRAME) continue;
    script.push(event.took);
    whole.push(between);
    between = 0;
  }
  return { script, whole };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The median, the 95th percentile and the maximum of some values. */
export function spread(values: readonly number[]): { middle: number; p95: number; most: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { middle: at(0.5), p95: at(0.95), most: at(1) };
}
