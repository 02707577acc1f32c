/**
 * How fine pictures are. `fine` ones have the size they were painted in; `plain` ones have two thirds of it or less, are enough
 * for phones and small windows, and are there in a format that every browser reads. Plain textures never exceed 2048 pixels.
 */
export type Grade = 'plain' | 'fine';

/** Up to this many CSS pixels across the short side a screen is a phone's, whose graphics card may hold no larger textures. */
const PHONE = 440;
/** Up to this many device pixels across the short side of the screen, plain pictures are as sharp as the screen. */
const ENOUGH = 740;

/** The grade for a screen: its size in CSS pixels, and device pixels to each. */
export function gradeFor(width: number, height: number, ratio: number): Grade {
  const short = Math.min(width, height);
  return short <= PHONE || short * ratio <= ENOUGH ? 'plain' : 'fine';
}
