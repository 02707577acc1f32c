/** How long things are shown at speed 1, in milliseconds. */
export const TIMINGS = {
  /** The lids slide off, and the totals count up. */
  open: 260,
  count: 420,
  /** What a card does, so that its cause can be read. */
  ability: 950,
  /** Who comes first. */
  ranked: 1500,
  /** A mark flares, and the building cracks. */
  mark: 600,
  crack: 1100,
  /** Anything else that is told. */
  told: 520,
} as const;
