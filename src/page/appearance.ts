const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for less motion. */
export function systemReducesMotion(): boolean {
  return window.matchMedia(LESS_MOTION).matches;
}

/** Calls `changed` whenever the system's reduced-motion preference changes. */
export function onSystemMotion(changed: () => void): void {
  window.matchMedia(LESS_MOTION).addEventListener('change', changed);
}

/**
 * The window for which text sizes are defined, in CSS pixels: in a larger one text grows as well, beside a growing
 * board.
 */
const USUAL = { width: 1280, height: 720 };
/** The fraction of the board's growth that text follows: zooming the page makes text larger still. */
const FOLLOWED = 0.5;
/** Beyond this size people sit farther away, and lines are long enough. */
const MOST_SCALE = 1.5;

/** How much larger the page's words are in a window of that size, in CSS pixels, than in the usual one: 1 to 1.5. */
export function windowScale(width: number, height: number): number {
  const board = Math.min(width / USUAL.width, height / USUAL.height);
  return Math.min(MOST_SCALE, 1 + Math.max(0, board - 1) * FOLLOWED);
}

/** In a window with room for fewer letters, horizontally or vertically, columns are stacked. */
const NARROW = 18;
/** With room for this few letters, dialogs scroll as a whole. */
const TIGHT = { across: 15, down: 17 };

/** The room for text in a window, by its font size, all in CSS pixels: classes for the style sheets. */
export function roomFor(width: number, height: number, letter: number): string {
  const narrow = width <= NARROW * letter;
  const tight = width <= TIGHT.across * letter || height <= TIGHT.down * letter;
  return [...(narrow ? ['narrow'] : []), ...(tight ? ['tight'] : [])].join(' ');
}

/** How large the page's letters are now, in CSS pixels: 1 rem. */
export function letterSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** A person's choices about how the page looks. */
export interface Appearance {
  /** Size of all words, 1–2. */
  readonly textScale: number;
  readonly highContrast: boolean;
  /** Whether motion is reduced. */
  readonly reducedMotion: boolean;
}

/**
 * Applies people's choices to the page, in a window of the current size: text size, contrast, motion. The style sheets
 * read what is set here.
 */
export function applyAppearance({ textScale, highContrast, reducedMotion }: Appearance): void {
  const { dataset, style } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  style.setProperty('--text-scale', String(textScale));
  style.setProperty('--window-scale', String(windowScale(innerWidth, innerHeight)));
  // Container queries would say it, but not when the size of letters changes afterwards.
  dataset.room = roomFor(innerWidth, innerHeight, letterSize());
  dataset.contrast = highContrast ? 'high' : 'usual';
  dataset.motion = reducedMotion ? 'reduced' : 'usual';
}
