import { dayOf, momentText } from '../../module/daily/days.ts';
import { confirmDialog, noteDialog } from '../../page/dialog.ts';
import type { Library, Page } from '../app/ports.ts';
import { createDiceHistory } from '../dice/diceHistory.ts';
import { chooseFile, downloadText, packFile, readTextFile } from '../files/textFile.ts';
import { type ListedGame, otherGames } from '../listedGame.ts';
import { browserArchive } from '../persistence/archive/browserArchive.ts';
import { type Backup, backupFile, MOST_BACKUP_TEXT, parseBackup, replaceTexts } from '../persistence/backup.ts';
import { DURABLE_KEYS, openGameStore } from '../persistence/openGameStore.ts';
import { REFUSED, SavedGame } from '../persistence/savedGame.ts';
import { browserStore, ownKey } from '../storage/textStore.ts';
import { backupText as words } from './backupText.en.ts';
import { keepStored } from './saveMatch.ts';

/** What this browser keeps of one of the app's games. */
interface OpenedGame extends Pick<Library, 'archive' | 'dice' | 'savedGame'> {
  readonly id: string;
  /** Whether players hide something from one another. */
  readonly hidden: boolean | undefined;
}

/**
 * Opens what this browser keeps of each game. One that cannot be loaded, as without a connection where it has never been opened, is left
 * out if it has nothing, by `isNeeded`; otherwise its name is all that comes of it.
 */
async function openGames(app: Library, isNeeded: (id: string) => boolean): Promise<readonly OpenedGame[] | string> {
  const { game, archive, dice, savedGame } = app;
  const opened: OpenedGame[] = [{ id: game.rules.id, hidden: game.hidden, archive, dice, savedGame }];
  for (const other of otherGames(app)) {
    const found = await openOther(other).catch(() => null);
    if (found) opened.push(found);
    else if (isNeeded(other.id)) return other.listing.name;
  }
  return opened;
}

async function openOther({ id, load }: ListedGame): Promise<OpenedGame> {
  const loading = load();
  const store = await openGameStore(id, loading);
  const other = await loading;
  return {
    id,
    hidden: other.hidden,
    archive: browserArchive(other, store),
    dice: createDiceHistory(store, id, other.dice?.sides),
    savedGame: new SavedGame(store, other),
  };
}

/** Hands everything that the page keeps in this browser to the browser as a file, packed where a game with secrets is in progress. */
export async function saveBackup(app: Page & Library): Promise<void> {
  const games = await openGames(app, (id) => localTexts().some(([key]) => isOf(key, id)));
  if (typeof games === 'string') return noteDialog(app.parent, words.save, words.noGame(games));
  const archives: Record<string, readonly unknown[]> = {};
  for (const { id, archive } of games) archives[id] = await archive.rows();
  const moment = new Date();
  const text = backupFile({ at: momentText(moment), texts: ownTexts(games), archives });
  const isSecret = games.some(({ hidden, savedGame }) => hidden && savedGame.text() !== null);
  const written = isSecret ? await packFile(text) : text;
  app.toaster.show(words.saved(downloadText(`backup-${dayOf(moment)}`, written)));
}

/** Lets a person choose a backup and restores it. To be called from a press. */
export async function openBackup(app: Page & Library): Promise<void> {
  const file = await chooseFile();
  if (!file) return;
  const read = await readTextFile(file, MOST_BACKUP_TEXT);
  await restoreBackup(app, 'text' in read ? read.text : '');
}

/** Asks whether to restore a backup, and then opens the page again with what it holds. */
export async function restoreBackup(app: Page & Library, text: string): Promise<void> {
  const backup = parseBackup(text);
  if (!backup) return noteDialog(app.parent, words.restore, words.noBackup);
  const count = Object.values(backup.archives).reduce((sum, rows) => sum + rows.length, 0);
  const lines = [words.holds(backup.at, count), words.replaces];
  const question = { title: words.ask, lines, confirm: words.confirm, ofPage: true };
  if (!(await confirmDialog(app.parent, question))) return;
  const games = await openGames(app, (id) => {
    const texts = [...Object.keys(backup.texts), ...localTexts().map(([key]) => key)];
    return texts.some((key) => isOf(key, id)) || (backup.archives[id]?.length ?? 0) > 0;
  });
  if (typeof games === 'string') return noteDialog(app.parent, words.restore, words.noGame(games));
  if (!(await bring(games, backup))) return noteDialog(app.parent, words.restore, words.full);
  window.location.reload();
}

/**
 * Puts what a backup holds into the browser's stores; returns whether there was room. Without room nothing is changed, except that
 * the game in progress is among the replays already.
 */
async function bring(games: readonly OpenedGame[], { texts, archives }: Backup): Promise<boolean> {
  for (const game of games) await keepStored(game);
  // How often the game in progress was written is counted in each browser by itself.
  const counts = games.map(({ id }) => ownKey(DURABLE_KEYS.sequence, id));
  const wanted = Object.entries(texts).filter(([key]) => isOfGames(key, games) && !counts.includes(key));
  if (!replaceTexts(browserStore(), [...unreadable(games, texts), ...wanted])) return false;
  for (const { id, archive, savedGame } of games) {
    const text = texts[ownKey(DURABLE_KEYS.text, id)];
    if (text !== undefined) await savedGame.replaceText(text);
    await archive.bring(archives[id] ?? []);
  }
  return true;
}

/**
 * The games in progress that a backup replaces and that cannot be read now, as without their content pack, so they are no replays:
 * with the keys where they are put aside.
 */
function unreadable(games: readonly OpenedGame[], texts: Backup['texts']): readonly (readonly [string, string])[] {
  return games.flatMap(({ id, savedGame }) => {
    const text = savedGame.text();
    const isLost = text !== null && savedGame.peek() === null && texts[ownKey(DURABLE_KEYS.text, id)] !== undefined;
    return isLost ? [[`${ownKey(REFUSED, id)}1`, text] as const] : [];
  });
}

/** Every text that the page has stored in this browser. */
function ownTexts(games: readonly OpenedGame[]): Record<string, string> {
  const found = Object.fromEntries(localTexts().filter(([key]) => isOfGames(key, games)));
  for (const { id, savedGame } of games) {
    // The local copy may be missing, or late.
    const text = savedGame.text();
    if (text !== null) found[ownKey(DURABLE_KEYS.text, id)] = text;
  }
  return found;
}

/** Whatever lies in this browser's local store. */
function localTexts(): [string, string][] {
  try {
    return Object.entries<string>(window.localStorage);
  } catch {
    // Nothing is stored where the browser forbids it.
    return [];
  }
}

/** Whether a key is one of the page's: its first part is the ID of a game. */
function isOfGames(key: string, games: readonly OpenedGame[]): boolean {
  return games.some(({ id }) => isOf(key, id));
}

function isOf(key: string, game: string): boolean {
  return key.startsWith(`${game}.`);
}
