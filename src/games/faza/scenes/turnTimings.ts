/** How long a page turns at speed 1, in milliseconds: dots close over the old page, and open over the new one. */
export const TURN_TIMINGS = {
  close: 160,
  open: 160,
  /** Under reduced motion the page fades through the colour instead: there and back. */
  fade: 120,
} as const;
