import seedrandom from 'seedrandom';

/**
 * Chance is data: the n-th draw of a game depends on nothing but the seed and n, so a state that holds these two can be
 * copied, stored, undone and replayed to the bit, and a search that brings its own seed learns nothing of the real one.
 */
export interface Chance {
  /** What the whole game's luck follows from. */
  readonly seed: string;
  /** How many numbers have been drawn so far. */
  readonly draws: number;
}

/** A `Chance` being drawn from, inside a draft. */
export type Drawing = { -readonly [K in keyof Chance]: Chance[K] };

/** Draws an integer from 0 to `sides - 1`, all equally likely, and counts the draw. */
export function drawBelow(chance: Drawing, sides: number): number {
  const number = seedrandom.alea(`${chance.seed}/${chance.draws}`)();
  chance.draws += 1;
  return Math.floor(number * sides);
}

/** Takes one element out of `items` (changing it), all equally likely. */
export function drawFrom<T>(chance: Drawing, items: T[]): T {
  const [drawn] = items.splice(drawBelow(chance, items.length), 1);
  if (drawn === undefined) throw new RangeError('nothing left to draw from');
  return drawn;
}

/** A new array with the same elements in random order (Fisher–Yates). */
export function shuffled<T>(chance: Drawing, items: readonly T[]): T[] {
  const left = [...items];
  const order: T[] = [];
  while (left.length > 0) order.push(drawFrom(chance, left));
  return order;
}
