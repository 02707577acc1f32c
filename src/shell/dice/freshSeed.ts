/** Thirty-two characters that cannot be mistaken for one another: five bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** A hundred bits: nobody finds the seed that a commitment was made to by trying. */
const LENGTH = 20;

/** A seed that nobody has seen before, and nobody can guess. `random` fills an array with random bytes. */
export function freshSeed(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  // 256 is a multiple of 32: every letter is as likely as any other.
  return Array.from(random(new Uint8Array(LENGTH)), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
