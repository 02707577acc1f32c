import type {
  Achievement,
  Best,
  GameDigest,
  GameRecords,
  Played,
  PlayedGames,
  Progress,
  Total,
  WinKind,
  WinTable,
} from '../../../module/records/records.ts';
import type { Entry } from './archive.ts';
import { dailyStreak, dayAfter, longestDailyStreak } from './daily.ts';

/** The games that count: the player's own, not in practice, and not ones in which only the computer played. */
export function playedGames(records: Pick<GameRecords, 'counts'>, entries: readonly Entry[]): PlayedGames {
  return gamesOf(
    [...entries]
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .filter(({ own, practice, digest }) => own && !practice && records.counts(digest))
      .map(({ at, end, digest }) => ({ ...digest, day: at.slice(0, 10), end })),
  );
}

/** Games that count, oldest first, with what follows from them. */
export function gamesOf<Digest extends GameDigest>(all: readonly Played<Digest>[]): PlayedGames<Digest> {
  const finished = all.filter(({ rule }) => rule !== null);
  const dailyDays = (): string[] => {
    const inTime = finished.flatMap(({ daily, day }) =>
      daily !== null && (day === daily || day === dayAfter(daily)) ? [daily] : [],
    );
    return [...new Set(inTime)];
  };
  return {
    all,
    finished: () => finished,
    won: () => finished.filter(isWon),
    longestRow: () => Math.max(0, ...rowsOfWins(finished)),
    dailyDays,
    longestDailyStreak: () => longestDailyStreak(dailyDays()),
  };
}

/** After each game, how many had been won in a row. */
function rowsOfWins(finished: readonly Played[]): number[] {
  let row = 0;
  return finished.map((game) => {
    row = isWon(game) ? row + 1 : 0;
    return row;
  });
}

export function isWon({ end }: Pick<Played, 'end'>): boolean {
  return end === 'won';
}

/*
 * How achievements stand: pure questions about the games that were played, so they can always be asked again.
 */

/** An achievement, how far it has come, and the day on which it was earned. */
export interface Standing extends Progress {
  readonly achievement: Achievement;
  /** As in `2026-11-21`; `null` while it is not. */
  readonly day: string | null;
}

/** How achievements stand after games, oldest first. */
export function standings(achievements: readonly Achievement[], all: readonly Played[]): Standing[] {
  const games = gamesOf(all);
  return achievements.map((achievement) => {
    const { have, need } = achievement.progress(games);
    return { achievement, have, need, day: have >= need ? dayEarned(achievement, all) : null };
  });
}

/** The achievements that the games have, and the ones before the last of them did not. */
export function newlyEarned(
  achievements: readonly Achievement[],
  before: readonly Played[],
  after: readonly Played[],
): Achievement[] {
  return achievements.filter((achievement) => isEarned(achievement, after) && !isEarned(achievement, before));
}

function isEarned(achievement: Achievement, games: readonly Played[]): boolean {
  const { have, need } = achievement.progress(gamesOf(games));
  return have >= need;
}

/** The day of the first game with which it was earned: what is earned stays earned, so half of the games are left out at a time. */
function dayEarned(achievement: Achievement, games: readonly Played[]): string | null {
  let [without, enough] = [0, games.length];
  while (enough - without > 1) {
    const middle = Math.floor((without + enough) / 2);
    if (isEarned(achievement, games.slice(0, middle))) enough = middle;
    else without = middle;
  }
  return games[enough - 1]?.day ?? null;
}

/** Games and wins of some kind. */
export interface WinTally {
  readonly kind: WinKind;
  readonly games: number;
  readonly wins: number;
}

/** A table of games and wins with its numbers. */
export interface WinTallies {
  readonly table: WinTable;
  readonly tallies: readonly WinTally[];
}

/** A personal best, with its value and the day it was reached; `null` where there is no such game. */
export interface BestValue {
  readonly best: Best;
  readonly reached: { readonly value: number; readonly day: string } | null;
}

/** Everything that the records say in numbers. */
export interface Statistics {
  readonly games: number;
  readonly wins: number;
  /** Given up, or left behind for another game. */
  readonly unfinished: number;
  /** Wins in a row: now, and the longest ever. A game that is given up breaks no row. */
  readonly row: { readonly now: number; readonly longest: number };
  /** Days in a row with a daily game: now, and the longest ever. */
  readonly daily: { readonly now: number; readonly longest: number; readonly games: number };
  readonly totals: readonly { readonly total: Total; readonly value: number }[];
  readonly bests: readonly BestValue[];
  /** Tables side by side, each place with one or several below each other. */
  readonly winTables: readonly (readonly WinTallies[])[];
}

/** The statistics of games as they stand on a day. */
export function statisticsOf(
  { bests, totals, winTables }: Pick<GameRecords, 'bests' | 'totals' | 'winTables'>,
  games: PlayedGames,
  today: string,
): Statistics {
  const ended = games.finished();
  const won = games.won();
  const days = games.dailyDays();
  const tally = (kind: WinKind): WinTally => {
    const of = ended.filter((game) => kind.has(game));
    return { kind, games: of.length, wins: of.filter(isWon).length };
  };
  return {
    games: ended.length,
    wins: won.length,
    unfinished: games.all.length - ended.length,
    row: { now: rowsOfWins(ended).at(-1) ?? 0, longest: games.longestRow() },
    daily: { now: dailyStreak(days, today), longest: games.longestDailyStreak(), games: days.length },
    totals: totals.map((total) => ({ total, value: games.all.reduce((sum, game) => sum + total.of(game), 0) })),
    bests: bests.map((best) => ({ best, reached: reached(best, best.among === 'won' ? won : ended) })),
    winTables: winTables.map((tables) => tables.map((table) => ({ table, tallies: table.kinds.map(tally) }))),
  };
}

/** The least or the greatest value of any game, and the day it was first reached. */
function reached(best: Best, games: readonly Played[]): BestValue['reached'] {
  const sign = best.which === 'least' ? -1 : 1;
  return games.reduce<BestValue['reached']>((found, game) => {
    const value = best.of(game);
    if (value === null) return found;
    return found && sign * found.value >= sign * value ? found : { value, day: game.day };
  }, null);
}
