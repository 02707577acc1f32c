import { dayOf } from '../../module/days.ts';
import type { TitleView } from '../../module/title.ts';
import { confirmDialog } from '../../page/dialog.ts';
import type { App } from '../app.ts';
import type { PlayedGame } from '../match.ts';
import { gameInProgress } from '../saves/gameInProgress.ts';
import { askForNewGame, startMatch, withPlayers } from '../screens/startMatch.ts';
import { dailySetup, dailyStreak, dayAfter, dayOfSetup } from './daily.ts';
import { isOwn } from './owner.ts';
import { playedGames } from './records/statistics.ts';
import type { Entry } from './store/archive.ts';
import { archiveText } from './text.en.ts';

const words = archiveText.daily;

/** How the daily game stands on a day. */
export interface DailyStatus {
  readonly day: string;
  /** The first game of the day that was played to its end; `null` before that. */
  readonly done: Entry | null;
  /** Days in a row. */
  readonly streak: number;
}

/** How the daily game stands, by what is kept. */
export function dailyStatus(
  { records }: Pick<PlayedGame, 'records'>,
  entries: readonly Entry[],
  today: Date,
): DailyStatus {
  const day = dayOf(today);
  const ended = entries.filter(({ digest, own, practice }) => digest.daily === day && digest.rule && own && !practice);
  const streak = dailyStreak(playedGames(records, entries).dailyDays(), day);
  return { day, done: ended.at(-1) ?? null, streak };
}

/** What the title says of it: what it is and whether nobody knows that it can be won, or how it went. */
export function dailyView(
  { setups: { daily } }: Pick<PlayedGame, 'setups'>,
  { day, done, streak }: DailyStatus,
): TitleView['daily'] {
  if (!daily) return null;
  const offered = daily.line(dailySetup(daily, day));
  const untested = daily.retry(day) === null ? words.untested(offered) : offered;
  const line = done ? words.done(done.end === 'won', done.digest.rounds) : untested;
  return { line: streak > 1 ? `${line}, ${words.streak(streak)}` : line, done: done !== null };
}

/** Begins today's game, or goes on with it. A second try is asked for: only the first result stands on the title. */
export async function playDaily(app: App, { done }: DailyStatus): Promise<void> {
  const { daily } = app.game.setups;
  if (!daily) return;
  const day = dayOf(new Date());
  const stored = gameInProgress(app);
  const inHand = stored && isOwn(app, stored) ? dayOfSetup(app.game, stored.session.setup) : null;
  if (stored && inHand === day) {
    app.toTable(stored);
    return;
  }
  if (done?.digest.daily === day) {
    const lines = [words.result(done.end === 'won', done.digest.rounds), words.againLine];
    if (!(await confirmDialog(app.parent, { title: words.again, lines, confirm: words.playAgain }))) return;
  }
  if (!(await (inHand === dayAfter(day, -1) ? askForToday(app) : askForNewGame(app)))) return;
  // Midnight has passed since the question was asked, so it was about another game.
  if (dayOf(new Date()) !== day) return playDaily(app, dailyStatus(app.game, app.archive.latest(), new Date()));
  startMatch(app, withPlayers(app, dailySetup(daily, day)), true);
  if (daily.retry(day) === null) app.toaster.show(words.untestedLine);
}

/** Asks before today's game takes the place of yesterday's, which midnight has come over. */
function askForToday({ parent }: App): Promise<boolean> {
  return confirmDialog(parent, { title: words.yesterday, lines: [words.yesterdayLine], confirm: words.beginToday });
}
