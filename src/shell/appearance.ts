import { reducesMotion, type Settings } from './settings.ts';

/** Whether the system asks for less motion. */
export function systemReducesMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
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

/**
 * Makes the page look as the settings say, in a window of the size it has now: size of words, contrast, motion. The style sheets
 * read what is set here.
 */
export function applyAppearance(settings: Settings): void {
  const { dataset, style } = document.documentElement;
  style.setProperty('--text-scale', String(settings.textScale));
  // Container queries would say it, but not when the size of letters changes afterwards.
  dataset.room = roomFor(
    window.innerWidth,
    window.innerHeight,
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  dataset.contrast = settings.highContrast ? 'high' : 'usual';
  dataset.motion = reducesMotion(settings, systemReducesMotion()) ? 'reduced' : 'usual';
}
