/**
 * How long each moment of a fight takes at speed 1, in milliseconds. `docs/motion-scenes.md` is the same table for people;
 * a test keeps the two together.
 */
export const FIGHT_TIMINGS = {
  /** The board comes nearer under the page that is laid over it. */
  pushIn: 220,
  /** One panel slides in; the next begins a gap later. */
  panel: 170,
  panelGap: 50,
  /** A card comes down; chips follow one another by their gap. */
  slam: 110,
  chipGap: 45,
  /** The hero swings an arm, and lets go of the dice. */
  windUp: 110,
  /** A die from the hand to its rest, and how much longer each further one rolls. */
  throw: 640,
  throwGap: 85,
  /** A die is picked up to be thrown again, and rolls a shorter way. */
  pickUp: 130,
  throwAgain: 470,
  /** A die is tipped onto its next face. */
  tip: 170,
  /** The camera goes back to where it stood before the throw. */
  settle: 200,
  /** Between the last die at rest and the first result. */
  read: 110,
  /** The hero aims; the ray or shell flies. */
  aim: 60,
  shot: 70,
  /** The one picture in two colours. */
  impact: 60,
  /** The panels of the print are knocked apart, and swing back. */
  misprint: 200,
  /** From an impact to the next result. */
  blow: 240,
  /** Lettering jumps out, and settles. */
  burst: 150,
  /** A hero is thrown back. */
  recoil: 260,
  /** A Rebel steps before the hero, and sinks down. */
  stand: 190,
  sink: 420,
  /** A coin flies to the hero's name. */
  coin: 420,
  /** The beat after a roll of which all dice hit, or none. */
  sweep: 420,
  /** The beat when one card is left. */
  lastCard: 380,
  /** The night that falls with a hero. */
  death: 760,
  /** Meanwhile the colours drain. */
  drain: 420,
  /** The last picture stands. */
  hold: 280,
} as const;

/** By how many CSS pixels of a page 720 high a blow knocks the panels of the print apart: the best one of the hero, and a wound. */
export const ABERRATION = { kill: 8, wound: 6 } as const;
/** How much of the colours goes with a hero, 0–1. */
export const DRAINED = 0.85;

/** Particles alive at a time. */
export const MOST_PARTICLES = 60;
