import { type Rect, rect } from '../../../../table/rect.ts';

/** The gleam is cut into this many strips, each a little further left than the one above, so that it slants as the letters do. */
export const GLEAM_STRIPS = 12;
/** How far the letters lean: sideways for each pixel of height (9 degrees, as the logo is drawn). */
const LEAN = Math.tan((9 * Math.PI) / 180);
/** How wide the band of light is, as a part of the logo. */
const BAND = 0.12;

/**
 * What of the brightened logo is seen when the gleam has come so far, from 0 to 1: a part of each strip, inside the logo's own
 * picture of that size; empty where the gleam is not there yet, or has passed.
 */
export function gleamAt(progress: number, { width, height }: { width: number; height: number }): Rect[] {
  const [band, lean, strip] = [width * BAND, height * LEAN, height / GLEAM_STRIPS];
  return Array.from({ length: GLEAM_STRIPS }, (_, i) => {
    const left = progress * (width + band + lean) - band - lean * ((i + 0.5) / GLEAM_STRIPS);
    const [from, to] = [Math.min(width, Math.max(0, left)), Math.min(width, left + band)];
    return rect(from, i * strip, progress > 0 && progress < 1 ? Math.max(0, to - from) : 0, strip);
  });
}
