/*
 * The stage is everything drawn on the canvas, with the buttons over it. It fills the window, but is never smaller than
 * on a phone: in a smaller window, as after zooming in, it keeps that size, and the page scrolls.
 */

/** No side of the stage is shorter, in CSS pixels, and one side is at least as long as that of the smallest phone. */
const SHORTEST = 320;
const LONGEST = 568;

/** A width and a height, in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large the stage is in a window of some size. */
export function stageFor({ width, height }: Size): Size {
  const wide = Math.max(width, SHORTEST);
  const high = Math.max(height, SHORTEST);
  // Lines of words are scrolled through downward.
  return { width: wide, height: wide < LONGEST ? Math.max(high, LONGEST) : high };
}

/** How large the stage is now. */
export function stageSize(): Size {
  const root = document.documentElement;
  const isScrolled = root.dataset.stage === 'scrolls';
  // A scroll bar reduces the width.
  return stageFor({ width: isScrolled ? root.clientWidth : window.innerWidth, height: window.innerHeight });
}

/** Fits the page around the stage: where the stage is larger than the window, the page scrolls. */
export function fitStage(): void {
  const { dataset, style } = document.documentElement;
  const size = { width: window.innerWidth, height: window.innerHeight };
  const whole = stageFor(size);
  if (whole.width === size.width && whole.height === size.height) {
    delete dataset.stage;
    return;
  }
  dataset.stage = 'scrolls';
  const { width, height } = stageSize();
  style.setProperty('--stage-w', `${width}px`);
  style.setProperty('--stage-h', `${height}px`);
}

/** The spot on the stage that is at a spot in the window. */
export function onStage({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): {
  readonly x: number;
  readonly y: number;
} {
  const { scrollX = 0, scrollY = 0 } = globalThis;
  return { x: clientX + scrollX, y: clientY + scrollY };
}

/** Where the page scrolls, brings whatever gets the focus on the stage into view, until `signal` ends it. */
export function followFocus(signal: AbortSignal): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (document.documentElement.dataset.stage !== 'scrolls') return;
      if (!(target instanceof Element) || target.closest('dialog')) return;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    { signal },
  );
}
