import { dayOf, untilNextDay } from '../../module/daily/days.ts';
import type { TitleView } from '../../module/screens/title.ts';
import type { PlayedGame } from '../match.ts';
import type { Entry } from '../persistence/archive/archive.ts';
import { dailySetup, dailyStreak } from '../persistence/archive/daily.ts';
import { playedGames } from '../persistence/archive/statistics.ts';
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

/** The player's own games of a day that were played to their ends, the latest first. */
export function finishedOn(entries: readonly Entry[], day: string | null): readonly Entry[] {
  return entries.filter(({ digest, own, practice }) => digest.daily === day && digest.rule && own && !practice);
}

/** How the daily game stands, by what is kept. */
export function dailyStatus(
  { records }: Pick<PlayedGame, 'records'>,
  entries: readonly Entry[],
  today: Date,
): DailyStatus {
  const day = dayOf(today);
  const streak = dailyStreak(playedGames(records, entries).dailyDays(), day);
  return { day, done: finishedOn(entries, day).at(-1) ?? null, streak };
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

/** In how many hours and minutes the next daily game begins, at a moment: a minute that has begun counts. */
export function nextDailyLine(moment: Date): string {
  const minutes = Math.ceil(untilNextDay(moment) / 60_000);
  return words.next(Math.floor(minutes / 60), minutes % 60);
}
