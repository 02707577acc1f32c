import type { GameDigest, GameRecords, Played, PlayedGames } from '../../../module/records.ts';
import { dayAfter, longestDailyStreak } from '../daily.ts';
import type { Entry } from '../store/archive.ts';

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
export function rowsOfWins(finished: readonly Played[]): number[] {
  let row = 0;
  return finished.map((game) => {
    row = isWon(game) ? row + 1 : 0;
    return row;
  });
}

export function isWon({ end }: Pick<Played, 'end'>): boolean {
  return end === 'won';
}
