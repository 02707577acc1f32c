import * as v from 'valibot';
import type { Match } from '../../match.ts';
import { parseSave } from '../../saves.ts';
import { type Archive, markOf } from './archive.ts';
import { textOf } from './rowOf.ts';
import { type Mark, markEntries } from './rowSchema.ts';

/*
 * Kept games in a file: all of them with their marks, or a single game as it is shared.
 */

const KIND = 'faza replays';
/** Two hundred long games take about four million characters; beyond this a file is not even looked into. */
export const MOST_ARCHIVE_TEXT = 40_000_000;
/** No archive of ours holds more. */
const MOST_GAMES = 1000;

/** What became of the games of a file. */
export interface Imported {
  /** New to the archive. */
  readonly added: number;
  /** There already. */
  readonly known: number;
  /** Damaged, or none of ours. */
  readonly refused: number;
}

const fileSchema = v.strictObject({
  kind: v.literal(KIND),
  format: v.literal(1),
  games: v.pipe(v.array(v.strictObject({ ...markEntries, game: v.unknown() })), v.maxLength(MOST_GAMES)),
});

/** All games of the archive that can be watched, as the text of a file, and how many they are. */
export async function exportAll(archive: Archive): Promise<{ readonly text: string; readonly games: number }> {
  const games: unknown[] = [];
  for (const entry of await archive.entries()) {
    if (!entry.hasReplay) continue;
    const match = await archive.open(entry.id);
    if (typeof match === 'string') continue;
    const { at, leaving, own, practice } = entry;
    games.push({ at, leaving, own, practice, game: JSON.parse(textOf(match)) });
  }
  return { text: JSON.stringify({ kind: KIND, format: 1, games }), games: games.length };
}

/** Whether a text claims to be a file of kept games, and not a single one. */
export function claimsArchive(text: string): boolean {
  return text.slice(0, 100).includes(`"${KIND}"`);
}

/**
 * Brings the games of a text into the archive, each through the door by which every game comes in; `null` where it is no file of
 * games at all. A single game is somebody's: `owns` says whether it is the player's own. `pause` lets the page breathe.
 */
export async function importText(
  archive: Archive,
  text: string,
  { owns, at, pause }: { owns: (match: Match) => boolean; at: Date; pause: () => Promise<void> },
): Promise<Imported | null> {
  const letters = lettersOf(text);
  if (!letters) return null;
  const before = new Set((await archive.entries()).map(({ id }) => id));
  let refused = 0;
  for (const { text: game, mark } of letters) {
    await pause();
    const parsed = parseSave(game);
    if (typeof parsed === 'string') {
      refused += 1;
      continue;
    }
    const { difference: _, ...match } = parsed;
    await archive.keep(match, mark ?? markOf(match, 'left', { at, own: owns(match) }));
  }
  if (refused === letters.length && !claimsArchive(text)) return null;
  const added = (await archive.entries()).filter(({ id }) => !before.has(id)).length;
  return { added, known: letters.length - refused - added, refused };
}

interface FileLetter {
  readonly text: string;
  readonly mark: Mark | null;
}

function lettersOf(text: string): FileLetter[] | null {
  if (text.length > MOST_ARCHIVE_TEXT) return null;
  if (!claimsArchive(text)) return [{ text, mark: null }];
  try {
    const { success, output } = v.safeParse(fileSchema, JSON.parse(text), { abortEarly: true });
    if (!success) return null;
    return output.games.map(({ game, ...mark }) => ({ text: JSON.stringify(game) ?? '', mark }));
  } catch {
    return null;
  }
}
