import { age } from '../../kernel/session.ts';
import { confirmDialog } from '../../page/dialog.ts';
import type { App } from '../app.ts';
import type { Match } from '../match.ts';
import { saveFile } from '../share/saveFile.ts';
import { shellText } from '../text.en.ts';

const words = shellText.save;

/**
 * Saves the match in progress; resolves when it has reached the disk, or cannot. The player is told once when it cannot be saved,
 * with a way to keep it as a file.
 */
export async function saveMatch(app: App, match: Match): Promise<void> {
  const before = app.saves.status().trouble;
  const trouble = await app.saves.save(match);
  if (trouble === null && age(match.session) > 0) void askToPersist();
  if (trouble === null || trouble === before) return;
  void tell(app, match, words.trouble[trouble]);
}

async function tell(app: App, match: Match, trouble: string): Promise<void> {
  const lines = [`${trouble} ${words.saveBefore}`];
  const question = {
    title: words.notSaved,
    lines,
    confirm: shellText.share.saveFile,
    cancel: words.playOn,
    ofPage: true,
  };
  if (await confirmDialog(app.parent, question)) await saveFile(app, match);
}

/** Whether the match in progress is safe, and since when, for the menu. */
export function saveLine({ saves }: Pick<App, 'saves'>): string {
  const { trouble, savedAt } = saves.status();
  if (trouble !== null) return words.trouble[trouble];
  if (savedAt === null) return words.saved;
  return words.savedAt(new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(savedAt));
}

let isAsked = false;

/** Asks the browser, once there is something to lose, not to clear what the page has stored when room gets scarce. */
async function askToPersist(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser knows such a promise.
  }
}
