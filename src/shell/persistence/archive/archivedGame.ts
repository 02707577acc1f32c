import * as v from 'valibot';
import { isOver } from '../../../kernel/game.ts';
import type { Difference } from '../../../kernel/records/migrate.ts';
import { age, now, pastOf } from '../../../kernel/session.ts';
import { canonical, fingerprint } from '../../../kernel/values/hash.ts';
import { isPackId } from '../../../module/capabilities/packs.ts';
import type { GameDigest, GameRecords } from '../../../module/records/records.ts';
import { canDeflate, deflate, inflate } from '../../files/deflate.ts';
import type { Match, PlayedGame } from '../../match.ts';
import { parseStored } from '../../storage/textStore.ts';
import { type GameProblem, gameText, MOST_GAME_TEXT, parseGame } from '../gameText.ts';
import { dayOfSetup } from './daily.ts';

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
export interface ArchivedGame extends Mark {
  /** A fingerprint of setup and commands: the same game is kept once. */
  readonly id: string;
  /** A fingerprint of the setup alone: games with the same may be one another's beginnings. */
  readonly opening: string;
  /** The game; `null` for one too long ago to be watched, of which only the digest is left. */
  readonly game: Packed | null;
  readonly digest: StoredDigest;
}

/** A digest, by which version it was made and of what. */
interface StoredDigest {
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
type UncheckedRow = Omit<ArchivedGame, 'digest'> & { readonly digest: unknown };

/** What a row must look like; its digest can be made again and is checked by `soundDigest`. */
const rowSchema: v.GenericSchema<unknown, UncheckedRow> = v.strictObject({
  id: print,
  opening: print,
  ...markEntries,
  game: v.nullable(v.strictObject({ packing: v.picklist(['deflate', 'plain']), bytes })),
  digest: v.unknown(),
});

/** A stored digest, if it is one of today's and of this game; `null` where it has to be made again. */
function soundDigest(
  { digestVersion, digestSchema }: Pick<GameRecords, 'digestVersion' | 'digestSchema'>,
  stored: unknown,
  of: string | null,
): StoredDigest | null {
  const schema = v.strictObject({ version: v.literal(digestVersion), of: print, what: digestSchema });
  const { success, output } = v.safeParse(schema, stored, { abortEarly: true });
  return success && (of === null || output.of === of) ? output : null;
}

/** Whether a stored digest claims to be of an earlier version. */
function isOlderDigest({ digestVersion }: Pick<GameRecords, 'digestVersion'>, stored: unknown): boolean {
  const older = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.maxValue(digestVersion - 1)) });
  return v.is(older, stored);
}

/** What a digest is that cannot be read, and that no game is left to make again from. */
function whyNoDigest(
  { records, schemas: { retired } }: PlayedGame,
  stored: unknown,
): 'outdated' | 'retired' | 'damaged' {
  if (isOlderDigest(records, stored)) return 'outdated';
  return retired && v.is(v.object({ what: retired }), stored) ? 'retired' : 'damaged';
}

/** A game's text as it is kept: a fifth of its length, where the browser can pack. */
export interface Packed {
  readonly packing: 'deflate' | 'plain';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Packs a text. */
async function pack(text: string): Promise<Packed> {
  const bytes = new TextEncoder().encode(text);
  return canDeflate() ? { packing: 'deflate', bytes: await deflate(bytes) } : { packing: 'plain', bytes };
}

/** The text that was packed; `null` where it is damaged, or too long to be a game. Never throws. */
export async function unpack({ packing, bytes }: Packed): Promise<string | null> {
  if (packing === 'deflate' && !canDeflate()) return null;
  const whole = packing === 'deflate' ? await inflate(bytes, MOST_GAME_TEXT) : bytes;
  if (typeof whole === 'string' || whole.length > MOST_GAME_TEXT) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

/** A fingerprint of what is packed: notices damage without unpacking. */
export function printOf({ bytes }: Packed): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return fingerprint(text);
}

/** A game that comes to the archive, with its commands as texts. */
export interface Arrival {
  readonly row: ArchivedGame;
  readonly commands: readonly string[];
}

/** A match as it comes to the archive. What was taken back is no part of it; what was practice stays it, whatever its mark says. */
export async function arrivalOf(module: PlayedGame, match: Match, mark: Mark): Promise<Arrival> {
  const row = await rowOf(module, match, { ...mark, practice: mark.practice || match.practice === true });
  return { row, commands: pastOf(match.session).map(({ command }) => canonical(command)) };
}

/** A match as a row of the archive. */
export async function rowOf(module: PlayedGame, match: Match, mark: Mark): Promise<ArchivedGame> {
  const { game, setup } = match.session;
  const commands = pastOf(match.session).map(({ command }) => command);
  const opening = fingerprint({ version: game.version, setup });
  const packed = await pack(textOf(match));
  return {
    ...mark,
    id: fingerprint({ opening, commands }),
    opening,
    game: packed,
    digest: { version: module.records.digestVersion, of: printOf(packed), what: digestOf(module, match) },
  };
}

/** A match as it is kept: whose it is stands in its mark. */
export function textOf({ whose: _, ...match }: Match): string {
  return gameText({ ...match, session: { ...match.session, future: null } });
}

/** Whether there is anything to keep: a game begins with its first command, unless it ended before. */
export function isPlayed({ session }: Match): boolean {
  return age(session) > 0 || isOver(session.game, now(session));
}

/** A stored game after replaying it, and what today's rules play differently from the rules that it was made with. */
export interface OpenedMatch extends Match {
  readonly difference: Difference | null;
}

/** The match of a row, played again; or why it is none. */
export async function matchOf(
  module: PlayedGame,
  { game, own }: Pick<ArchivedGame, 'game' | 'own'>,
): Promise<OpenedMatch | GameProblem> {
  const text = game && (await unpack(game));
  const parsed = text === null ? 'notAGame' : parseGame(text, module);
  if (typeof parsed === 'string') return parsed;
  const { seal: _, ...match } = parsed;
  return { ...match, whose: own ? 'own' : 'guest' };
}

/** As much of a kept game's text as tells what was played. */
const playedSchema = v.object({ record: v.object({ commands: v.array(v.unknown()) }) });

/** The commands of a row as texts, read and not played; `null` where there is no game, or nothing that can be read. */
export async function commandsIn({ game }: Pick<ArchivedGame, 'game'>): Promise<string[] | null> {
  const text = game && (await unpack(game));
  const played = parseStored(text, playedSchema, MOST_GAME_TEXT);
  return played?.record.commands.map(canonical) ?? null;
}

/**
 * What a value out of the store is: an unchanged row; one whose digest had to be made again and is to be stored; one of
 * which only a digest is left that this version cannot read, and which is of no use any more, or which has to be played again and
 * waits for its content pack; one of content that this version no longer has; or nothing of ours.
 */
export type Checked =
  | { readonly kind: 'sound' | 'mended'; readonly row: ArchivedGame }
  | { readonly kind: 'outdated' | 'retired' | 'damaged' };

/** Checks a value out of the store. A game is played again only when its digest has to be made again. */
export async function checkRow(game: PlayedGame, value: unknown): Promise<Checked> {
  const { success, output } = v.safeParse(rowSchema, value, { abortEarly: true });
  if (!success) return { kind: 'damaged' };
  const print = output.game && printOf(output.game);
  const digest = soundDigest(game.records, output.digest, print);
  if (digest) return { kind: 'sound', row: { ...output, digest } };
  if (print === null) return { kind: whyNoDigest(game, output.digest) };
  const match = await matchOf(game, output);
  if (isPackId(match)) return { kind: 'outdated' };
  if (typeof match === 'string') return { kind: match === 'retired' ? 'retired' : 'damaged' };
  const made = { version: game.records.digestVersion, of: print, what: digestOf(game, match) };
  return { kind: 'mended', row: { ...output, digest: made } };
}

/** The digest of a match. */
function digestOf(game: PlayedGame, match: Match): GameDigest {
  return game.records.digest(match, dayOfSetup(game, match.session.setup));
}
