import type { End, Entry } from '../store/archive.ts';
import type { Digest } from './digest.ts';

/** A game that counts for the records. */
export interface Played extends Digest {
  /** The day on which it ended, as in `2026-11-21` (UTC). */
  readonly day: string;
  readonly end: End;
}

/**
 * The games that count, oldest first: the player's own, not in practice, and not ones in which only the computer played.
 */
export function playedGames(entries: readonly Entry[]): Played[] {
  return [...entries]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .filter(({ own, practice, digest }) => own && !practice && digest.computers < digest.heroes.length)
    .map(({ at, end, digest }) => ({ ...digest, day: at.slice(0, 10), end }));
}

/** Games that came to their end. */
export function finished(games: readonly Played[]): Played[] {
  return games.filter(({ rule }) => rule !== null);
}

export function isWon({ end }: Played): boolean {
  return end === 'won';
}
