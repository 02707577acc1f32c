/** Milliseconds at speed 1. */
export const TIMINGS = {
  hop: 140,
  /** Of a long way, a hop takes no longer than its part of this. */
  way: 1600,
  fly: 620,
  dice: 760,
  /** How much later each further die comes to rest. */
  dieAfterDie: 110,
  pause: 320,
  banner: 620,
  graceDark: 500,
  graceFace: 320,
  graceRead: 1900,
  cardIn: 180,
  /** How long a card stays to be read: at least, more for each letter, and at most. */
  cardRead: 900,
  cardLetter: 16,
  cardMost: 2600,
  cardOut: 160,
  back: 360,
  coin: 460,
  coinStep: 180,
  bump: 240,
  /** How long both sides of a duel, and what it is about, are seen before its dice. */
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
