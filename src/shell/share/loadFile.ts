import { isOver } from '../../kernel/game.ts';
import { now } from '../../kernel/session.ts';
import { nameInPackId } from '../../module/capabilities/packs.ts';
import type { Library, Navigation, Page } from '../app/ports.ts';
import { yieldToPage } from '../clock.ts';
import { chooseFile, readTextFile } from '../files/textFile.ts';
import { type ListedGame, otherGame } from '../listedGame.ts';
import { claimsArchive, gameOfArchive, importText, MOST_ARCHIVE_TEXT } from '../persistence/archive/archiveFile.ts';
import { browserArchive } from '../persistence/archive/browserArchive.ts';
import { claimsBackup } from '../persistence/backup.ts';
import { parseGame } from '../persistence/gameText.ts';
import { restoreBackup } from '../saving/backupDialogs.ts';
import { browserStore, storeOfGame } from '../storage/textStore.ts';
import { offerGame } from './offerGame.ts';
import { replayFileText } from './text.en.ts';
import { askWhose } from './whoseDialog.ts';

const words = replayFileText;

/**
 * Lets a person choose a file, and tells what became of it: games to watch come into the archive, a game that is not over is
 * offered to be played on, after `leave`. To be called from a press.
 */
export async function loadFile(
  app: Page & Library & Navigation,
  { tell, leave }: { tell: (sentence: string) => void; leave: () => void },
): Promise<void> {
  const file = await chooseFile();
  if (!file) return;
  tell(words.loading);
  const read = await readTextFile(file, MOST_ARCHIVE_TEXT);
  if ('text' in read && claimsBackup(read.text)) {
    leave();
    await restoreBackup(app, read.text);
    return;
  }
  if (!('text' in read) || !isReplay(read.text, app)) {
    leave();
    await offerGame(app, 'file', read);
    return;
  }
  tell(await importReplays(app, read.text));
}

/** Whether a text is a game that is over, or claims to hold many. */
function isReplay(text: string, { game }: Pick<Library, 'game'>): boolean {
  if (claimsArchive(text)) return true;
  const parsed = parseGame(text, game);
  return typeof parsed !== 'string' && isOver(parsed.session.game, now(parsed.session));
}

/** Brings the games of a file's text into the archive of the game that they are of; resolves to a sentence about what became of them. */
export async function importReplays(app: Page & Library, text: string): Promise<string> {
  const { owner, parent } = app;
  const other = otherArchive(app, text);
  const game = await other?.load().catch(() => null);
  if (other && !game) return words.noGame(other.listing.name);
  const archive = game ? browserArchive(game, storeOfGame(browserStore(), game.rules.id)) : app.archive;
  const imported = await importText(archive, text, {
    owner,
    whose: (games) => askWhose(parent, games),
    at: new Date(),
    pause: yieldToPage,
  });
  if (imported === 'noFile') return words.noFile;
  if (imported === 'left') return words.notAdded;
  const { known, refused, retired, waiting } = imported;
  const gone = retired ? ` ${words.retired(retired)}` : '';
  const needed = waiting ? ` ${words.needPacks(waiting.games, waiting.packs.map(nameInPackId))}` : '';
  const added = words.added(imported.added, known, refused) + gone + needed;
  return other ? words.addedTo(other.listing.name, added) : added;
}

/** The other game of the registry whose games a file holds, if it does. */
function otherArchive(app: Library, text: string): ListedGame | undefined {
  return otherGame(app, gameOfArchive(text));
}
