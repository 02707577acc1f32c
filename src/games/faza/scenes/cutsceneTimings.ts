/** How a fight or an event card gives way to the board, in milliseconds at speed 1; after a skip in real time, at every speed. */
export const CUTSCENE_TIMINGS = {
  /** The last picture stands after a skip. */
  holdSkipped: 120,
  /** It fades. */
  leave: 110,
} as const;
