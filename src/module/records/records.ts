import type { GenericSchema } from 'valibot';
import type { AnyGame, Match } from '../match.ts';

/** How a stored game ended. */
export type End = 'won' | 'lost' | 'givenUp' | 'left';

/** What the records know about any game: computed by replaying the game. A game's own digest has more. */
export interface GameDigest {
  /** The day whose game it was, as in `2026-11-21`; `null` for any other. */
  readonly daily: string | null;
  /** The rule by which it ended; `null` for a game that did not. */
  readonly rule: string | null;
  readonly rounds: number;
}

/** A digest of a game that counts for the records. */
export type Played<Digest extends GameDigest = GameDigest> = Digest & {
  /** The day on which it ended, as in `2026-11-21` (UTC). */
  readonly day: string;
  readonly end: End;
};

/** The games that count for the records, oldest first, and the statistics that all games share. */
export interface PlayedGames<Digest extends GameDigest = GameDigest> {
  readonly all: readonly Played<Digest>[];
  /** The finished ones. */
  finished(): readonly Played<Digest>[];
  won(): readonly Played<Digest>[];
  /** The most games that were won one after the other. A game that was given up breaks no row. */
  longestRow(): number;
  /** The days whose daily game was played to its end in time. */
  dailyDays(): readonly string[];
  /** The most of those days in a row. */
  longestDailyStreak(): number;
}

/** What is stored of finished games, and the texts of their pages. */
export interface GameRecords<T extends AnyGame = AnyGame, Digest extends GameDigest = GameDigest> {
  /** Changes when a digest would differ for the same game: stored ones of another version are recomputed. */
  readonly digestVersion: number;
  /** The schema of a stored digest. */
  readonly digestSchema: GenericSchema<unknown, Digest>;
  /** The digest of a match; `daily` is the day whose game it is, if any. */
  digest(match: Match<T>, daily: string | null): Digest;
  /** Whether a finished game was won. */
  isWon(digest: Digest): boolean;
  /** Whether a game counts in the records: a person has to have played, and with the published content. */
  counts(digest: Digest): boolean;
  /** The entry of a game in the list of replays. */
  line(digest: Digest): RecordLine;
  /** Additional filters of the list; `null` for a game without any. */
  readonly filter: RecordFilter<Digest> | null;
  /** In the order in which they are shown. */
  readonly achievements: readonly Achievement<Digest>[];
  readonly bests: readonly Best<Digest>[];
  readonly totals: readonly Total<Digest>[];
  /** How often who won how: tables side by side, each place with one or several below each other. */
  readonly winTables: readonly (readonly WinTable<Digest>[])[];
}

/** A stored game in words. */
export interface RecordLine {
  /** Who played: the names of the seats. */
  readonly team: string;
  /** Why it ended, in a sentence; `null` for a game that did not. */
  readonly end: string | null;
  readonly mode: string;
  /** A word for the name of its file. */
  readonly fileWord: string;
}

/** A filter of the list of replays. */
export interface RecordFilter<Digest extends GameDigest = GameDigest> {
  readonly label: string;
  /** The initial choice: all games. */
  readonly any: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  has(digest: Digest, choice: string): boolean;
}

/** How far an achievement has come; it is earned when `have` has reached `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** Something to be earned by playing. */
export interface Achievement<Digest extends GameDigest = GameDigest> {
  readonly id: string;
  readonly name: string;
  /** Its condition. */
  readonly ask: string;
  readonly look: AchievementLook;
  /** The progress toward it. More games never reduce it. */
  progress(games: PlayedGames<Digest>): Progress;
}

/** How an achievement looks: an outline of ink, a ground of halftone, and one symbol. */
export interface AchievementLook {
  readonly outline: 'burst' | 'round' | 'shield' | 'ticket';
  readonly ground: 'sun' | 'fire' | 'acid' | 'dusk' | 'sky' | 'blood';
  /** A symbol of `icons.svg`. */
  readonly symbol: string;
}

/** A personal best. */
export interface Best<Digest extends GameDigest = GameDigest> {
  readonly id: string;
  readonly name: string;
  /** Which games count. */
  readonly among: 'won' | 'finished';
  readonly which: 'least' | 'most';
  /** `null` for a game that has no such value, and so does not count. */
  of(digest: Digest): number | null;
  /** A value in words. */
  value(value: number): string;
}

/** Something that is added up over all games. */
export interface Total<Digest extends GameDigest = GameDigest> {
  readonly id: string;
  readonly name: string;
  of(digest: Digest): number;
}

/** A table of games and wins by kind. */
export interface WinTable<Digest extends GameDigest = GameDigest> {
  readonly title: string;
  /** What its kinds are. */
  readonly head: string;
  readonly kinds: readonly WinKind<Digest>[];
}

/** A line of such a table. */
export interface WinKind<Digest extends GameDigest = GameDigest> {
  readonly name: string;
  has(digest: Digest): boolean;
}
