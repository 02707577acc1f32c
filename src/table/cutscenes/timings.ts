/** How a cutscene gives way to the board, in milliseconds at speed 1; after a skip in real time, at every speed. */
export const CUTSCENE_TIMINGS = {
  /** How long the last picture stays after a skip. */
  holdSkipped: 120,
  /** It fades. */
  leave: 110,
} as const;

/** How long a page turns at speed 1, in milliseconds: dots close over the old page, and open over the new one. */
export const TURN_TIMINGS = {
  close: 160,
  open: 160,
  /** Under reduced motion the page fades through the color instead: there and back. */
  fade: 120,
} as const;
