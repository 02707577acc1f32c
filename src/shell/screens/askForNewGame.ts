import { confirmDialog } from '../../page/confirmDialog.ts';
import type { App } from '../app.ts';
import { gameInProgress } from '../saves/gameInProgress.ts';
import { shellText } from '../text.en.ts';

/** Asks before a new game takes the place of one in progress; where there is none, there is nothing to ask. */
export async function askForNewGame(app: App): Promise<boolean> {
  return gameInProgress(app) === null || confirmDialog(app.parent, shellText.newGame);
}
