import type { Best, GameRecords, Played, PlayedGames, Total, WinKind, WinTable } from '../../../module/records.ts';
import { dailyStreak } from '../daily.ts';
import { isWon, rowsOfWins } from './played.ts';

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
    return found && sign * found.value >= sign * value ? found : { value, day: game.day };
  }, null);
}
