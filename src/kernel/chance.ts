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
  /** Which generator's stream of numbers the seed starts: a later one would not change the games of this one. */
  readonly generator: 'tychei';
}

/** A `Chance` being drawn from, inside a draft. */
export type Drawing = { -readonly [K in keyof Chance]: Chance[K] };

/** The chance of a seed after some draws. */
export function chanceFrom(seed: string, draws = 0): Chance {
  return { seed, draws, generator: 'tychei' };
}

/** The luck of a game as its viewers know it: not at all. Draws from it are the same for every game, and tell nothing of the real ones. */
export interface UnknownChance extends Chance {
  readonly seed: '';
}

/** Stands in a view for the luck of a game. */
export const UNKNOWN_CHANCE: UnknownChance = { seed: '', draws: 0, generator: 'tychei' };

/** Draws an integer from 0 to `sides - 1`, all equally likely, and counts the draw. */
export function drawBelow(chance: Drawing, sides: number): number {
  const number = numberOf(chance.seed, chance.draws);
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

/** A generator and the numbers it has given so far, since a state may ask for an earlier draw again. */
interface Stream {
  readonly seed: string;
  readonly next: () => number;
  readonly numbers: number[];
}

/** The most recently used streams, the latest first: those of a game and of the bots that play in it. */
let streams: readonly Stream[] = [];
const KEPT = 4;

/** The number at a place in the stream of a seed, at least 0 and below 1. */
function numberOf(seed: string, place: number): number {
  const { next, numbers } = streamOf(seed);
  let number = numbers[place];
  while (number === undefined) {
    numbers.push(next());
    number = numbers[place];
  }
  return number;
}

function streamOf(seed: string): Stream {
  const [latest] = streams;
  if (latest?.seed === seed) return latest;
  const known = streams.find((stream) => stream.seed === seed);
  const stream = known ?? { seed, next: seedrandom.tychei(seed), numbers: [] };
  streams = [stream, ...streams.filter((other) => other !== stream)].slice(0, KEPT);
  return stream;
}
