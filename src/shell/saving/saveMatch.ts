import { age, now } from '../../kernel/session.ts';
import { confirmDialog, type Question } from '../../page/dialog.ts';
import type { Library, Page } from '../app/ports.ts';
import { countDice } from '../dice/matchDice.ts';
import { downloadText, packFile } from '../files/textFile.ts';
import type { Match } from '../match.ts';
import { markOf } from '../persistence/archive/archive.ts';
import { isPlayed, type Leaving } from '../persistence/archive/archivedGame.ts';
import { isOwn, outgoingText } from '../persistence/owner.ts';
import { canLeaveDevice } from '../seen.ts';
import { shellText } from '../text.en.ts';
import { savingText as words } from './text.en.ts';

/**
 * Saves the match in progress; resolves when it has reached the disk, or cannot. The player is told once when it cannot be saved,
 * with a way to keep it as a file.
 */
export async function saveMatch(app: Page & Library, match: Match): Promise<void> {
  const before = app.savedGame.status().trouble;
  const trouble = await app.savedGame.save(match);
  if (trouble === null && age(match.session) > 0) void askToPersist();
  if (trouble === null || trouble === before) return;
  void tell(app, match, words.trouble[trouble]);
}

async function tell(app: Page & Library, match: Match, trouble: string): Promise<void> {
  const lines = [`${trouble} ${words.saveBefore}`];
  const question = {
    title: words.notSaved,
    lines,
    confirm: words.saveFile,
    cancel: words.playOn,
    ofPage: true,
  };
  if (await confirmDialog(app.parent, question)) await downloadMatch(app, match);
}

/** Keeps a match that leaves the table, with whose it is. */
export function keepGame(
  app: Pick<Library, 'archive' | 'dice'>,
  match: Match,
  otherwise: Exclude<Leaving, 'over'>,
): Promise<void> {
  return app.archive.keep(match, markOf(match, otherwise, { at: new Date(), own: isOwn(app, match) }));
}

/** Keeps the stored game before another takes its place. It stays where it is. Resolves when it is in the archive. */
export async function keepStored(app: Pick<Library, 'archive' | 'dice' | 'savedGame'>): Promise<void> {
  const stored = app.savedGame.peek();
  if (stored) await keepGame(app, stored, 'left');
}

/**
 * Replaces the stored game with a match, after adding the stored game to the replays. All code in which one game replaces another
 * calls this function, so that no game is lost when the page is stopped between two writes. `isGivenUp` says whether the stored
 * game ends with this, so that its dice are counted.
 */
export function replaceGame(app: Page & Library, match: Match, isGivenUp = true): void {
  void keepStored(app);
  if (isGivenUp) {
    // This also moves a stored game aside that cannot be read.
    const stored = app.savedGame.load();
    if (stored.kind === 'game') countDice(app, stored.game);
  }
  void saveMatch(app, match);
}

/** Hands a match to the browser as a file, packed while it has secrets, and says under which name. */
export async function downloadMatch(app: Page & Library, match: Match): Promise<void> {
  const { records, rules } = app.game;
  const { fileWord } = records.line(records.digest(match, null));
  const name = `${fileWord}-round-${rules.round(now(match.session))}`;
  const text = outgoingText(app, match);
  const written = canLeaveDevice(app.game, match) ? text : await packFile(text);
  app.toaster.show(words.savedAs(downloadText(name, written)));
}

/** What is asked before a match is given up. A replay is promised only where one is kept. */
export function giveUpQuestion({ game }: Pick<Library, 'game'>, match: Match): Question {
  const { title, lines, untouched, confirm, cancel } = shellText.giveUp;
  return { title, lines: isPlayed(match) ? lines(game.words.givenUp) : untouched, confirm, cancel, danger: true };
}

/** Whether the match in progress is safe, and since when, for the menu. */
export function saveLine({ savedGame }: Pick<Library, 'savedGame'>): string {
  const { trouble, savedAt } = savedGame.status();
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
