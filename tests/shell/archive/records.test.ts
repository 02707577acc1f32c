import { describe, expect, test } from 'vitest';
import { published } from '../../../src/games/faza/content/published/edition.ts';
import { heroAt } from '../../../src/games/faza/rules/board.ts';
import { at } from '../../../src/kernel/at.ts';
import { now, pastOf } from '../../../src/kernel/session.ts';
import { dayAfter } from '../../../src/shell/archive/daily.ts';
import { achievementIds, newlyEarned, standings } from '../../../src/shell/archive/records/achievements.ts';
import { type Digest, digestOf } from '../../../src/shell/archive/records/digest.ts';
import { isWon, type Played, playedGames } from '../../../src/shell/archive/records/played.ts';
import { statisticsOf } from '../../../src/shell/archive/records/statistics.ts';
import { endOf } from '../../../src/shell/archive/store/archive.ts';
import { archiveText } from '../../../src/shell/archive/text.en.ts';
import { fc } from '../../kit/seeded.ts';
import { archiveOf, markAt, matches } from './kit.ts';

const TODAY = '2026-11-21';
const heroes = published.heroes.map(({ id }) => id);
const small = fc.nat(12);

const digest: fc.Arbitrary<Digest> = fc.record({
  edition: fc.constant('published' as const),
  mode: fc.constantFrom('easy', 'normal', 'hard'),
  heroes: fc.subarray(heroes, { minLength: 2, maxLength: 4 }),
  computers: fc.nat(1),
  daily: fc.option(fc.nat(9).map((days) => dayAfter(TODAY, -days))),
  rule: fc.constantFrom('X1', 'X1', 'X2', 'X3', 'X4', 'X5', null),
  health: fc.constantFrom(null, null, 1, 6),
  rewards: fc.boolean(),
  fazaFirst: fc.boolean(),
  headStart: fc.boolean(),
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
  fc.nat(9).map((days) => ({ ...what, day: what.daily ?? dayAfter(TODAY, -days), end: endOf('givenUp', what.rule) })),
);
const games = fc
  .array(played, { maxLength: 40 })
  .map((list) => list.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)));

describe('the digest of a game', () => {
  test('agrees with what the table says at its end', () => {
    for (const match of matches) {
      const state = now(match.session);
      const what = digestOf(match);
      expect(what.rule).toBe(state.outcome?.rule ?? null);
      expect(what.rounds).toBe(state.round);
      expect(what.decisions).toBe(pastOf(match.session).length);
      expect(what.heroes).toEqual(state.heroes.map((_, seat) => heroAt(state, seat).id));
      const injured = state.heroes.flatMap(({ cards }) => cards.filter((card) => card.injured)).length;
      // Cards that were healed were injured before.
      expect(what.injuries).toBeGreaterThanOrEqual(injured);
      expect(what.bestFight).toBeLessThanOrEqual(Math.min(3, what.kills));
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
    expect(playedGames(await archive.entries()).map(({ decisions }) => decisions)).toEqual([digestOf(first).decisions]);
  });
});

describe('statistics', () => {
  test('tables add up to all games, and rows are never longer than what they are made of', () => {
    fc.assert(
      fc.property(games, (list) => {
        const all = statisticsOf(list, TODAY, heroes);
        const sum = (tallies: readonly { games: number; wins: number }[], of: 'games' | 'wins'): number =>
          tallies.reduce((total, tally) => total + tally[of], 0);
        for (const of of ['games', 'wins'] as const) {
          expect(sum(all.byMode, of)).toBe(all[of]);
          expect(sum(all.bySize, of)).toBe(all[of]);
        }
        expect(all.games + all.unfinished).toBe(list.length);
        expect(all.wins).toBe(list.filter(isWon).length);
        expect(all.row.now).toBeLessThanOrEqual(all.row.longest);
        expect(all.row.longest).toBeLessThanOrEqual(all.wins);
        expect(all.daily.now).toBeLessThanOrEqual(all.daily.longest);
        expect(all.daily.longest).toBeLessThanOrEqual(all.daily.games);
        const fastest = list.filter(isWon).map(({ rounds }) => rounds);
        expect(all.bests.fastestWin?.value ?? null).toBe(fastest.length > 0 ? Math.min(...fastest) : null);
      }),
    );
  });

  test('a best belongs to the first day on which it was reached', () => {
    const game = { ...at(fc.sample(played, { numRuns: 1, seed: 1 }), 0), rule: 'X1', end: 'won' } as const;
    const list = [5, 3, 3, 4].map((rounds, i): Played => ({ ...game, rounds, day: dayAfter(TODAY, i) }));
    expect(statisticsOf(list, TODAY, heroes).bests.fastestWin).toEqual({ value: 3, day: dayAfter(TODAY, 1) });
  });
});

describe('achievements', () => {
  test('what is earned stays earned, on the day of the game that earned it', () => {
    fc.assert(
      fc.property(games, fc.nat(40), (list, some) => {
        const earlier = list.slice(0, some);
        const before = standings(earlier);
        for (const [index, { id, day, have, need }] of standings(list).entries()) {
          const then = at(before, index);
          expect(have).toBeGreaterThanOrEqual(then.have);
          expect(have).toBeLessThanOrEqual(need);
          if (then.day !== null) expect(day).toBe(then.day);
          expect(newlyEarned(earlier, list).includes(id)).toBe(day !== null && then.day === null);
        }
      }),
    );
  });

  test('each can be earned, and says what it asks for', () => {
    const many = fc.sample(played, { numRuns: 3000, seed: 7 });
    const week = Array.from({ length: 8 }, (_, i): Played => {
      const day = dayAfter(TODAY, i);
      return { ...at(many, 0), rule: 'X2', end: 'lost', daily: day, day };
    });
    const chances: Played[] = [...many.map((game) => ({ ...game, daily: null })), ...week];
    expect(standings(chances).flatMap(({ id, day }) => (day === null ? [id] : []))).toEqual([]);
    expect(standings([]).some(({ day }) => day !== null)).toBe(false);
    const words = achievementIds.map((id) => archiveText.records.achievement(id));
    expect(new Set(words.map(({ name }) => name)).size).toBe(achievementIds.length);
    for (const { ask } of words) expect(ask).toMatch(/^[A-Z].*\.$/);
  });
});
