import { drawnSeed } from '../archive/code/seedNumber.ts';
import { randomBytes } from './randomBytes.ts';

/**
 * A seed that nobody has seen before, and nobody finds: out of 2 ** 32, so that it fits into a share code, each of which takes a
 * lot of work to try (see `drawnSeed`). `random` fills an array with random bytes; where it throws, there is a seed all the same.
 */
export function freshSeed(random?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  return drawnSeed(randomBytes(4, random).reduce((number, byte) => number * 256 + byte, 0));
}
