import type { Browser, Page } from '@playwright/test';

/** What frames cost while somebody looked on. */
export interface Frames {
  /** Milliseconds of the main thread's own time for each frame; waiting for whoever draws is not counted. */
  readonly script: readonly number[];
  /** The same with what the script did since the frame before: after timers, messages and presses, and in quiet moments. */
  readonly whole: readonly number[];
  /** Calls of WebGL that draw, for each frame in which anything was drawn. */
  readonly draws: readonly number[];
}

/**
 * Counts calls that draw, frame by frame, and leaves them out: without a graphics card the processor would draw, and take from
 * the script what it is to be measured by. Everything else that the script asks of WebGL is done; asked for its name, the
 * renderer says that it is a graphics card, so that the game draws as it does with one. Plain code for the page, hence a string.
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

/** How often each frame since the last time has called to draw; the Canvas renderer never does. */
export function takeDraws(page: Page): Promise<number[]> {
  return page.evaluate('window.framesDrawn()');
}

/** Looks on for so many milliseconds, with the processor so many times slower. */
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
/** Its names for whatever else a script may do: after timers, messages and presses, and in quiet moments. */
const SCRIPT: ReadonlySet<unknown> = new Set([FRAME, 'FireIdleCallback', 'TimerFire', 'EventDispatch', 'FunctionCall']);

/** Thread time of each animation frame, and of what was done since the one before, out of a trace of Chromium. */
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
    // What one of them calls is part of it.
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

/** The middle, the 95th percentile and the most of some values. */
export function spread(values: readonly number[]): { middle: number; p95: number; most: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { middle: at(0.5), p95: at(0.95), most: at(1) };
}
