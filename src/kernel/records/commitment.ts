import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a game's luck follows from: which game, by which version of its rules, with which seed. */
export interface Secret {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
}

/**
 * The text that is hashed. It begins with what it is for, so that no hash of anything else can pass for a commitment, and
 * ends with the seed, so that no two secrets share a text (the ID of a game has no spaces).
 */
export function committedText({ game, version, seed }: Secret): string {
  return `${game} dice ${version} ${seed}`;
}

/**
 * The SHA-256 of a secret's text, as 64 hexadecimal digits: it gives nothing away of a seed that cannot be guessed, and
 * nobody can find a second seed for it.
 */
export function commitmentTo(secret: Secret): string {
  return bytesToHex(sha256(utf8ToBytes(committedText(secret))));
}
