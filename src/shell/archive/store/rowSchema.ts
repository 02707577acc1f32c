import * as v from 'valibot';
import type { GameDigest, GameRecords } from '../../../module/records.ts';
import type { Packed } from './packed.ts';

/** How a game left the table: it came to its end, was given up, or another game took its place. */
export type Leaving = 'over' | 'givenUp' | 'left';

/** What is known of a kept game besides its commands. */
export interface Mark {
  /** The moment at which it left the table (ISO 8601, UTC). */
  readonly at: string;
  readonly leaving: Leaving;
  /** Whether the player played it, and not somebody whose file or link was opened. */
  readonly own: boolean;
  /** Whether it was played in practice, where everything can be taken back. */
  readonly practice: boolean;
}

/** A kept game as it lies in the store. */
export interface Row extends Mark {
  /** A fingerprint of setup and commands: the same game is kept once. */
  readonly id: string;
  /** A fingerprint of the setup alone: games with the same may be one another's beginnings. */
  readonly opening: string;
  /** The game; `null` for one too long ago to be watched, of which only the digest is left. */
  readonly game: Packed | null;
  readonly digest: StoredDigest;
}

/** A digest, by which version it was made and of what. */
export interface StoredDigest {
  readonly version: number;
  /** The fingerprint of the packed game. */
  readonly of: string;
  readonly what: GameDigest;
}

const print = v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/));
/** No game of ours is longer, packed or not. */
const MOST_BYTES = 1_000_000;

/** The marks of a game, in the store and in files. */
export const markEntries = {
  at: v.pipe(
    v.string(),
    v.maxLength(24),
    v.isoTimestamp(),
    v.check((moment) => Number.isFinite(Date.parse(moment))),
  ),
  leaving: v.picklist(['over', 'givenUp', 'left']),
  own: v.boolean(),
  practice: v.boolean(),
};

const bytes = v.pipe(
  v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array && value.buffer instanceof ArrayBuffer),
  v.check((value) => value.length <= MOST_BYTES),
);

/** A row whose digest is still to be looked at. */
export type UncheckedRow = Omit<Row, 'digest'> & { readonly digest: unknown };

/** What a row must look like; its digest can be made again and is checked by `soundDigest`. */
export const rowSchema: v.GenericSchema<unknown, UncheckedRow> = v.strictObject({
  id: print,
  opening: print,
  ...markEntries,
  game: v.nullable(v.strictObject({ packing: v.picklist(['deflate', 'plain']), bytes })),
  digest: v.unknown(),
});

/** A stored digest, if it is one of today's and of this game; `null` where it has to be made again. */
export function soundDigest(
  { digestVersion, digestSchema }: Pick<GameRecords, 'digestVersion' | 'digestSchema'>,
  stored: unknown,
  of: string | null,
): StoredDigest | null {
  const schema = v.strictObject({ version: v.literal(digestVersion), of: print, what: digestSchema });
  const { success, output } = v.safeParse(schema, stored, { abortEarly: true });
  return success && (of === null || output.of === of) ? output : null;
}

/** Whether a stored digest claims to be of an earlier version. */
export function isOlderDigest({ digestVersion }: Pick<GameRecords, 'digestVersion'>, stored: unknown): boolean {
  const older = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.maxValue(digestVersion - 1)) });
  return v.is(older, stored);
}
