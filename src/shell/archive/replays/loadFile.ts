import { isOver } from '../../../kernel/game.ts';
import { now } from '../../../kernel/session.ts';
import type { App } from '../../app.ts';
import { parseSave } from '../../saves/saves.ts';
import { chooseFile, readTextFile } from '../../share/gameFile.ts';
import { offerGame } from '../../share/offerGame.ts';
import { claimsArchive, importText, MOST_ARCHIVE_TEXT } from '../store/archiveFile.ts';
import { archiveText } from '../text.en.ts';
import { askWhose } from '../whoseDialog.ts';

const words = archiveText.replays;

/**
 * Lets a person choose a file, and tells what became of it: games to watch come into the archive, a game that is not over is
 * offered to be played on, after `leave`. To be called from a press.
 */
export async function loadFile(
  app: App,
  { tell, leave }: { tell: (sentence: string) => void; leave: () => void },
): Promise<void> {
  const file = await chooseFile();
  if (!file) return;
  tell(words.loading);
  const read = await readTextFile(file, MOST_ARCHIVE_TEXT);
  if (!('text' in read) || !isReplay(read.text, app)) {
    leave();
    await offerGame(app, 'file', read);
    return;
  }
  tell(await importReplays(app, read.text));
}

/** Whether a text is a game that is over, or claims to hold many. */
function isReplay(text: string, { game }: Pick<App, 'game'>): boolean {
  if (claimsArchive(text)) return true;
  const parsed = parseSave(text, game);
  return typeof parsed !== 'string' && isOver(parsed.session.game, now(parsed.session));
}

/** Brings the games of a file's text into the archive; resolves to a sentence about what became of them. */
export async function importReplays({ archive, owner, parent }: App, text: string): Promise<string> {
  const imported = await importText(archive, text, {
    owner,
    whose: (games) => askWhose(parent, games),
    at: new Date(),
    pause: () => new Promise((resolve) => window.setTimeout(resolve)),
  });
  if (imported === 'noFile') return words.noFile;
  if (imported === 'left') return words.notAdded;
  return words.added(imported.added, imported.known, imported.refused);
}
