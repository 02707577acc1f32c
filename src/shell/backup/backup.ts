import { confirmDialog, noteDialog } from '../../page/dialog.ts';
import type { App } from '../app.ts';
import { keepStored } from '../archive/keepGame.ts';
import { browserArchive } from '../archive/store/browserArchive.ts';
import type { PlayedGame } from '../match.ts';
import { DURABLE_KEYS, openGameStore } from '../saves/openGameStore.ts';
import { browserStore, isWritten, ownKey, type TextStore, textIn } from '../saves/storage.ts';
import { chooseFile, downloadText, readTextFile } from '../share/gameFile.ts';
import { type Backup, backupFile, MOST_BACKUP_TEXT, parseBackup } from './backupFile.ts';
import { backupText as words } from './text.en.ts';

/** The games of the app, each with the way to load it. */
function gamesOf({
  game,
  otherGames,
}: Pick<App, 'game' | 'otherGames'>): ReadonlyMap<string, () => Promise<PlayedGame>> {
  return new Map([
    [game.rules.id, async () => game],
    ...otherGames.map(({ id, load }): [string, () => Promise<PlayedGame>] => [id, load]),
  ]);
}

/** The archive of one of the games. */
async function archiveOf(app: App, id: string, load: () => Promise<PlayedGame>): Promise<App['archive']> {
  if (id === app.game.rules.id) return app.archive;
  return browserArchive(await load(), await openGameStore(id, load()));
}

/** Hands everything that the page keeps in this browser to the browser as a file. */
export async function saveBackup(app: App): Promise<void> {
  const archives: Record<string, readonly unknown[]> = {};
  for (const [id, load] of gamesOf(app)) archives[id] = await (await archiveOf(app, id, load)).rows();
  const at = new Date().toISOString();
  const name = downloadText(`backup-${at.slice(0, 10)}`, backupFile({ at, texts: ownTexts(app), archives }));
  app.toaster.show(words.saved(name));
}

/** Lets a person choose a backup and restores it. To be called from a press. */
export async function openBackup(app: App): Promise<void> {
  const file = await chooseFile();
  if (!file) return;
  const read = await readTextFile(file, MOST_BACKUP_TEXT);
  await restoreBackup(app, 'text' in read ? read.text : '');
}

/** Asks whether to restore a backup, and then opens the page again with what it holds. */
export async function restoreBackup(app: App, text: string): Promise<void> {
  const backup = parseBackup(text);
  if (!backup) return noteDialog(app.parent, words.restore, words.noBackup);
  const count = Object.values(backup.archives).reduce((sum, rows) => sum + rows.length, 0);
  const lines = [words.holds(backup.at, count), words.replaces];
  const question = { title: words.ask, lines, confirm: words.confirm, ofPage: true };
  if (!(await confirmDialog(app.parent, question))) return;
  keepStored(app);
  if (!(await bring(app, backup))) return noteDialog(app.parent, words.restore, words.full);
  window.location.reload();
}

/** Puts what a backup holds into the browser's stores; says whether there was room. Without room nothing is changed. */
async function bring(app: App, { texts, archives }: Backup): Promise<boolean> {
  const games = gamesOf(app);
  const store = browserStore();
  const inProgress = new Map([...games.keys()].map((id) => [ownKey(DURABLE_KEYS.text, id), id]));
  const sequences = new Set([...games.keys()].map((id) => ownKey(DURABLE_KEYS.sequence, id)));
  const plain = Object.entries(texts).filter(
    ([key]) => isOfGames(key, games) && !inProgress.has(key) && !sequences.has(key),
  );
  if (!replaceAll(store, plain)) return false;
  for (const [key, id] of inProgress) {
    const load = games.get(id);
    const text = texts[key];
    if (!load || text === undefined) continue;
    const own = await openGameStore(id, load());
    own.setItem(DURABLE_KEYS.text, text);
    await own.written();
  }
  for (const [id, rows] of Object.entries(archives)) {
    const load = games.get(id);
    if (load) await (await archiveOf(app, id, load)).bring(rows);
  }
  return true;
}

/** Writes all texts, or none. */
function replaceAll(store: TextStore, texts: readonly (readonly [string, string])[]): boolean {
  const before = texts.map(([key]) => [key, textIn(store, key)] as const);
  if (texts.every(([key, text]) => isWritten(store, key, text))) return true;
  for (const [key, text] of before) {
    store.removeItem(key);
    if (text !== null) isWritten(store, key, text);
  }
  return false;
}

/** Every text that the page has stored in this browser. */
function ownTexts(app: App): Record<string, string> {
  const games = gamesOf(app);
  const found: Record<string, string> = {};
  try {
    for (const [key, text] of Object.entries<string>(window.localStorage)) if (isOfGames(key, games)) found[key] = text;
  } catch {
    // Nothing is stored where the browser forbids it.
  }
  // The local copy may be missing, or late.
  const text = app.saves.text();
  if (text !== null) found[ownKey(DURABLE_KEYS.text, app.game.rules.id)] = text;
  return found;
}

/** Whether a key is one of the page's: its first part is the ID of a game. */
function isOfGames(key: string, games: ReadonlyMap<string, unknown>): boolean {
  return games.has(key.split('.', 1)[0] ?? '');
}
