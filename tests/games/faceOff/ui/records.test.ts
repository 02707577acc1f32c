import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import type { FaceOffTypes } from '../../../../src/games/faceOff/rules/state/types.ts';
import type { FaceOffDigest } from '../../../../src/games/faceOff/ui/records.ts';
import { now, pastOf, type Session } from '../../../../src/kernel/session.ts';
import type { Played, PlayedGames } from '../../../../src/module/records/records.ts';
import { wholeGame } from './wholeGame.ts';

const { records } = faceOffModule;

const digestOf = (session: Session<FaceOffTypes>, you: number): FaceOffDigest =>
  records.digest({ session, players: now(session).seats.map((_, seat) => (seat === you ? 'you' : 'computer')) }, null);

describe('the digest of a whole game', () => {
  const sessions = [
    wholeGame('records 1'),
    wholeGame('records 2'),
    wholeGame('records 3', ['monsters', 'cowboys', 'ninjas']),
  ];

  test('matches its schema, for every seat and for those who watch', () => {
    for (const session of sessions)
      for (const you of [0, 1, 9]) expect(v.is(records.digestSchema, digestOf(session, you))).toBe(true);
  });

  test('E2, E9 says who won with how many points, and how far ahead of the next', () => {
    for (const session of sessions) {
      const { ending, seats } = now(session);
      const totals = ending?.scores.map(({ total }) => total) ?? [];
      const best = totals.toSorted((one, other) => other - one);
      const digests = seats.map((_, seat) => digestOf(session, seat));
      expect(digests.map(({ points }) => points)).toEqual(totals);
      expect(digests.map(({ won }) => won)).toEqual(seats.map((_, seat) => ending?.winners.includes(seat)));
      const lead = (best[0] ?? 0) - (best[1] ?? 0);
      for (const { won, ahead } of digests) expect(ahead).toBe(ending?.rule === 'E2' && won ? lead : null);
    }
  });

  test('F5, H6, M1 counts what the seat of the owner did: every fight and auction belongs to one seat', () => {
    for (const session of sessions) {
      const facts = pastOf(session).flatMap((moment) => moment.facts);
      const digests = now(session).seats.map((_, seat) => digestOf(session, seat));
      const sumOf = (key: 'faceOffs' | 'cracks' | 'auctions' | 'attacks' | 'ties') =>
        digests.reduce((sum, one) => sum + one[key], 0);
      const ranked = facts.flatMap((fact) => (fact.fact === 'ranked' && fact.order.length > 0 ? [fact] : []));
      expect(sumOf('faceOffs')).toBe(ranked.filter(({ place }) => place === 'faceOff').length);
      expect(sumOf('cracks')).toBe(ranked.filter(({ place }) => place === 'hq').length);
      expect(sumOf('ties')).toBe(ranked.filter(({ order }) => order[0]?.tie !== null).length);
      expect(sumOf('auctions')).toBe(facts.filter(({ fact }) => fact === 'auctionEnded').length);
      expect(sumOf('attacks')).toBe(facts.filter(({ fact }) => /^(attacked|stolen|scrubbed)$/.test(fact)).length);
      expect(sumOf('faceOffs')).toBeGreaterThan(3);
    }
  });

  test('contains nobody’s deeds if the owner only watched', () => {
    expect(digestOf(wholeGame('records 1'), 9)).toMatchObject({ faction: null, faceOffs: 0, points: 0, won: false });
  });

  test('knows an OverNerd at another seat, and not at the owner’s', () => {
    const [session] = sessions as [Session<FaceOffTypes>];
    const against = (levels: readonly string[]) =>
      records.digest({ session, players: ['you', 'computer'], computers: { levels, on: [] } }, null).facedOverNerd;
    expect(against(['boss', 'overNerd'])).toBe(true);
    expect(against(['overNerd', 'boss'])).toBe(false);
  });
});

/** Won games: the simplest one, with the named changes. */
function wins(...games: readonly Omit<Partial<FaceOffDigest>, 'end'>[]): PlayedGames<FaceOffDigest> {
  const all = games.map(
    (game): Played<FaceOffDigest> => ({
      daily: null,
      rule: 'E2',
      rounds: 16,
      seats: 2,
      people: 1,
      won: true,
      end: 'won',
      faction: 'ninjas',
      faceOffs: 5,
      cracks: 2,
      ties: 1,
      attacks: 3,
      auctions: 1,
      points: 30,
      tokens: 8,
      powerCards: 4,
      ahead: 5,
      facedOverNerd: false,
      day: '2026-11-30',
      ...game,
    }),
  );
  return {
    all,
    finished: () => all,
    won: () => all,
    longestRow: () => all.length,
    dailyDays: () => [],
    longestDailyStreak: () => 0,
  };
}

const earned = (games: PlayedGames<FaceOffDigest>): string[] =>
  records.achievements.filter(({ progress }) => progress(games).have >= progress(games).need).map(({ id }) => id);

test('each achievement is earned by what it asks for, and by nothing less', () => {
  expect(earned(wins())).toEqual([]);
  expect(earned(wins({}))).toEqual(['firstGrin']);
  for (const [id, enough, tooLittle] of [
    ['crowd', { seats: 4 }, { seats: 3 }],
    ['wholeSet', { rule: 'E1', ahead: null }, { rule: 'E2', ahead: null }],
    ['byANose', { ahead: 2 }, { ahead: 3 }],
    ['tieBreaker', { ties: 3 }, { ties: 2 }],
    ['wallBreaker', { cracks: 3 }, { cracks: 2 }],
    ['bidder', { auctions: 3 }, { auctions: 2 }],
    ['saver', { tokens: 15 }, { tokens: 14 }],
    ['powerHouse', { powerCards: 7 }, { powerCards: 6 }],
    ['peaceful', { attacks: 0 }, { attacks: 1 }],
    ['outwitted', { facedOverNerd: true }, { facedOverNerd: false }],
  ] as const) {
    expect(earned(wins(enough))).toEqual(['firstGrin', id]);
    expect(earned(wins(tooLittle))).toEqual(['firstGrin']);
  }
  const factions = (['monsters', 'cowboys', 'ninjas', 'pirates'] as const).map((faction) => ({ faction }));
  expect(earned(wins(...factions.slice(0, 3)))).toEqual(['firstGrin', 'threeInARow']);
  expect(earned(wins(...factions))).toEqual(['firstGrin', 'fourFaces', 'threeInARow']);
  expect(earned(wins(...Array.from({ length: 10 }, () => ({}))))).toEqual(['firstGrin', 'tenGames', 'threeInARow']);
});
