import { describe, expect, test } from 'vitest';
import certified from '../../../src/games/faza/dailies/certified.json' with { type: 'json' };
import { fazaModule } from '../../../src/games/faza/module.ts';
import { setupProblem } from '../../../src/games/faza/rules/setup.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import type { Digest } from '../../../src/games/faza/ui/records/digest.ts';
import { daily } from '../../../src/games/faza/ui/setups/daily.ts';
import { at } from '../../../src/kernel/values/at.ts';
import {
  type CertifiedDays,
  certifiedRetry,
  daysOf,
  earlierAfter,
  wasOffered,
} from '../../../src/module/daily/certifiedDays.ts';
import { dailySeed, dayOfSeed } from '../../../src/module/daily/dailySeed.ts';
import { dayOf } from '../../../src/module/daily/days.ts';
import { dailyStatus, dailyView, nextDailyLine } from '../../../src/shell/archive/dailyStatus.ts';
import type { Entry } from '../../../src/shell/persistence/archive/archive.ts';
import {
  dailyStreak,
  dayAfter,
  dayOfSetup as dayOfSetupIn,
  longestDailyStreak,
  dailySetup as setupOfDay,
} from '../../../src/shell/persistence/archive/daily.ts';
import { fc } from '../../kit/seeded.ts';
import { digestOf } from '../persistence/archive/kit.ts';
import { matches } from '../persistence/archive/matches.ts';

const dailySetup = (of: string): Setup => setupOfDay(daily, of);
const dayOfSetup = (setup: Setup): string | null => dayOfSetupIn(fazaModule, setup);

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('2020-01-01', days));

describe('the daily game', () => {
  test('follows from the date alone, can be played, and knows its day', () => {
    fc.assert(
      fc.property(day, (of) => {
        const setup = dailySetup(of);
        expect(dailySetup(of)).toEqual(setup);
        expect(setupProblem(setup)).toBeNull();
        expect(dayOfSetup(setup)).toBe(of);
        expect(dayOfSetup({ ...setup, radio: true })).toBeNull();
      }),
    );
  });

  test('is the same for everybody: these two days never change', () => {
    expect(dailySetup('2026-11-21')).toMatchInlineSnapshot(`
      {
        "edition": "published",
        "fazaFirst": false,
        "health": null,
        "heroes": [
          "farmer",
          "senator",
          "scout",
          "engineer",
        ],
        "mode": "normal",
        "rewards": true,
        "seed": "daily 2026-11-21",
      }
    `);
    expect(dailySetup('2027-01-01')).toMatchInlineSnapshot(`
      {
        "edition": "published",
        "fazaFirst": false,
        "health": null,
        "heroes": [
          "soldier",
          "scientist",
          "farmer",
        ],
        "mode": "normal",
        "rewards": true,
        "seed": "daily 2027-01-01",
      }
    `);
  });

  test('two to four heroes, every mode and every hero get their days', () => {
    const setups = Array.from({ length: 400 }, (_, days) => dailySetup(dayAfter('2026-01-01', days)));
    expect(new Set(setups.map(({ heroes }) => heroes.length))).toEqual(new Set([2, 3, 4]));
    expect(new Set(setups.map(({ mode }) => mode))).toEqual(new Set(['easy', 'normal', 'hard']));
    expect(new Set(setups.flatMap(({ heroes }) => heroes)).size).toBe(10);
  });

  test('Sundays have 24 tiles from December 6, 2026 on, and no other day has', () => {
    const days = Array.from({ length: 60 }, (_, days) => dayAfter('2026-11-21', days));
    const larger = days.filter((of) => dailySetup(of).edition === '24');
    expect(larger).toEqual([
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
      '2026-12-27',
      '2027-01-03',
      '2027-01-10',
      '2027-01-17',
    ]);
    for (let days = 0; days < 3000; days++) {
      const of = dayAfter('2026-12-06', days);
      expect(dailySetup(of).edition, of).toBe(days % 7 === 0 ? '24' : 'published');
    }
    expect(new Set(larger.map((of) => dailySetup(of).mode))).toEqual(new Set(['easy', 'normal']));
    expect(daily.line(dailySetup('2027-01-03'))).toMatch(/^\d heroes, (Easy|Normal), 24 tiles$/);
    expect(daily.line(dailySetup('2027-01-04'))).toMatch(/^\d heroes, (Easy|Normal|Hard)$/);
  });

  test('a day ends at midnight UTC', () => {
    expect(dayOf(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
    expect(dayOf(new Date('2026-11-22T00:30:00+01:00'))).toBe('2026-11-21');
  });

  test('a clock that is far off shows the last day with a four-digit year, or the first day', () => {
    expect(dayOf(new Date('+012345-06-07T08:09:10Z'))).toBe('9999-12-31');
    expect(dayOf(new Date(8.64e15))).toBe('9999-12-31');
    expect(dayOf(new Date('1969-12-31T23:59:59Z'))).toBe('1970-01-01');
    expect(dayOf(new Date(-8.64e15))).toBe('1970-01-01');
    expect(dayOfSetup(dailySetup('9999-12-31'))).toBe('9999-12-31');
  });
});

describe('the title', () => {
  const entry = (day: string, moment: string, rule: Digest['rule'], own = true): Entry => ({
    id: moment,
    at: moment,
    leaving: rule ? 'over' : 'givenUp',
    own,
    practice: false,
    end: rule === null ? 'givenUp' : rule === 'X1' ? 'won' : 'lost',
    digest: { ...digestOf(match), daily: day, rule, rounds: 5 },
    hasReplay: true,
  });
  const match = at(matches, 0);
  const now = new Date('2026-11-21T18:00Z');

  test('has a game of the day, whatever the clock says', () => {
    for (const [clock, day] of [
      ['+012345-06-07T08:09:10Z', '9999-12-31'],
      ['-000044-03-15T12:00:00Z', '1970-01-01'],
    ] as const) {
      const done = entry(day, `${day}T09:00:00.000Z`, 'X1');
      expect(dailyStatus(fazaModule, [done], new Date(clock))).toEqual({ day, done, streak: 1 });
    }
  });

  test.each([
    ['2026-11-28T00:00:00.000Z', 'Next daily in 24 h'],
    ['2026-11-28T00:00:00.001Z', 'Next daily in 24 h'],
    ['2026-11-28T00:01:00.000Z', 'Next daily in 23 h 59 min'],
    ['2026-11-28T20:48:00.000Z', 'Next daily in 3 h 12 min'],
    ['2026-11-28T21:00:00.000Z', 'Next daily in 3 h'],
    ['2026-11-28T23:30:30.000Z', 'Next daily in 30 min'],
    ['2026-11-28T23:59:59.999Z', 'Next daily in 1 min'],
    ['1969-12-31T22:00:00.000Z', 'Next daily in 2 h'],
  ])('says at %s: %s', (moment, line) => {
    expect(nextDailyLine(new Date(moment))).toBe(line);
  });

  test('names the team, until the game of the day was played to its end', () => {
    const given = entry('2026-11-21', '2026-11-21T09:00:00.000Z', null);
    const theirs = entry('2026-11-21', '2026-11-21T10:00:00.000Z', 'X1', false);
    expect(dailyView(fazaModule, dailyStatus(fazaModule, [theirs, given], now))).toEqual({
      line: '4 heroes, Normal, may be unwinnable',
      done: false,
    });
  });

  test('shows the result of the first try, and the number of days in a row', () => {
    const again = entry('2026-11-21', '2026-11-21T12:00:00.000Z', 'X1');
    const first = entry('2026-11-21', '2026-11-21T09:00:00.000Z', 'X2');
    const before = entry('2026-11-20', '2026-11-21T00:10:00.000Z', 'X1');
    const late = entry('2026-11-19', '2026-11-21T08:00:00.000Z', 'X1');
    expect(dailyView(fazaModule, dailyStatus(fazaModule, [again, first, late, before], now))).toEqual({
      line: 'Lost in 5 rounds, 2 days in a row',
      done: true,
    });
  });
});

describe('a day that is not certified', () => {
  // The first is the day before the first certified one; the last is beyond any table.
  test.each(['2026-11-22', '2020-01-01', '9999-12-31'])('%s is offered with uncertified luck, and says so', (of) => {
    expect(dailySetup(of).seed).toBe(`daily ${of}`);
    expect(dailyView(fazaModule, { day: of, done: null, streak: 0 })?.line).toMatch(
      /^\d heroes, \w+, may be unwinnable$/,
    );
  });

  test('shows no note on a day whose game a bot has won', () => {
    expect(dailyView(fazaModule, { day: certified.first, done: null, streak: 0 })?.line).toMatch(/^\d heroes, \w+$/);
  });
});

describe('a retry number', () => {
  const table: CertifiedDays = { first: '2026-12-30', retries: '02z', bots: '000', fingerprint: '', earlier: {} };
  const days = ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', 'never'];

  test('is stored for each certified day, across the turn of the year, and for no other', () => {
    expect(days.map((of) => certifiedRetry(table, of))).toEqual([null, 0, 2, 35, null, null]);
    expect(daysOf(table)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });

  test('is part of the seed, except 0, whose seed is that of the days before retries existed', () => {
    expect([0, 1, 35].map((retry) => dailySeed('2026-12-24', retry))).toEqual([
      'daily 2026-12-24',
      'daily 2026-12-24/1',
      'daily 2026-12-24/35',
    ]);
    expect(dayOfSeed('daily 2026-12-24')).toEqual({ day: '2026-12-24', retry: 0 });
    expect(dayOfSeed('daily 2026-12-24/35')).toEqual({ day: '2026-12-24', retry: 35 });
    const wrong = ['/0', '/01', '/36', '/', '/1 ', '/a', '/-1'].map((end) => dayOfSeed(`daily 2026-12-24${end}`));
    expect(new Set(wrong)).toEqual(new Set([null]));
  });

  describe('makes a game the day’s', () => {
    /** Whether a game with that day and retry number counts as the day's game, according to a table. */
    const isDays = (by: CertifiedDays, of: string, retry: number): boolean => {
      const tabled = { ...daily, wasOffered: (asked: string, number: number) => wasOffered(by, asked, number) };
      const found = dayOfSetupIn(
        { setups: { ...fazaModule.setups, daily: tabled } },
        daily.setup(of, dailySeed(of, retry)),
      );
      expect([null, of]).toContain(found);
      return found === of;
    };
    const counting = (by: CertifiedDays, of: string): number[] =>
      Array.from({ length: 36 }, (_, retry) => retry).filter((retry) => isDays(by, of, retry));

    test('if it is the day’s own, or 0, which a day has before it is certified', () => {
      expect(days.slice(0, 5).map((of) => counting(table, of))).toEqual([[0], [0], [0, 2], [0, 35], [0]]);
    });

    test('if it was the day’s in an earlier table: certifying again does not invalidate games already played', () => {
      const later = { ...table, first: '2027-01-01', retries: '41', earlier: earlierAfter(table) };
      expect(later.earlier).toEqual({ '2026-12-31': '2', '2027-01-01': 'z' });
      expect(days.slice(0, 5).map((of) => counting(later, of))).toEqual([[0], [0], [0, 2], [0, 4, 35], [0, 1]]);
      const last = { ...table, first: '2027-01-01', retries: 'z', earlier: earlierAfter(later) };
      expect(last.earlier).toEqual({ '2026-12-31': '2', '2027-01-01': 'z4', '2027-01-02': '1' });
      expect(earlierAfter(last)).toEqual(last.earlier);
      expect(days.slice(0, 5).map((of) => counting(last, of))).toEqual([[0], [0], [0, 2], [0, 4, 35], [0, 1]]);
    });

    test('in the game’s own table too', () => {
      const { first } = certified;
      const counted = Array.from({ length: 36 }, (_, retry) => dailySeed(first, retry)).filter(
        (seed) => dayOfSetup({ ...dailySetup(first), seed }) === first,
      );
      expect(counted.length).toBeLessThan(10);
      expect(counted).toContain(dailySetup(first).seed);
      expect(dayOfSetup({ ...dailySetup(first), seed: `daily ${first}/99` })).toBeNull();
    });
  });
});

describe('the streak of daily games', () => {
  test('days in a row count, up to today or yesterday, in whatever order they are listed', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40 }), fc.boolean(), (today, length, playedToday) => {
        const last = playedToday ? today : dayAfter(today, -1);
        const days = Array.from({ length }, (_, back) => dayAfter(last, -back));
        const older = dayAfter(last, -length - 2);
        expect(dailyStreak([...days, older, ...days], today)).toBe(length);
        expect(longestDailyStreak([...days, older])).toBe(Math.max(1, length));
      }),
    );
  });

  test('a missed day ends it', () => {
    expect(dailyStreak(['2026-11-18', '2026-11-19'], '2026-11-21')).toBe(0);
  });
});
