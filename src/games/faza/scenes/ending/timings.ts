/**
 * How long each moment of an ending takes at speed 1, in milliseconds, and when it begins; `docs/motion-scenes.md` is the same
 * table for people, and a test keeps the two together.
 */
export const ENDING_TIMINGS = {
  /** The old sky opens along the rays, and the new one is there. */
  rays: 520,
  /** Victory: the first ship begins to fall, and each further one so much later. */
  firstFall: 420,
  fallGap: 330,
  fall: 460,
  /** Heroes jump, one after the other. */
  cheer: 260,
  cheerGap: 90,
  /** A quarter of the city's windows go on, or out. */
  windows: 150,
  /** A letter slams down, and the next follows. */
  letter: 130,
  letterGap: 55,
  /** Defeat: the ships come nearer; their lights go on. */
  loom: 800,
  lights: 240,
  /** The picture of the cause jumps out, stands, and goes aside. */
  cause: 200,
  causeStands: 900,
  causeLeaves: 260,
  /** Lettering comes up, and cracks. */
  words: 420,
  crack: 200,
  /** Colours drain to a print in two inks, and come back. */
  drain: 700,
  colour: 220,
  /** Chart and reason rise onto the page, at its beginning. */
  rise: 260,
} as const;

/** How much of the colours is missing from the city of a lost game, and from that of a won one before the first ship falls, 0–1. */
export const DRAINED = { lost: 0.9, won: 0.8 } as const;
