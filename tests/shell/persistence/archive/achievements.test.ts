import { expect, test } from 'vitest';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import type { AchievementId } from '../../../../src/games/faza/text/records.en.ts';
import type { Digest } from '../../../../src/games/faza/ui/records/digest.ts';
import type { Played as PlayedGame } from '../../../../src/module/records/records.ts';
import { dayAfter } from '../../../../src/shell/persistence/archive/daily.ts';
import { standings } from '../../../../src/shell/persistence/archive/statistics.ts';

type Played = PlayedGame<Digest>;

/** A lost game whose only achievement is having been finished. */
const plain: Played = {
  edition: 'published',
  mode: 'easy',
  heroes: ['soldier', 'doctor', 'engineer'],
  computers: 0,
  daily: null,
  rule: 'X2',
  health: null,
  rewards: true,
  fazaFirst: false,
  drawTwo: false,
  radio: false,
  rounds: 6,
  decisions: 50,
  kills: 4,
  bestFight: 2,
  injuries: 3,
  shielded: 0,
  boardings: 1,
  recruits: 0,
  drones: 5,
  fazaformed: 8,
  leastHealthy: 2,
  day: '2026-11-21',
  end: 'lost',
};
const won: Played = { ...plain, rule: 'X1', end: 'won' };

const times = (number: number, game: Played): Played[] => Array.from({ length: number }, () => game);
const days = (number: number): Played[] =>
  Array.from({ length: number }, (_, index) => {
    const day = dayAfter('2026-11-21', index);
    return { ...plain, daily: day, day };
  });
const winsWith = (...teams: readonly Digest['heroes'][]): Played[] => teams.map((heroes) => ({ ...won, heroes }));

/** For each achievement, games that barely earn it, and games that barely miss it; a missing one does not compile. */
const LIMITS: Readonly<Record<AchievementId, readonly [readonly Played[], readonly Played[]]>> = {
  firstStand: [[plain], [{ ...plain, rule: null, end: 'givenUp' }]],
  earthStands: [[won], [plain]],
  hardWin: [
    [{ ...won, mode: 'hard' }],
    [
      { ...won, mode: 'normal' },
      { ...plain, mode: 'hard' },
    ],
  ],
  everyMode: [
    [won, { ...won, mode: 'normal' }, { ...won, mode: 'hard' }],
    [won, { ...won, mode: 'normal' }, { ...plain, mode: 'hard' }],
  ],
  two: [winsWith(['soldier', 'doctor']), winsWith(['soldier', 'doctor', 'scout'])],
  four: [winsWith(['soldier', 'doctor', 'scout', 'farmer']), winsWith(['soldier', 'doctor', 'scout'])],
  everyHero: [
    winsWith(['soldier', 'doctor', 'senator', 'engineer'], ['scout', 'farmer', 'rebel', 'scientist']),
    winsWith(['soldier', 'doctor', 'senator', 'engineer'], ['scout', 'farmer', 'rebel', 'marine']),
  ],
  unhurt: [[{ ...won, injuries: 0 }], [{ ...won, injuries: 1 }]],
  whisker: [[{ ...won, leastHealthy: 1 }], [{ ...won, leastHealthy: 2 }]],
  fast: [
    [{ ...won, rounds: 4 }],
    [
      { ...won, rounds: 5 },
      { ...plain, rounds: 3 },
    ],
  ],
  long: [[{ ...plain, rounds: 10 }], [{ ...plain, rounds: 9 }]],
  threeAtOnce: [[{ ...plain, bestFight: 3 }], [{ ...won, bestFight: 2 }]],
  greenCity: [[{ ...won, fazaformed: 4 }], [{ ...won, fazaformed: 5 }]],
  fazaFirst: [[{ ...won, fazaFirst: true }], [{ ...plain, fazaFirst: true }]],
  noGifts: [[{ ...won, rewards: false }], [won, { ...plain, rewards: false }]],
  thickHulls: [[{ ...won, health: 5 }], [{ ...won, health: 4 }, won]],
  radio: [[{ ...won, radio: true }], [{ ...plain, radio: true }]],
  rowOfThree: [times(3, won), [...times(2, won), plain, won]],
  tenWins: [times(10, won), [...times(9, won), plain]],
  oldHand: [times(50, plain), times(49, plain)],
  scrap: [times(125, plain), times(124, plain)],
  boarders: [times(100, plain), times(99, plain)],
  everyDefeat: [
    (['X2', 'X3', 'X4', 'X5'] as const).map((rule) => ({ ...plain, rule })),
    [...(['X2', 'X3', 'X4'] as const).map((rule) => ({ ...plain, rule })), won],
  ],
  todaysPaper: [days(1), [plain]],
  sevenMornings: [days(7), [...days(6), ...days(9).slice(7)]],
};

const { achievements } = fazaModule.records;

test.each(Object.entries(LIMITS))(
  '%s is earned by meeting its condition, and by nothing less',
  (id, [enough, tooLittle]) => {
    const isEarned = (games: readonly Played[]): boolean =>
      standings(achievements, games).some(({ achievement, day }) => achievement.id === id && day !== null);
    expect([isEarned(enough), isEarned(tooLittle)]).toEqual([true, false]);
  },
);

test('no achievement is missing here', () => {
  expect(achievements.map(({ id }) => id).sort()).toEqual(Object.keys(LIMITS).sort());
});
