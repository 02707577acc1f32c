import { isOver } from '../../kernel/game.ts';
import { roundBeginnings } from '../../kernel/rounds.ts';
import { viewNow } from '../../kernel/session.ts';
import { at } from '../../kernel/values/at.ts';
import type { Chances } from '../../module/capabilities/chances.ts';
import { onlyPersonsSeat } from '../../module/match.ts';
import type { EndingView, FirstAction } from '../../module/screens/ending.ts';
import { confirmDialog } from '../../page/dialog.ts';
import type { Library, Navigation, Page, Preferences } from '../app/ports.ts';
import { archiveText } from '../archive/text.en.ts';
import { matchLog } from '../log/matchLog.ts';
import { isWatched, type Match, type Played, type PlayedGame } from '../match.ts';
import type { Entry } from '../persistence/archive/archive.ts';
import { newlyEarned, playedGames } from '../persistence/archive/statistics.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { branchAfter } from '../practice.ts';
import { replayText } from '../replay/text.en.ts';
import { keepGame, replaceGame } from '../saving/saveMatch.ts';
import { shellText } from '../text.en.ts';
import { openRound } from './endingDialogs.ts';
import { endingText } from './text.en.ts';

/** What the ending of a match shows in the window, with what is known so far about the chances to win. */
export function endingViewOf(
  { game, size }: Pick<Library, 'game'> & Pick<Page, 'size'>,
  match: Match,
  chances: Chances,
  first: FirstAction = { kind: 'again' },
): EndingView<Played> {
  const { session } = match;
  const reason = reasonOf(game, match);
  return game.ending.view({
    ...{ ...size(), session, reason, chances, first },
    viewer: onlyPersonsSeat(match),
    isJudged: isJudged(game, match),
  });
}

/**
 * Whether a coach looks back at what people decided in a match. Where seats have secrets, it speaks of what a player held, which is for
 * nobody else.
 */
export function isJudged({ coach, hidden }: Pick<PlayedGame, 'coach' | 'hidden'>, match: Match): boolean {
  return coach !== undefined && !isWatched(match) && (!hidden || onlyPersonsSeat(match) !== null);
}

/** Why a match ended, in a sentence. */
export function reasonOf({ ending }: Pick<PlayedGame, 'ending'>, { session, practice }: Match): string {
  const reason = ending.reason(viewNow(session));
  return reason !== '' && practice ? `${reason} ${shellText.practice.mark}` : reason;
}

/** What the ending of a match offers first to the players of this device. A friend’s game proposes no lesson. */
export function firstActionOf(
  { game, dice, learning }: Pick<Library, 'game' | 'dice' | 'learning'>,
  { session, whose }: Match,
): FirstAction {
  const state = viewNow(session);
  if (!isOver(game.rules, state) || whose === 'guest') return { kind: 'again' };
  return game.ending.firstAction({
    setup: session.setup,
    state,
    games: dice.read().games.length,
    learned: (game.lessons?.ids ?? []).filter((id) => learning.lesson(id).done),
  });
}

/** Opens a round of a match that is over, named by the history's entry at its end, with the ways back into it. */
export function openRoundOf(
  app: Page & Library & Navigation,
  match: Match,
  view: EndingView<Played>,
  end: number,
): void {
  const starts = roundBeginnings(match.session);
  const ageAt = (entry: number): number => at(starts, entry - 1).age;
  openRound(app.parent, { ending: app.game.ending, view }, end, {
    log: matchLog(app.game, match),
    openRule: (rule) => app.openRulebook(rule),
    lookBack: (entry) => lookBackAt(app, match, ageAt(entry)),
    playOn: (entry) => void playOn(app, branchAfter(match, ageAt(entry))),
  });
}

/** Opens the replay of a finished match at the moment after a number of commands. */
export function lookBackAt(app: Navigation, match: Match, age: number): void {
  app.toReplay(match, age, { back: { label: endingText.backToEnding, go: () => app.toEnding(match) } });
}

/** Plays the last round of a match that is over again, from its beginning. */
export function replayLastRound(app: Page & Library & Navigation, match: Match): Promise<void> {
  const starts = roundBeginnings(match.session);
  return playOn(app, branchAfter(match, at(starts, starts.length - 1).age));
}

/** Brings a branch of a match that is over to the table; asks first where another game is in progress. */
export async function playOn(app: Page & Library & Navigation, branch: Match): Promise<void> {
  if (gameInProgress(app)) {
    const question = replayText.replay.ask({ over: true, practice: true, replaces: true });
    if (!(await confirmDialog(app.parent, question))) return;
  }
  replaceGame(app, branch);
  app.toTable(branch);
  app.toaster.show(endingText.practice);
}

/**
 * Keeps a match that is over, and tells of the achievements that it brought; not again when somebody comes back to its ending.
 * `isThere` says whether the ending is still on the screen when that is known.
 */
export async function keepEnding(
  app: Page & Library & Preferences,
  match: Match,
  isThere: () => boolean,
): Promise<void> {
  // Asked for first, answered first; the game itself is written down before anything is waited for.
  const before = app.archive.entries();
  await keepGame(app, match, 'left');
  const { records } = app.game;
  const games = (entries: readonly Entry[]) => playedGames(records, entries).all;
  const earned = newlyEarned(records.achievements, games(await before), games(await app.archive.entries()));
  if (earned.length === 0 || !isThere()) return;
  const sentence = archiveText.records.toast(earned.map(({ name }) => name));
  app.toaster.show(sentence);
  app.sound.play('slam');
}
