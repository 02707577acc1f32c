import * as v from 'valibot';
import { freePlace, isWritten, parseStored, type TextStore, textIn } from '../storage/textStore.ts';

/*
 * Everything that the page keeps in a browser, as the text of one file: the texts of its local store by their keys, and the rows
 * of each game's archive.
 */

const KIND = 'faza backup';
/** Two hundred long games of each kind take a tenth of it; beyond this a file is not even looked into. */
export const MOST_BACKUP_TEXT = 40_000_000;

/** What a backup holds. Rows may be anything: the archive checks each of them. */
export interface Backup {
  /** When it was made (ISO 8601, UTC). */
  readonly at: string;
  readonly texts: Readonly<Record<string, string>>;
  /** The rows of each game's archive, by the game's ID. */
  readonly archives: Readonly<Record<string, readonly unknown[]>>;
}

/** One of our keys: the ID of a game, and what is stored under it. */
const KEY = /^[a-z0-9]{1,32}(\.[A-Za-z]{1,32}|\.[0-9]{1,6}){1,3}$/;

const schema = v.strictObject({
  kind: v.literal(KIND),
  format: v.literal(1),
  at: v.pipe(v.string(), v.maxLength(32), v.isoTimestamp()),
  texts: v.record(v.pipe(v.string(), v.regex(KEY)), v.string()),
  archives: v.record(v.pipe(v.string(), v.maxLength(32)), v.pipe(v.array(v.unknown()), v.maxLength(20_000))),
});

/** Whether a text claims to be a backup. */
export function claimsBackup(text: string): boolean {
  return text.slice(0, 100).includes(`"${KIND}"`);
}

/** The text of a backup's file. */
export function backupFile({ at, texts, archives }: Backup): string {
  const plain = (_: string, value: unknown): unknown =>
    value instanceof Uint8Array
      ? { base64: btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join('')) }
      : value;
  return JSON.stringify({ kind: KIND, format: 1, at, texts, archives }, plain);
}

/** The backup that a text holds; `null` where it holds none. Never throws. */
export function parseBackup(text: string): Backup | null {
  const parsed = parseStored(text, schema, MOST_BACKUP_TEXT);
  if (!parsed) return null;
  const archives = Object.entries(parsed.archives).map(([id, rows]) => [id, rows.map(withBytes)] as const);
  return { at: parsed.at, texts: parsed.texts, archives: Object.fromEntries(archives) };
}

const bytesSchema = v.strictObject({ base64: v.pipe(v.string(), v.maxLength(2_000_000), v.base64()) });

/** A row with bytes where its packed game has them. */
function withBytes(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('game' in row)) return row;
  const { game } = row;
  if (typeof game !== 'object' || game === null || !('bytes' in game)) return row;
  const { success, output } = v.safeParse(bytesSchema, game.bytes);
  if (!success) return row;
  return { ...row, game: { ...game, bytes: Uint8Array.from(atob(output.base64), (letter) => letter.charCodeAt(0)) } };
}

const NUMBERED = /^(.*\.)\d+$/;

/**
 * Writes all texts under their keys; where there is no room for them all, everything stays as it was. Returns whether there was
 * room. A text of a numbered series, such as the outbox, replaces nothing: it goes to the first free place.
 */
export function replaceTexts(store: TextStore, texts: readonly (readonly [string, string])[]): boolean {
  const replaced: (readonly [string, string | null])[] = [];
  for (const [key, text] of texts) {
    const before = textIn(store, key);
    if (before === text) continue;
    const [, series] = before === null ? [] : (NUMBERED.exec(key) ?? []);
    const place = series === undefined ? key : freePlace(store, series);
    if (isWritten(store, place, text)) {
      replaced.push([place, series === undefined ? before : null]);
      continue;
    }
    // Backwards: there was room for each of these states.
    for (const [other, old] of replaced.reverse()) {
      if (old === null) store.removeItem(other);
      else isWritten(store, other, old);
    }
    return false;
  }
  return true;
}
