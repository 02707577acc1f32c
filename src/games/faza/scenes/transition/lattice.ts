/** From one row of dots to the next, in CSS pixels. Dots stand at 45 degrees: every other row is shifted by as much. */
export function stepOf(width: number, height: number): number {
  return Math.max(width, height) / ACROSS / 2;
}

/** Dots across the longer side of the page. */
const ACROSS = 20;
/** Radius of a dot that has grown, in steps: on such a lattice dots of this radius leave no gap. */
export const FULL = 1.04;
/** How much later the last dot grows than the first, as a part of the whole. */
export const SPREAD = 0.62;
