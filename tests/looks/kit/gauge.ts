import type { Page } from '@playwright/test';

/** What one frame cost: milliseconds of script on the main thread, and calls that draw. */
export interface Frame {
  readonly script: number;
  readonly draws: number;
}

/**
 * Puts a gauge into a page before anything runs: every callback of an animation frame is timed, every call that draws is
 * counted; the Canvas renderer makes none of these. Plain code for the page, hence a string.
 */
const GAUGE = `(() => {
  const frames = [];
  let draws = 0;
  for (const kind of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
      const own = kind && kind.prototype[name];
      if (own) kind.prototype[name] = function (...args) { draws += 1; return own.apply(this, args); };
    }
  }
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => ask((time) => {
    draws = 0;
    const began = performance.now();
    callback(time);
    const script = performance.now() - began;
    frames.push({ script, draws });
  });
  window.gauge = { take: () => frames.splice(0) };
})()`;

/** Installs the gauge; call it before the page is opened. */
export async function installGauge(page: Page): Promise<void> {
  await page.addInitScript(GAUGE);
}

/** The frames since the last time. */
export function takeFrames(page: Page): Promise<Frame[]> {
  return page.evaluate('window.gauge.take()');
}

/** The value under which a share of all values lies, 0.95 for p95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
