/** More device pixels than this to a CSS pixel cost much and show little. */
const MOST_PIXELS = 2;

/** Device pixels drawn for each CSS pixel. */
export function pixelRatio(): number {
  return Math.min(MOST_PIXELS, Math.max(1, window.devicePixelRatio || 1));
}
