const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for less motion. */
export function systemReducesMotion(): boolean {
  return window.matchMedia(LESS_MOTION).matches;
}

/** Calls `changed` whenever the system begins or ceases to ask for less motion. */
export function onSystemMotion(changed: () => void): void {
  window.matchMedia(LESS_MOTION).addEventListener('change', changed);
}

/** The window for which sizes of words are set, in CSS pixels: in a larger one words grow as well, beside a board that does. */
const USUAL = { width: 1280, height: 720 };
/** How much of the board's growth words follow: who zooms in on the page makes them larger still. */
const FOLLOWED = 0.5;
/** On larger screens than this makes use of, people sit farther away, and lines hold enough letters. */
const MOST_SCALE = 1.5;

/** How much larger the page's words are in a window of that size, in CSS pixels, than in the usual one: 1 to 1.5. */
export function windowScale(width: number, height: number): number {
  const board = Math.min(width / USUAL.width, height / USUAL.height);
  return Math.min(MOST_SCALE, 1 + Math.max(0, board - 1) * FOLLOWED);
}

/** In a window that holds fewer of its letters, side by side or in lines, what stands beside each other goes below. */
const NARROW = 18;
/** In one that holds as few as these, dialogs scroll as a whole. */
const TIGHT = { across: 15, down: 17 };

/** What room there is for words in a window, by the size of its letters, all in CSS pixels: words for the style sheets. */
export function roomFor(width: number, height: number, letter: number): string {
  const narrow = width <= NARROW * letter;
  const tight = width <= TIGHT.across * letter || height <= TIGHT.down * letter;
  return [...(narrow ? ['narrow'] : []), ...(tight ? ['tight'] : [])].join(' ');
}

/** How large the page's letters are now, in CSS pixels: 1 rem. */
export function letterSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** What a person has chosen about how the page looks. */
export interface Appearance {
  /** Size of all words, 1–2. */
  readonly textScale: number;
  readonly highContrast: boolean;
  /** Whether things stand still. */
  readonly reducedMotion: boolean;
}

/**
 * Makes the page look as people chose, in a window of the size it has now: size of words, contrast, motion. The style sheets
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
