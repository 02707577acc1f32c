import { noteDialog } from '../../page/dialog.ts';
import { type MenuItem, openMenu } from '../../page/menuDialog.ts';
import type { Library, Navigation, Page } from '../app/ports.ts';
import { chooseFile, readTextFile } from '../files/textFile.ts';
import { type Match, withPlayerGroup } from '../match.ts';
import { openCode } from '../newGame/codeDialog.ts';
import { codeText } from '../newGame/text.en.ts';
import { claimsArchive, MOST_ARCHIVE_TEXT } from '../persistence/archive/archiveFile.ts';
import { claimsBackup } from '../persistence/backup.ts';
import { outgoingText } from '../persistence/owner.ts';
import { restoreBackup } from '../saving/backupDialogs.ts';
import { downloadMatch } from '../saving/saveMatch.ts';
import { canLeaveDevice } from '../seen.ts';
import { holdsGame, packGame, unpackGame } from './gameLink.ts';
import { openLinkDialog } from './linkDialog.ts';
import { importReplays } from './loadFile.ts';
import { offerGame } from './offerGame.ts';
import { shareText } from './text.en.ts';

export { takeOfferedElsewhere } from './offerGame.ts';

/*
 * The ways by which a game leaves the page and comes to it: files and links.
 */

const words = shareText;

/** Lets a person choose a file with a game. To be called from a press. */
async function openFile(app: Page & Library & Navigation): Promise<void> {
  const file = await chooseFile();
  if (file) await takeFile(app, file);
}

/** The menu of what can be done with a match outside this page, and of the way in. */
export function openShareMenu(app: Page & Library & Navigation, match: Match): void {
  const canLeave = canLeaveDevice(app.game, match);
  openMenu(
    app.parent,
    [
      ...(canLeave ? waysOut(app, match) : []),
      { id: 'openFile', label: words.openFile, symbol: 'board', press: () => void openFile(app) },
    ],
    words.title,
    canLeave ? undefined : words.hidden,
  );
}

/** How a match leaves the page. */
function waysOut(app: Page & Library, match: Match): MenuItem[] {
  const { codes } = app.game.setups;
  return [
    { id: 'copyLink', label: words.copyLink, symbol: 'copy', press: () => void copyLink(app, match) },
    { id: 'saveFile', label: words.saveFile, symbol: 'install', press: () => void downloadMatch(app, match) },
    ...(codes
      ? [{ id: 'code', label: codeText.title, symbol: 'key', press: () => openCode(app, match.session.setup) }]
      : []),
  ];
}

/** Takes a file that somebody brought: a game is offered, an archive is added to the replays. */
export async function takeFile(app: Page & Library & Navigation, file: File): Promise<void> {
  const read = await readTextFile(file, MOST_ARCHIVE_TEXT);
  if ('text' in read && claimsBackup(read.text)) await restoreBackup(app, read.text);
  else if ('text' in read && claimsArchive(read.text)) app.toaster.show(await importReplays(app, read.text));
  else await offerGame(app, 'file', read);
}

/** Offers the game that the address of the page holds, if it holds one. */
export async function followLink(app: Page & Library & Navigation): Promise<void> {
  const { hash, pathname, search } = window.location;
  if (!holdsGame(hash)) return;
  // Away with it first: whatever the link does, loading the page again must not do it again.
  window.history.replaceState(window.history.state, '', pathname + search);
  await offerLink(app, hash);
}

/** Offers the game that is in the part of an address from `#` on. */
export async function offerLink(app: Page & Library & Navigation, hash: string): Promise<void> {
  await offerGame(app, 'link', await unpackGame(hash));
}

async function copyLink(app: Page & Library, match: Match): Promise<void> {
  // Links go to others: the names of those who sit here stay here.
  const packed = await packGame(outgoingText(app, withPlayerGroup(match, undefined)));
  if ('problem' in packed) return noteDialog(app.parent, words.noLink, words.problem(packed.problem));
  const link = new URL(packed.hash, window.location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    app.toaster.show(words.copied);
  } catch {
    openLinkDialog(app.parent, link);
  }
}
