import type { HeroId, ModeId } from '../../../games/faza/content/vocabulary.ts';
import { dailyStreak, dayAfter, longestDailyStreak } from '../daily.ts';
import { finished, isWon, type Played } from './played.ts';

/** Games and wins of some kind. */
export interface Tally<Kind> {
  readonly kind: Kind;
  readonly games: number;
  readonly wins: number;
}

/** A best value, and the day it was reached. */
export interface Best {
  readonly value: number;
  readonly day: string;
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
  readonly totals: Readonly<Record<Total, number>>;
  readonly bests: Readonly<Record<BestName, Best | null>>;
  readonly byMode: readonly Tally<ModeId>[];
  readonly bySize: readonly Tally<number>[];
  readonly byHero: readonly Tally<HeroId>[];
}

export const totals = ['rounds', 'decisions', 'kills', 'boardings', 'recruits', 'injuries', 'shielded'] as const;
export type Total = (typeof totals)[number];
export type BestName = 'fastestWin' | 'fewestInjuries' | 'fewestDecisions' | 'mostKills' | 'longestGame';

const MODES: readonly ModeId[] = ['easy', 'normal', 'hard'];

/** The statistics of games, oldest first, as they stand on a day; heroes come in the order given. */
export function statisticsOf(games: readonly Played[], today: string, heroes: readonly HeroId[]): Statistics {
  const ended = finished(games);
  const won = ended.filter(isWon);
  const days = dailyDays(games);
  const tally = <Kind>(kind: Kind, has: (game: Played) => boolean): Tally<Kind> => {
    const of = ended.filter(has);
    return { kind, games: of.length, wins: of.filter(isWon).length };
  };
  return {
    games: ended.length,
    wins: won.length,
    unfinished: games.length - ended.length,
    row: { now: rowsOfWins(ended).at(-1) ?? 0, longest: longestRow(ended) },
    daily: { now: dailyStreak(days, today), longest: longestDailyStreak(days), games: days.length },
    totals: sums(games),
    bests: {
      fastestWin: best(won, 'least', ({ rounds }) => rounds),
      fewestInjuries: best(won, 'least', ({ injuries }) => injuries),
      fewestDecisions: best(won, 'least', ({ decisions }) => decisions),
      mostKills: best(ended, 'most', ({ kills }) => kills),
      longestGame: best(ended, 'most', ({ rounds }) => rounds),
    },
    byMode: MODES.map((mode) => tally(mode, (game) => game.mode === mode)),
    bySize: [2, 3, 4].map((size) => tally(size, (game) => game.heroes.length === size)),
    byHero: heroes.map((hero) => tally(hero, (game) => game.heroes.includes(hero))),
  };
}

/** The days whose daily game was played to its end in time: on the day, or begun then and ended on the next. */
export function dailyDays(games: readonly Played[]): string[] {
  const days = finished(games).flatMap(({ daily, day }) =>
    daily !== null && (day === daily || day === dayAfter(daily)) ? [daily] : [],
  );
  return [...new Set(days)];
}

/** The most games that were won one after the other. */
export function longestRow(ended: readonly Played[]): number {
  return Math.max(0, ...rowsOfWins(ended));
}

/** After each game, how many had been won in a row. */
function rowsOfWins(ended: readonly Played[]): number[] {
  let row = 0;
  return ended.map((game) => {
    row = isWon(game) ? row + 1 : 0;
    return row;
  });
}

function sums(games: readonly Played[]): Record<Total, number> {
  const none = { rounds: 0, decisions: 0, kills: 0, boardings: 0, recruits: 0, injuries: 0, shielded: 0 };
  return games.reduce((all, game) => {
    for (const total of totals) all[total] += game[total];
    return all;
  }, none);
}

/** The least or the greatest value of any game, and the day it was first reached. */
function best(games: readonly Played[], which: 'least' | 'most', of: (game: Played) => number): Best | null {
  const sign = which === 'least' ? -1 : 1;
  return games.reduce<Best | null>((found, game) => {
    const value = of(game);
    return found && sign * found.value >= sign * value ? found : { value, day: game.day };
  }, null);
}
