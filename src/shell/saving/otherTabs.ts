import { isOver } from '../../kernel/game.ts';
import { now } from '../../kernel/session.ts';
import { confirmDialog, noteDialog } from '../../page/dialog.ts';
import type { Library, Navigation, Page } from '../app/ports.ts';
import { commitmentOf } from '../dice/matchDice.ts';
import type { Match } from '../match.ts';
import { gameText } from '../persistence/gameText.ts';
import { rememberGame } from '../persistence/lastGame.ts';
import { DURABLE_KEYS } from '../persistence/openGameStore.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { browserStore, ownKey } from '../storage/textStore.ts';
import { saveMatch } from './saveMatch.ts';
import { savingText } from './text.en.ts';

const words = savingText;

/** How the stored game may differ from the one on the screen. */
type Elsewhere = 'further' | 'another' | 'ended';

/**
 * Checks the stored game whenever something outside this page may have changed it: another tab, perhaps while this one slept, or
 * something that empties the browser's stores. `held` is the match on the screen, which would overwrite it; `null` for none.
 */
export function watchStore(app: Page & Library & Navigation, held: () => Match | null): void {
  const look = (): void => {
    const match = held();
    if (match) followStore(app, match);
  };
  // A tab gets one event for each key. What a game without its sequence means is known with the second event.
  const keys = keysOf(app);
  window.addEventListener('storage', ({ key }) => {
    // No key stands for all of them: the store was emptied.
    if (key === null || keys.includes(key)) look();
  });
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
}

function followStore(app: Page & Library & Navigation, match: Match): void {
  if (isLost(app)) {
    void storeAgain(app, match);
    return;
  }
  const elsewhere = elsewhereOf(app, match);
  if (elsewhere !== null) void leave(app, elsewhere);
}

/** Whether something other than a tab has removed the game: tabs count their removals. */
function isLost(app: Library): boolean {
  return keysOf(app).every((key) => browserStore().isLost(key));
}

function keysOf({ game }: Library): string[] {
  return [DURABLE_KEYS.text, DURABLE_KEYS.sequence].map((key) => ownKey(key, game.rules.id));
}

/** Stores the game on the table again, after something has emptied the browser's stores. */
async function storeAgain(app: Page & Library, match: Match): Promise<void> {
  rememberGame(browserStore(), app.game.rules.id);
  await saveMatch(app, match);
  // If it cannot be stored, people have been told so by now, and offered a file.
  if (app.savedGame.status().trouble === null) await noteDialog(app.parent, words.emptied.title, words.emptied.line);
}

/** What another tab has done to the stored game; `null` where that is still the match on the screen. */
function elsewhereOf({ savedGame }: Library, match: Match): Elsewhere | null {
  // A game that could not be stored exists only on this screen.
  if (savedGame.status().trouble !== null) return null;
  const stored = savedGame.peek();
  if (stored === null)
    return isOver(match.session.game, now(match.session)) || savedGame.text() !== null ? null : 'ended';
  if (gameText(stored) === gameText(match)) return null;
  return commitmentOf(stored) === commitmentOf(match) ? 'further' : 'another';
}

/** Leaves the outdated screen, and says so until somebody has read it: this tab may be hidden. */
async function leave(app: Page & Library & Navigation, elsewhere: Elsewhere): Promise<void> {
  app.toTitle();
  const { title, lines, confirm, cancel } = words.otherTab;
  if (elsewhere === 'ended') return noteDialog(app.parent, title, lines.ended);
  const question = { title, lines: [lines[elsewhere]], confirm, cancel, ofPage: true };
  if (!(await confirmDialog(app.parent, question))) return;
  const latest = gameInProgress(app);
  if (latest) app.toTable(latest);
  else app.toTitle();
}
