import { type Curve, valueAt } from './curve.ts';

/** How a piece of music is cut. All times in seconds. */
export interface Cut {
  /** How long a segment is heard. */
  readonly segment: number;
  /** How much of what comes before each segment its file holds, and over how much of it the game blends. */
  readonly lead: number;
  readonly blend: number;
}

/** When a segment sounds on the audio clock, and from where in its own sound; in seconds. */
export interface Place {
  /** It begins to come in here, and is whole a blend later. */
  readonly from: number;
  readonly offset: number;
  /** It has gone here; it begins to go a blend earlier. */
  readonly to: number;
}

/** Which segment sounds at a time, counted from the beginning of the music on, round after round. */
export function segmentAt({ segment }: Cut, origin: number, time: number): number {
  return Math.max(0, Math.floor((time - origin) / segment + 1e-9));
}

/**
 * Where a segment lies: it comes in over the end of the one before, sample for sample the same music, so that the two sound
 * as one. One that is late steps in where the music is by `soon`; `null` if it would be over by then.
 */
export function placeOf({ segment, lead, blend }: Cut, origin: number, nth: number, soon: number): Place | null {
  const start = origin + nth * segment;
  const to = start + segment;
  const from = Math.max(start - blend, soon);
  if (from + blend >= to - blend) return null;
  return { from, offset: lead + (from - start), to };
}

/** Whether something is heard of a curve of loudness, now or later. */
export function isHeard(curve: Curve, now: number): boolean {
  return valueAt(curve, now) > 0 || curve.some(({ at, value }) => at > now && value > 0);
}
