import { drawnSeed } from '../archive/code/seedNumber.ts';

/**
 * A seed that nobody has seen before, and nobody finds: out of 2 ** 32, so that it fits into a share code, each of which takes a
 * lot of work to try (see `drawnSeed`). `random` fills an array with random bytes; where it throws, there is a seed all the same.
 */
export function freshSeed(random?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return drawnSeed(randomBytes(4, random).reduce((number, byte) => number * 256 + byte, 0));
}

/**
 * As many random bytes as asked for. They are the browser's own, which nobody can guess. Where the browser refuses them, as
 * some do in hardened or embedded windows, ordinary chance takes their place: a game that begins is worth more than none, and
 * what is promised of its seed by a hash is still binding.
 */
export function randomBytes(
  count: number,
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): Uint8Array {
  const bytes = new Uint8Array(count);
  try {
    return random(bytes);
  } catch {
    return bytes.map(() => Math.floor(Math.random() * 256));
  }
}
