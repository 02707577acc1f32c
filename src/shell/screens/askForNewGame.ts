import type { App } from '../app.ts';
import { confirmDialog } from '../confirmDialog.ts';
import { shellText } from '../text.en.ts';

/** Asks before a new game takes the place of one in progress. */
export async function askForNewGame(app: App, hasGame: boolean): Promise<boolean> {
  return !hasGame || confirmDialog(app.parent, shellText.newGame);
}
