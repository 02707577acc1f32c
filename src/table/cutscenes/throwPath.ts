import type { Spot } from '../layout/rect.ts';

/** A die in the air or on the table. */
export interface Flight {
  /** The spot of the table under it. */
  readonly x: number;
  readonly y: number;
  /** How high over that spot. */
  readonly height: number;
  /** The height relative to that at rest: below 1 just after it hit the table. */
  readonly squash: number;
  /** How far it has rolled, from 0 to 1; fast at first, then slower and slower. */
  readonly rolled: number;
}

/** Hops of a throw: how much of the time, how much of the way, and how high as a part of the first fall. */
const HOPS = [
  { time: 0.36, way: 0.56, height: 1 },
  { time: 0.28, way: 0.25, height: 0.46 },
  { time: 0.2, way: 0.13, height: 0.17 },
  { time: 0.16, way: 0.06, height: 0 },
] as const;
/** How far a die is squashed when it hits, and for what fraction of the throw. */
const PRESS = 0.24;
const PRESSED = 0.09;

/** The parts of a throw at which a die strikes the table. */
export const STRIKES: readonly number[] = HOPS.slice(0, 3).map((_, i) =>
  HOPS.slice(0, i + 1).reduce((sum, { time }) => sum + time, 0),
);

/**
 * A die thrown from a hand `lift` above the table's spot `from` to its rest: an arc, two bounces of falling height, and a
 * last roll. `t` runs from 0 to 1. Time and way of the hops fall as those of a body that loses half its speed each time.
 */
export function throwPath(from: Spot, to: Spot, lift: number, t: number): Flight {
  let began = 0;
  let gone = 0;
  for (const [i, hop] of HOPS.entries()) {
    const last = i === HOPS.length - 1;
    if (t < began + hop.time || last) {
      const part = Math.min(1, Math.max(0, (t - began) / hop.time));
      const way = gone + hop.way * (last ? 1 - (1 - part) ** 2 : part);
      const fall = i === 0 ? lift * (1 + 0.9 * part - 1.9 * part * part) : 4 * hop.height * lift * part * (1 - part);
      const since = i === 0 ? 1 : t - began;
      const squash = since < PRESSED ? 1 - PRESS * Math.sin((since / PRESSED) * Math.PI) * (1 - 0.25 * i) : 1;
      return {
        x: from.x + (to.x - from.x) * way,
        y: from.y + (to.y - from.y) * way,
        height: Math.max(0, fall),
        squash,
        rolled: 1 - (1 - t) ** 1.8,
      };
    }
    began += hop.time;
    gone += hop.way;
  }
  return { x: to.x, y: to.y, height: 0, squash: 1, rolled: 1 };
}
