import type { BubbleSize, Size } from './placeBubble.ts';

/** The widths that a bubble can take, in rem, the preferred one first. */
const WIDTHS = { lesson: [26, 20, 15, 11], hint: [20, 15, 11] } as const;
/** How much of the window's height a bubble may fill where no size of all its words has a place; then they scroll. */
const HEIGHTS = [0.5, 0.36, 0.26] as const;
/** In windows narrower or lower than this, in CSS pixels, bubbles are narrower from the start: at most so many rem. */
const SMALL = { window: 480, widest: 21 } as const;
/** Space between a bubble and the edges of the window, on both sides together. */
const MARGINS = 12;

/**
 * The sizes that a bubble can take, the preferred one first: as its words want it, then narrower, then with words that scroll.
 * `measure` gives the height of the bubble with all its words at some width, and a `letter` is 1 rem in CSS pixels.
 */
export function bubbleSizes(
  window: Size,
  letter: number,
  kind: keyof typeof WIDTHS,
  measure: (width: number) => number,
): readonly BubbleSize[] {
  const isSmall = Math.min(window.width, window.height) < SMALL.window;
  const most = Math.min(window.width - MARGINS, isSmall ? SMALL.widest * letter : Number.POSITIVE_INFINITY);
  const widths = [...new Set(WIDTHS[kind].map((width) => Math.round(Math.min(width * letter, most))))];
  const whole = widths.map((width) => ({ width, height: measure(width) }));
  const lowered = HEIGHTS.map((part) => Math.round(window.height * part)).flatMap((height) =>
    whole.flatMap((size) => (size.height > height ? [{ width: size.width, height, scrolls: true }] : [])),
  );
  return [...whole, ...lowered];
}
