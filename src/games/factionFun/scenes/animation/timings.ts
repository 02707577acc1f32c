/** How long things take at speed 1, in milliseconds. */
export const TIMINGS = {
  /** From tile to tile, and at most for a whole way. */
  step: 150,
  way: 700,
  /** Glaze that floods a tile. */
  glaze: 420,
  /** From seam to seam of a tile that joins others. */
  link: 90,
  banner: 700,
  event: 1500,
  card: 1000,
  dice: 520,
  d20: 620,
  result: 900,
  /** How long a roll is read; the first D20 of a battle only until the second is thrown. */
  rollRead: 900,
  firstRead: 300,
  arrive: 320,
  leave: 420,
} as const;
