import { drawnSeed } from '../archive/code/seedNumber.ts';

/**
 * A seed that nobody has seen before, and nobody finds: out of 2 ** 32, so that it fits into a share code, each of which takes a
 * lot of work to try (see `drawnSeed`). `random` fills an array with random bytes.
 */
export function freshSeed(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  return drawnSeed(random(new Uint8Array(4)).reduce((number, byte) => number * 256 + byte, 0));
}
