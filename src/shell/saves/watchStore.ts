import { isOver } from '../../kernel/game.ts';
import { now } from '../../kernel/session.ts';
import { confirmDialog, noteDialog } from '../../page/dialog.ts';
import type { App } from '../app.ts';
import { commitmentOf } from '../dice/matchDice.ts';
import { rememberGame } from '../lastGame.ts';
import type { Match } from '../match.ts';
import { shellText } from '../text.en.ts';
import { gameInProgress } from './gameInProgress.ts';
import { DURABLE_KEYS } from './openGameStore.ts';
import { saveMatch } from './saveMatch.ts';
import { saveText } from './saves.ts';
import { browserStore, ownKey } from './storage.ts';

const words = shellText.save;

/** What may have become of the stored game, against the one that a screen shows. */
type Elsewhere = 'further' | 'another' | 'ended';

/**
 * Looks at the stored game whenever something outside this page may have changed it: another tab, also while this one slept, or
 * whatever empties the browser's stores. `held` is the match that is shown and would be written over it; `null` where none is.
 */
export function watchStore(app: App, held: () => Match | null): void {
  const look = (): void => {
    const match = held();
    if (match) followStore(app, match);
  };
  // A tab is told of one key after the other: what a game without its sequence means is known with the second one.
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

function followStore(app: App, match: Match): void {
  if (isLost(app)) {
    void storeAgain(app, match);
    return;
  }
  const elsewhere = elsewhereOf(app, match);
  if (elsewhere !== null) void leave(app, elsewhere);
}

/** Whether the game is gone as no tab removes one: each counts what it does. */
function isLost(app: App): boolean {
  return keysOf(app).every((key) => browserStore().isLost(key));
}

function keysOf({ game }: App): string[] {
  return [DURABLE_KEYS.text, DURABLE_KEYS.sequence].map((key) => ownKey(key, game.rules.id));
}

/** Whoever empties the browser's stores does not end a game that stands on the table. */
async function storeAgain(app: App, match: Match): Promise<void> {
  rememberGame(browserStore(), app.game.rules.id);
  await saveMatch(app, match);
  // Where it could not be stored again, that has been said, with a way to keep it as a file.
  if (app.saves.status().trouble === null) await noteDialog(app.parent, words.emptied.title, words.emptied.line);
}

/** What another tab has made of the game that a match is shown of; `null` where it is still the same. */
function elsewhereOf({ saves }: App, match: Match): Elsewhere | null {
  // What could not be stored is nowhere else.
  if (saves.status().trouble !== null) return null;
  const stored = saves.peek();
  if (stored === null) return isOver(match.session.game, now(match.session)) || saves.text() !== null ? null : 'ended';
  if (saveText(stored) === saveText(match)) return null;
  return commitmentOf(stored) === commitmentOf(match) ? 'further' : 'another';
}

/** Leaves what is out of date, and says so for as long as nobody has read it: this tab may be hidden. */
async function leave(app: App, elsewhere: Elsewhere): Promise<void> {
  app.toTitle();
  const { title, lines, confirm, cancel } = words.otherTab;
  if (elsewhere === 'ended') return noteDialog(app.parent, title, lines.ended);
  const question = { title, lines: [lines[elsewhere]], confirm, cancel, ofPage: true };
  if (!(await confirmDialog(app.parent, question))) return;
  const latest = gameInProgress(app);
  if (latest) app.toTable(latest);
  else app.toTitle();
}
