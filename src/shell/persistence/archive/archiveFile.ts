import * as v from 'valibot';
import { isPackId, type PackId } from '../../../module/capabilities/packs.ts';
import { momentText } from '../../../module/daily/days.ts';
import type { Whose } from '../../../module/match.ts';
import type { PlayedGame } from '../../match.ts';
import { parseStored } from '../../storage/textStore.ts';
import { storedGameSchema } from '../gameSchema.ts';
import { claimedGame, MOST_GAME_TEXT, parseGame } from '../gameText.ts';
import { type Owner, sealableOf } from '../owner.ts';
import { type Archive, markOf } from './archive.ts';
import { type Arrival, arrivalOf, type Mark, markEntries } from './archivedGame.ts';
import { piecesOf } from './piecesOf.ts';

/*
 * Kept games in a file: all of them with their marks, or a single game as it is shared.
 */

const KIND = 'faza replays';
/** Two hundred long games take about four million characters; beyond this a file is not even looked into. */
export const MOST_ARCHIVE_TEXT = 40_000_000;
/** No archive of ours holds more. */
const MOST_GAMES = 1000;
/** How many games are read, and not yet played, before the archive yields to the page. */
const GAMES_AT_ONCE = 20;

/** What became of the games of a file. */
export interface Imported {
  /** New to the archive. */
  readonly added: number;
  /** There already. */
  readonly known: number;
  /** Damaged, or none of ours. */
  readonly refused: number;
  /** Played with content that this version no longer has; left out where none was. */
  readonly retired?: number;
  /** How many need content packs that are not here, and which; left out where none does. */
  readonly waiting?: { readonly games: number; readonly packs: readonly PackId[] };
}

/** A file without its games, which are looked at one by one. */
const fileSchema = v.strictObject({ kind: v.literal(KIND), format: v.literal(1), games: v.strictTuple([]) });
const gameSchema = v.strictObject({ ...markEntries, game: v.unknown() });

/** All games of the archive that can be watched, as the text of a file, and how many they are. One's own are sealed. */
export async function exportAll(
  archive: Archive,
  owner: Owner,
): Promise<{ readonly text: string; readonly games: number }> {
  const games = (await archive.texts()).map(({ entry: { at, leaving, own, practice }, text }) => ({
    ...{ at, leaving, own, practice },
    game: own ? sealed(JSON.parse(text), archive.game, owner) : JSON.parse(text),
  }));
  return { text: JSON.stringify({ kind: KIND, format: 1, games }), games: games.length };
}

/** A kept game with its seal; what is none of ours stays as it is. */
function sealed(game: unknown, module: PlayedGame, owner: Owner): unknown {
  const { success, output } = v.safeParse(storedGameSchema(module), game);
  if (!success) return game;
  const { record, players, computers, practice } = output;
  const { setup, commands } = record;
  const sealable = { setup, commands, players, practice: practice === true, ...(computers && { computers }) };
  return { ...output, seal: owner.seal(sealable) };
}

/** Whether a text claims to be a file of kept games, and not a single one. */
export function claimsArchive(text: string): boolean {
  return text.slice(0, 100).includes(`"${KIND}"`);
}

/** The ID of the game whose matches a file of kept games holds, as the first of them claims; `null` where it claims nothing. */
export function gameOfArchive(text: string): string | null {
  if (!claimsArchive(text)) return claimedGame(text);
  for (const piece of piecesOf(text)) {
    if (piece === 'pause') continue;
    const first = 'item' in piece ? readGame(piece.item) : null;
    return first && claimedGame(first.text);
  }
  return null;
}

/** Who is asked while games come in. */
export interface ImportOptions {
  readonly owner: Owner;
  /** Asked once, where a file says of games that they are somebody's own and nothing proves whose; `null` leaves all of them. */
  whose(games: number): Promise<Whose | null>;
  readonly at: Date;
  /** Yields to the page. */
  pause(): Promise<void>;
}

/**
 * Brings the games of a text into the archive, each checked as every stored game is; `noFile` where it is no file of
 * games at all, `left` where the player thinks better of it. The player's own are those that this browser sealed, and those of
 * which the player says so.
 */
export async function importText(
  archive: Archive,
  text: string,
  { owner, whose, at, pause }: ImportOptions,
): Promise<Imported | 'noFile' | 'left'> {
  const found = await gamesIn(text, pause);
  if (!found) return 'noFile';
  const proven: Arrival[] = [];
  const claimed: Arrival[] = [];
  const others: Arrival[] = [];
  const needs: PackId[] = [];
  let retired = 0;
  for (const { text: game, mark } of found) {
    await pause();
    const parsed = parseGame(game, archive.game);
    if (isPackId(parsed)) needs.push(parsed);
    if (parsed === 'retired') retired += 1;
    if (typeof parsed === 'string') continue;
    const { difference: _, seal, ...match } = parsed;
    const isProven = owner.knows(sealableOf(match), seal);
    // Games of an earlier version were not sealed: those say themselves whose they are.
    const isClaimed = mark ? mark.own : seal !== undefined;
    const arrival = await arrivalOf(archive.game, match, {
      ...(mark ?? markOf(match, 'left', { at, own: false })),
      own: isProven,
    });
    (isProven ? proven : isClaimed ? claimed : others).push(arrival);
  }
  const left = needs.length + retired;
  const refused = found.length - proven.length - claimed.length - others.length - left;
  if (refused === found.length && !claimsArchive(text)) return 'noFile';
  const answer = claimed.length > 0 ? await whose(claimed.length) : 'guest';
  if (answer === null) return 'left';
  const said = claimed.map(({ row, commands }) => ({ row: { ...row, own: answer === 'own' }, commands }));
  const before = new Set((await archive.entries()).map(({ id }) => id));
  await archive.keepAll([...proven, ...said, ...others], momentText(at));
  const added = (await archive.entries()).filter(({ id }) => !before.has(id)).length;
  const known = found.length - refused - left - added;
  const waiting = { games: needs.length, packs: [...new Set(needs)] };
  return { added, known, refused, ...(retired > 0 && { retired }), ...(needs.length > 0 && { waiting }) };
}

interface FileGame {
  readonly text: string;
  readonly mark: Mark | null;
}

async function gamesIn(text: string, pause: ImportOptions['pause']): Promise<FileGame[] | null> {
  if (text.length > MOST_ARCHIVE_TEXT) return null;
  if (!claimsArchive(text)) return [{ text, mark: null }];
  const games: FileGame[] = [];
  for (const piece of piecesOf(text)) {
    if (piece === 'pause') await pause();
    else if ('rest' in piece) return parseStored(piece.rest, fileSchema, piece.rest.length) && games;
    else {
      const game = readGame(piece.item);
      if (!game || games.length === MOST_GAMES) return null;
      games.push(game);
      if (games.length % GAMES_AT_ONCE === 0) await pause();
    }
  }
  return null;
}

/** A game of a file with its mark; `null` for anything else. */
function readGame(text: string): FileGame | null {
  const read = parseStored(text, gameSchema, MOST_GAME_TEXT);
  if (!read) return null;
  const { game, ...mark } = read;
  return { text: JSON.stringify(game) ?? '', mark };
}
