import { describe, expect, test } from 'vitest';
import { published } from '../../../../src/games/faza/content/published/edition.ts';
import { tiles24 } from '../../../../src/games/faza/content/tiles24/edition.ts';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import { heroAt } from '../../../../src/games/faza/rules/board/board.ts';
import type { Digest } from '../../../../src/games/faza/ui/records/digest.ts';
import { now, pastOf } from '../../../../src/kernel/session.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import type { Achievement, Played as PlayedGame } from '../../../../src/module/records/records.ts';
import { endOf } from '../../../../src/shell/persistence/archive/archive.ts';
import { dayAfter } from '../../../../src/shell/persistence/archive/daily.ts';
import {
  gamesOf,
  isWon,
  newlyEarned as newlyEarnedOf,
  playedGames,
  type Standing,
  type Statistics,
  standings as standingsOf,
  statisticsOf as statisticsOfGames,
  type WinTallies,
} from '../../../../src/shell/persistence/archive/statistics.ts';
import { fc } from '../../../kit/seeded.ts';
import { archiveOf, digestOf, markAt } from './kit.ts';
import { matches } from './matches.ts';

const TODAY = '2026-11-21';
/** Those of 16 tiles, and the two that only 24 tiles have. */
const heroes = [...new Set([published, tiles24].flatMap((edition) => edition.heroes.map(({ id }) => id)))];
const small = fc.nat(12);
type Played = PlayedGame<Digest>;

const { records } = fazaModule;
const { achievements } = records;
const standings = (list: readonly Played[]): Standing[] => standingsOf(achievements, list);
const newlyEarned = (before: readonly Played[], after: readonly Played[]): Achievement[] =>
  newlyEarnedOf(achievements, before, after);
const statisticsOf = (list: readonly Played[]): Statistics => statisticsOfGames(records, gamesOf(list), TODAY);
const fastestWin = ({ bests }: Statistics) => bests.find(({ best }) => best.id === 'fastestWin')?.reached;

const digest: fc.Arbitrary<Digest> = fc.record({
  edition: fc.constantFrom('published', '24'),
  mode: fc.constantFrom('easy', 'normal', 'hard'),
  heroes: fc.subarray(heroes, { minLength: 2, maxLength: 4 }),
  computers: fc.nat(1),
  daily: fc.option(fc.nat(9).map((days) => dayAfter(TODAY, -days))),
  rule: fc.constantFrom('X1', 'X1', 'X2', 'X3', 'X4', 'X5', null),
  health: fc.constantFrom(null, null, 1, 6),
  rewards: fc.boolean(),
  fazaFirst: fc.boolean(),
  drawTwo: fc.boolean(),
  radio: fc.boolean(),
  rounds: small,
  decisions: small,
  kills: small,
  bestFight: fc.nat(3),
  injuries: small,
  shielded: small,
  boardings: small,
  recruits: small,
  drones: small,
  fazaformed: fc.nat(16),
  leastHealthy: fc.nat(4),
});
const played: fc.Arbitrary<Played> = digest.chain((what) =>
  fc
    .nat(9)
    .map((days) => ({ ...what, day: what.daily ?? dayAfter(TODAY, -days), end: endOf(fazaModule, 'givenUp', what) })),
);
const games = fc
  .array(played, { maxLength: 40 })
  .map((list) => list.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)));

describe('the digest of a game', () => {
  test('agrees with the table at its end', () => {
    for (const match of matches) {
      const state = now(match.session);
      const what = digestOf(match);
      expect(what.rule).toBe(state.outcome?.rule ?? null);
      expect(what.rounds).toBe(state.round);
      expect(what.decisions).toBe(pastOf(match.session).length);
      expect(what.heroes).toEqual(state.heroes.map((_, seat) => heroAt(state, seat).id));
      const injured = state.heroes.flatMap(({ cards }) => cards.filter((card) => card.injured)).length;
      // Recovered cards were injured before.
      expect(what.injuries).toBeGreaterThanOrEqual(injured);
      expect(what.bestFight).toBeLessThanOrEqual(Math.min(what.edition === '24' ? 4 : 3, what.kills));
      const lost = state.ships.reduce((sum, { health }) => sum + state.health - health, 0);
      if (what.rule === 'X1') expect(what.boardings).toBeGreaterThanOrEqual(3);
      else expect(lost).toBeLessThan(3 * state.health);
    }
  });
});

describe('what counts', () => {
  test('the player’s own games with people in them, outside of practice', async () => {
    const archive = archiveOf();
    const [first, second, third, fourth] = [at(matches, 0), at(matches, 1), at(matches, 2), at(matches, 3)];
    await archive.keep(first, markAt(1));
    await archive.keep(second, { ...markAt(2), own: false });
    await archive.keep(third, { ...markAt(3), practice: true });
    await archive.keep({ ...fourth, players: fourth.players.map(() => 'computer' as const) }, markAt(4));
    expect(await archive.entries()).toHaveLength(4);
    expect(playedGames(records, await archive.entries()).all).toMatchObject([digestOf(first)]);
  });
});

describe('statistics', () => {
  test('tables add up to all games, and streaks are never longer than their number of games', () => {
    fc.assert(
      fc.property(games, (list) => {
        const all = statisticsOf(list);
        const [, , [byMode] = [], [bySize] = []] = all.winTables;
        for (const of of ['games', 'wins'] as const) {
          const sum = (table: WinTallies | undefined) => table?.tallies.reduce((total, tally) => total + tally[of], 0);
          expect(sum(byMode)).toBe(all[of]);
          expect(sum(bySize)).toBe(all[of]);
        }
        expect(all.games + all.unfinished).toBe(list.length);
        expect(all.wins).toBe(list.filter(isWon).length);
        expect(all.row.now).toBeLessThanOrEqual(all.row.longest);
        expect(all.row.longest).toBeLessThanOrEqual(all.wins);
        expect(all.daily.now).toBeLessThanOrEqual(all.daily.longest);
        expect(all.daily.longest).toBeLessThanOrEqual(all.daily.games);
        const fastest = list.filter(isWon).map(({ rounds }) => rounds);
        expect(fastestWin(all)?.value ?? null).toBe(fastest.length > 0 ? Math.min(...fastest) : null);
      }),
    );
  });

  test('a record is dated by the first day on which it was reached', () => {
    const game = { ...at(fc.sample(played, { numRuns: 1, seed: 1 }), 0), rule: 'X1', end: 'won' } as const;
    const list = [5, 3, 3, 4].map((rounds, i): Played => ({ ...game, rounds, day: dayAfter(TODAY, i) }));
    expect(fastestWin(statisticsOf(list))).toEqual({ value: 3, day: dayAfter(TODAY, 1) });
  });
});

describe('achievements', () => {
  test('an earned achievement stays earned, with the date of its game', () => {
    fc.assert(
      fc.property(games, fc.nat(40), (list, some) => {
        const earlier = list.slice(0, some);
        const before = standings(earlier);
        for (const [index, { achievement, day, have, need }] of standings(list).entries()) {
          const then = at(before, index);
          expect(have).toBeGreaterThanOrEqual(then.have);
          expect(have).toBeLessThanOrEqual(need);
          if (then.day !== null) expect(day).toBe(then.day);
          expect(newlyEarned(earlier, list).includes(achievement)).toBe(day !== null && then.day === null);
        }
      }),
    );
  });

  test('the two heroes of the 24-tile edition are not among the eight to win with', () => {
    const game = at(fc.sample(played, { numRuns: 1, seed: 1 }), 0);
    const win: Played = { ...game, rule: 'X1', end: 'won', heroes: ['marine', 'turncoat', 'senator'] };
    const standing = standings([win]).find(({ achievement }) => achievement.id === 'everyHero');
    expect([standing?.have, standing?.need]).toEqual([1, 8]);
  });

  test('a game without Rewards leaves all achievements possible (V2)', () => {
    const game = at(fc.sample(played, { numRuns: 1, seed: 1 }), 0);
    const win: Played = {
      ...game,
      rule: 'X1',
      end: 'won',
      heroes: ['doctor', 'scout'],
      rewards: false,
    };
    const earned = (edition: Digest['edition']): boolean =>
      standings([{ ...win, edition }]).some(({ achievement, day }) => achievement.id === 'noGifts' && day !== null);
    expect([earned('published'), earned('24')]).toEqual([true, false]);
  });

  test('each can be earned, and states its condition', () => {
    const many = fc.sample(played, { numRuns: 3000, seed: 7 });
    const week = Array.from({ length: 8 }, (_, i): Played => {
      const day = dayAfter(TODAY, i);
      return { ...at(many, 0), rule: 'X2', end: 'lost', daily: day, day };
    });
    const chances: Played[] = [...many.map((game) => ({ ...game, daily: null })), ...week];
    expect(standings(chances).flatMap(({ achievement, day }) => (day === null ? [achievement.id] : []))).toEqual([]);
    expect(standings([]).some(({ day }) => day !== null)).toBe(false);
    expect(new Set(achievements.map(({ name }) => name)).size).toBe(achievements.length);
    for (const { ask } of achievements) expect(ask).toMatch(/^[A-Z].*\.$/);
  });
});
