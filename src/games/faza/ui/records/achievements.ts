import { achievementsOf, different, once, upTo, win } from '../../../../module/records/achievements.ts';
import type { Played, PlayedGames } from '../../../../module/records/records.ts';
import { editions, hasRewards, isOwnEdition } from '../../content/editions.ts';
import { achievementText } from '../../text/records.en.ts';
import type { Digest } from './digest.ts';

type Game = Played<Digest>;
type Games = PlayedGames<Digest>;

const { heroes, modes } = editions.published;
const sum = ({ all }: Games, of: (game: Game) => number): number => all.reduce((total, game) => total + of(game), 0);

/** V2, where there are Rewards to leave out. */
const leftRewardsOut = ({ edition, rewards }: Game): boolean =>
  !rewards && isOwnEdition(edition) && hasRewards(editions[edition]);

/** All achievements, in the order in which they are shown. */
export const achievements = achievementsOf<keyof typeof achievementText, Digest>(achievementText, {
  firstStand: ['round', 'sun', 'flag', once(() => true)],
  earthStands: ['burst', 'sun', 'trophy', win(() => true)],
  hardWin: ['burst', 'blood', 'warn', win(({ mode }) => mode === 'hard')],
  everyMode: ['shield', 'sky', 'turn', different(modes.length, (games) => games.won().map(({ mode }) => mode))],
  two: ['shield', 'fire', 'users', win((game) => game.heroes.length === 2)],
  four: ['shield', 'sun', 'fist', win((game) => game.heroes.length === 4)],
  everyHero: [
    'burst',
    'acid',
    'star',
    different(heroes.length, (games) =>
      games.won().flatMap((game) => game.heroes.filter((hero) => heroes.some(({ id }) => id === hero))),
    ),
  ],
  unhurt: ['shield', 'acid', 'shield', win(({ injuries }) => injuries === 0)],
  whisker: ['round', 'blood', 'hurt', win(({ leastHealthy }) => leastHealthy === 1)],
  fast: ['burst', 'fire', 'speed', win(({ rounds }) => rounds <= 4)],
  long: ['round', 'dusk', 'short', once(({ rounds }) => rounds >= 10)],
  threeAtOnce: ['burst', 'fire', 'fight', once(({ bestFight }) => bestFight >= 3)],
  greenCity: ['round', 'acid', 'home', win(({ fazaformed }) => fazaformed <= 4)],
  fazaFirst: ['shield', 'dusk', 'former', win((game) => game.fazaFirst)],
  noGifts: ['ticket', 'sky', 'reward', win((game) => leftRewardsOut(game) && game.heroes.length < 4)],
  thickHulls: ['shield', 'blood', 'carrier', win(({ health }) => health !== null && health >= 5)],
  radio: ['ticket', 'fire', 'broadcast', win((game) => game.radio)],
  rowOfThree: ['round', 'fire', 'run', upTo(3, (games) => games.longestRow())],
  tenWins: ['shield', 'sun', 'pay', upTo(10, (games) => games.won().length)],
  oldHand: ['round', 'sky', 'hand', upTo(50, (games) => games.finished().length)],
  scrap: ['ticket', 'dusk', 'drone', upTo(500, (games) => sum(games, ({ kills }) => kills))],
  boarders: ['ticket', 'acid', 'rebel', upTo(100, (games) => sum(games, ({ boardings }) => boardings))],
  everyDefeat: [
    'round',
    'dusk',
    'grave',
    different(4, (games) => games.finished().flatMap(({ rule }) => (rule === 'X1' ? [] : [rule]))),
  ],
  todaysPaper: ['ticket', 'sun', 'log', upTo(1, (games) => games.dailyDays().length)],
  sevenMornings: ['ticket', 'sky', 'calendar', upTo(7, (games) => games.longestDailyStreak())],
});
