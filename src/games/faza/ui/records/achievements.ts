import type { Achievement, AchievementLook, Played, PlayedGames, Progress } from '../../../../module/records.ts';
import { editions, hasRewards, isOwnEdition } from '../../content/editions.ts';
import { type AchievementId, achievementText } from '../../text/records.en.ts';
import type { Digest } from './digest.ts';

type Game = Played<Digest>;
type Games = PlayedGames<Digest>;

/** How far games have come toward an achievement. */
type Question = (games: Games) => Progress;

/** Asks for one victory of some kind. */
const win =
  (of: (game: Game) => boolean): Question =>
  (games) => ({ have: games.won().some(of) ? 1 : 0, need: 1 });

/** Asks for one finished game of some kind. */
const once =
  (of: (game: Game) => boolean): Question =>
  (games) => ({ have: games.finished().some(of) ? 1 : 0, need: 1 });

const upTo =
  (need: number, count: (games: Games) => number): Question =>
  (games) => ({ have: Math.min(need, count(games)), need });

/** Asks for a number of different things. */
const different =
  (need: number, things: (games: Games) => readonly (string | null)[]): Question =>
  (games) => ({ have: new Set(things(games)).size, need });

const { heroes, modes } = editions.published;
const sum = ({ all }: Games, of: (game: Game) => number): number => all.reduce((total, game) => total + of(game), 0);

/** V2, where there are Rewards to leave out. */
const leftRewardsOut = ({ edition, rewards }: Game): boolean =>
  !rewards && isOwnEdition(edition) && hasRewards(editions[edition]);

const questions: Readonly<Record<AchievementId, Question>> = {
  firstStand: once(() => true),
  earthStands: win(() => true),
  hardWin: win(({ mode }) => mode === 'hard'),
  everyMode: different(modes.length, (games) => games.won().map(({ mode }) => mode)),
  two: win((game) => game.heroes.length === 2),
  four: win((game) => game.heroes.length === 4),
  everyHero: different(heroes.length, (games) =>
    games.won().flatMap((game) => game.heroes.filter((hero) => heroes.some(({ id }) => id === hero))),
  ),
  unhurt: win(({ injuries }) => injuries === 0),
  whisker: win(({ leastHealthy }) => leastHealthy === 1),
  fast: win(({ rounds }) => rounds <= 4),
  long: once(({ rounds }) => rounds >= 10),
  threeAtOnce: once(({ bestFight }) => bestFight >= 3),
  greenCity: win(({ fazaformed }) => fazaformed <= 4),
  fazaFirst: win((game) => game.fazaFirst),
  noGifts: win((game) => leftRewardsOut(game) && game.heroes.length < 4),
  thickHulls: win(({ health }) => health !== null && health >= 5),
  radio: win((game) => game.radio),
  rowOfThree: upTo(3, (games) => games.longestRow()),
  tenWins: upTo(10, (games) => games.won().length),
  oldHand: upTo(50, (games) => games.finished().length),
  scrap: upTo(500, (games) => sum(games, ({ kills }) => kills)),
  boarders: upTo(100, (games) => sum(games, ({ boardings }) => boardings)),
  everyDefeat: different(4, (games) => games.finished().flatMap(({ rule }) => (rule === 'X1' ? [] : [rule]))),
  todaysPaper: upTo(1, (games) => games.dailyDays().length),
  sevenMornings: upTo(7, (games) => games.longestDailyStreak()),
};

const look = (
  outline: AchievementLook['outline'],
  ground: AchievementLook['ground'],
  symbol: string,
): AchievementLook => ({ outline, ground, symbol });

const looks: Readonly<Record<AchievementId, AchievementLook>> = {
  firstStand: look('round', 'sun', 'flag'),
  earthStands: look('burst', 'sun', 'trophy'),
  hardWin: look('burst', 'blood', 'warn'),
  everyMode: look('shield', 'sky', 'turn'),
  two: look('shield', 'fire', 'users'),
  four: look('shield', 'sun', 'fist'),
  everyHero: look('burst', 'acid', 'star'),
  unhurt: look('shield', 'acid', 'shield'),
  whisker: look('round', 'blood', 'hurt'),
  fast: look('burst', 'fire', 'speed'),
  long: look('round', 'dusk', 'short'),
  threeAtOnce: look('burst', 'fire', 'fight'),
  greenCity: look('round', 'acid', 'home'),
  fazaFirst: look('shield', 'dusk', 'former'),
  noGifts: look('ticket', 'sky', 'reward'),
  thickHulls: look('shield', 'blood', 'carrier'),
  radio: look('ticket', 'fire', 'broadcast'),
  rowOfThree: look('round', 'fire', 'run'),
  tenWins: look('shield', 'sun', 'pay'),
  oldHand: look('round', 'sky', 'hand'),
  scrap: look('ticket', 'dusk', 'drone'),
  boarders: look('ticket', 'acid', 'rebel'),
  everyDefeat: look('round', 'dusk', 'grave'),
  todaysPaper: look('ticket', 'sun', 'log'),
  sevenMornings: look('ticket', 'sky', 'calendar'),
};

const ids = Object.keys(achievementText) as readonly AchievementId[];

/** All achievements, in the order in which they are shown. */
export const achievements: readonly Achievement[] = ids.map((id) => ({
  id,
  ...achievementText[id],
  look: looks[id],
  progress: (games: Games) => questions[id](games),
}));
