/** Milliseconds at speed 1. */
export const TIMINGS = {
  hop: 140,
  /** On a long path, each hop takes at most its share of this. */
  way: 1600,
  fly: 620,
  dice: 760,
  /** The delay of each further die. */
  dieAfterDie: 110,
  pause: 320,
  banner: 620,
  graceDark: 500,
  graceFace: 320,
  graceRead: 1900,
  cardIn: 180,
  /** How long a card stays readable: at least, more for each letter, and at most. */
  cardRead: 900,
  cardLetter: 16,
  cardMost: 2600,
  cardOut: 160,
  back: 360,
  coin: 460,
  coinStep: 180,
  bump: 240,
  /** How long both sides of a duel, and its stakes, are shown before the dice. */
  duelBegins: 1100,
  duelThrow: 560,
  duelTotal: 200,
  /** How long equal totals are seen before they are rolled again. */
  duelTied: 600,
  coinSlam: 140,
  coinShake: 180,
  duelJump: 520,
  /** How long the ways of winner and loser are read. */
  duelEnds: 1300,
} as const;
