import type { Whose } from '../../module/match.ts';
import { confirmDialog, noteDialog } from '../../page/dialog.ts';
import type { App } from '../app.ts';
import { keepStored } from '../archive/keepGame.ts';
import { sealableOf } from '../archive/owner.ts';
import { archiveText } from '../archive/text.en.ts';
import { createOwnChoice } from '../archive/whoseDialog.ts';
import { countStoredDice } from '../dice/matchDice.ts';
import { isEnded, type Match } from '../match.ts';
import { gameInProgress } from '../saves/gameInProgress.ts';
import { parseSave, saveText } from '../saves/saves.ts';
import { matchTitle } from '../table/openTable.ts';
import { shellText } from '../text.en.ts';
import type { OfferProblem } from './offerProblem.ts';

/** How a game came to the page. */
export type Bringer = 'file' | 'link';

/** What a door let in: a text that claims to be a game, or why there is none. */
export type Brought = { readonly text: string } | { readonly problem: OfferProblem };

/**
 * Asks whether to play on with a game that came from outside, and brings it to the table; one that is over is only looked at. Nothing
 * changes before that: a text that is no game is refused with the reason, and a game in progress is replaced only when people say so.
 */
export async function offerGame(app: App, bringer: Bringer, brought: Brought): Promise<void> {
  const words = shellText.share;
  const parsed = 'text' in brought ? parseSave(brought.text, app.game) : brought.problem;
  if (typeof parsed === 'string') return noteDialog(app.parent, words.refused[bringer], words.problem(parsed));
  const { difference, seal, whose: _, ...game } = parsed;
  const isOver = isEnded(game);
  const { isStored, replaces } = besides(app, game);
  const isKnown = isStored || app.owner.knows(sealableOf(game), seal);
  // Whoever played it sealed it: that may have been the player, elsewhere.
  const choice = isKnown || seal === undefined ? null : createOwnChoice();
  const lines = [
    matchTitle(app, game),
    ...(difference ? [shellText.save.changed(difference, isOver)] : []),
    ...(replaces && !isOver ? [words.replaces] : []),
    ...(isKnown ? [] : [archiveText.whose.countsNowhere]),
  ];
  const { ask, take } = isOver ? words.over : words;
  const question = { title: ask, lines, confirm: take, cancel: words.leave, ofPage: true };
  if (!(await confirmDialog(app.parent, { ...question, ...(choice && { choice: choice.element }) }))) return;
  // While the question stood there, another tab may have played on.
  const latest = besides(app, game);
  const whose: Whose = isKnown || choice?.isTicked() ? 'own' : 'guest';
  const taken = latest.isStored ? latest.stored : { ...game, whose };
  if (isOver) {
    app.toEnding(taken);
    return;
  }
  if (latest.replaces) {
    keepStored(app);
    countStoredDice(app);
  }
  // What lies there and cannot be read is moved aside before its place is taken.
  else app.saves.load();
  const kept = app.saves.save(taken);
  app.toTable(taken);
  if (kept === 'full') app.toaster.show(shellText.save.full);
}

/** What lies in the store beside a game that comes from outside: the same one, or one in progress that it would replace. */
function besides(
  app: App,
  game: Match,
): { isStored: true; stored: Match; replaces: false } | { isStored: false; replaces: boolean } {
  const stored = app.saves.peek();
  if (stored !== null && isSame(stored, game)) return { isStored: true, stored, replaces: false };
  return { isStored: false, replaces: gameInProgress(app) !== null };
}

/** Whether two games are the same, with all that was taken back, whosever they are. */
function isSame({ whose: _, ...one }: Match, other: Match): boolean {
  return saveText(one) === saveText(other);
}
