import { editions } from '../../../games/faza/content/editions.ts';
import { longestDailyStreak } from '../daily.ts';
import { finished, isWon, type Played } from './played.ts';
import { dailyDays, longestRow } from './statistics.ts';

/*
 * Achievements: pure questions about the games that were played, so they can always be asked again. Names and words are in
 * `text.en.ts`, how they look in `stamps.ts`.
 */

/** How far an achievement has come; it is earned when `have` has reached `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** How much of it a list of games holds, oldest first. */
type Question = (games: readonly Played[]) => Progress;

/** Whether a game of some kind has been won. */
const win =
  (of: (game: Played) => boolean): Question =>
  (games) => ({ have: games.some((game) => isWon(game) && of(game)) ? 1 : 0, need: 1 });

/** Whether any game has come to its end in some way. */
const once =
  (of: (game: Played) => boolean): Question =>
  (games) => ({ have: finished(games).some(of) ? 1 : 0, need: 1 });

const upTo =
  (need: number, count: (games: readonly Played[]) => number): Question =>
  (games) => ({ have: Math.min(need, count(games)), need });

/** How many different things have been seen. */
const different =
  (need: number, things: (games: readonly Played[]) => readonly (string | null)[]): Question =>
  (games) => ({ have: new Set(things(games)).size, need });

const { heroes, modes } = editions.published;
const wins = (games: readonly Played[]): Played[] => games.filter(isWon);
const sum = (games: readonly Played[], of: (game: Played) => number): number =>
  games.reduce((all, game) => all + of(game), 0);

const questions = {
  firstStand: once(() => true),
  earthStands: win(() => true),
  hardWin: win(({ mode }) => mode === 'hard'),
  everyMode: different(modes.length, (games) => wins(games).map(({ mode }) => mode)),
  two: win((game) => game.heroes.length === 2),
  four: win((game) => game.heroes.length === 4),
  everyHero: different(heroes.length, (games) => wins(games).flatMap((game) => game.heroes)),
  unhurt: win(({ injuries }) => injuries === 0),
  whisker: win(({ leastHealthy }) => leastHealthy === 1),
  fast: win(({ rounds }) => rounds <= 4),
  long: once(({ rounds }) => rounds >= 10),
  threeAtOnce: once(({ bestFight }) => bestFight >= 3),
  greenCity: win(({ fazaformed }) => fazaformed <= 4),
  fazaFirst: win((game) => game.fazaFirst),
  noGifts: win(({ rewards, headStart, heroes: team }) => !rewards && !headStart && team.length < 4),
  thickHulls: win(({ health }) => health !== null && health >= 5),
  radio: win((game) => game.radio),
  rowOfThree: upTo(3, (games) => longestRow(finished(games))),
  tenWins: upTo(10, (games) => wins(games).length),
  oldHand: upTo(50, (games) => finished(games).length),
  scrap: upTo(500, (games) => sum(games, ({ kills }) => kills)),
  boarders: upTo(100, (games) => sum(games, ({ boardings }) => boardings)),
  everyDefeat: different(4, (games) => finished(games).flatMap(({ rule }) => (rule === 'X1' ? [] : [rule]))),
  todaysPaper: upTo(1, (games) => dailyDays(games).length),
  sevenMornings: upTo(7, (games) => longestDailyStreak(dailyDays(games))),
} as const satisfies Readonly<Record<string, Question>>;

export type AchievementId = keyof typeof questions;

/** All achievements, in the order in which they are shown. */
export const achievementIds = Object.keys(questions) as readonly AchievementId[];

/** An achievement, how far it has come, and the day on which it was earned. */
export interface Standing extends Progress {
  readonly id: AchievementId;
  /** As in `2026-11-21`; `null` while it is not. */
  readonly day: string | null;
}

/** How all achievements stand after games, oldest first. */
export function standings(games: readonly Played[]): Standing[] {
  return achievementIds.map((id) => {
    const progress = questions[id](games);
    return { id, ...progress, day: progress.have >= progress.need ? dayEarned(id, games) : null };
  });
}

/** The achievements that the games have, and the ones before the last of them did not. */
export function newlyEarned(before: readonly Played[], after: readonly Played[]): AchievementId[] {
  return achievementIds.filter((id) => isEarned(id, after) && !isEarned(id, before));
}

function isEarned(id: AchievementId, games: readonly Played[]): boolean {
  const { have, need } = questions[id](games);
  return have >= need;
}

/** The day of the first game with which it was earned: what is earned stays earned, so half of the games are left out at a time. */
function dayEarned(id: AchievementId, games: readonly Played[]): string | null {
  let [without, enough] = [0, games.length];
  while (enough - without > 1) {
    const middle = Math.floor((without + enough) / 2);
    if (isEarned(id, games.slice(0, middle))) enough = middle;
    else without = middle;
  }
  return games[enough - 1]?.day ?? null;
}
