import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { factionFunModule } from '../../../../src/games/factionFun/module.ts';
import { realmSize } from '../../../../src/games/factionFun/rules/board/realm.ts';
import type { FactionFunTypes } from '../../../../src/games/factionFun/rules/state/types.ts';
import type { FactionDigest } from '../../../../src/games/factionFun/ui/records.ts';
import { now, pastOf, type Session } from '../../../../src/kernel/session.ts';
import type { Played, PlayedGames } from '../../../../src/module/records/records.ts';
import { endedGame } from '../endedGame.ts';
import { wholeGame } from './wholeGame.ts';

const { records } = factionFunModule;

const digestOf = (session: Session<FactionFunTypes>, you: number): FactionDigest =>
  records.digest({ session, players: now(session).hands.map((_, seat) => (seat === you ? 'you' : 'computer')) }, null);

describe('the digest of a whole game', () => {
  const sessions = ['records 1', 'records 2', 'records 3', 'records 4'].map((seed) => wholeGame(seed));

  test('matches its schema, for every seat and for those who watch', () => {
    for (const session of [...sessions, wholeGame('records 5', 4)])
      for (const you of [0, 1, 9]) expect(v.is(records.digestSchema, digestOf(session, you))).toBe(true);
  });

  test('W1, L1 says who won with which realm, and who was behind at the halfway point', () => {
    for (const session of sessions) {
      const { ending, round } = now(session);
      const half = pastOf(session).find(({ state }) => state.round > Math.ceil(round / 2))?.state;
      if (!half) throw new Error('the game has no second half');
      const digests = [0, 1].map((seat) => digestOf(session, seat));
      expect(digests.map(({ side }) => side)).toEqual(['sailfolk', 'hearthfolk']);
      expect(digests.map(({ won }) => won)).toEqual(['sailfolk', 'hearthfolk'].map((side) => side === ending?.winner));
      expect(digests.map(({ realm }) => realm)).toEqual([
        realmSize(now(session), 'sailfolk'),
        realmSize(now(session), 'hearthfolk'),
      ]);
      const [south, north] = [realmSize(half, 'sailfolk'), realmSize(half, 'hearthfolk')];
      expect(digests.map(({ wasBehind }) => wasBehind)).toEqual([south < north, north < south]);
    }
  });

  test('C2, B2, B4 counts what the side of the owner did', () => {
    for (const session of sessions) {
      const facts = pastOf(session).flatMap((moment) => moment.facts);
      const attacks = (side: string) =>
        facts.filter(
          (fact) =>
            fact.fact === 'battleBegan' && fact.battle.mode === 'attack' && fact.battle.aggressor.people === side,
        ).length;
      const wins = (side: string) => facts.filter((fact) => fact.fact === 'battleEnded' && fact.people === side).length;
      const digests = [0, 1].map((seat) => digestOf(session, seat));
      expect(digests.map((one) => one.attacks)).toEqual([attacks('sailfolk'), attacks('hearthfolk')]);
      expect(digests.map((one) => one.battles)).toEqual([wins('sailfolk'), wins('hearthfolk')]);
      expect(digests.reduce((sum, { lost }) => sum + lost, 0)).toBe(
        facts.filter(({ fact }) => fact === 'avatarLost').length,
      );
      expect(digests.reduce((sum, { claims }) => sum + claims, 0)).toBe(
        facts.filter((fact) => fact.fact === 'claimEnded' && fact.stands).length,
      );
    }
  });

  test('contains nobody’s deeds if the owner only watched', () => {
    for (const session of sessions)
      expect(digestOf(session, 9)).toMatchObject({
        side: null,
        claims: 0,
        battles: 0,
        realm: 0,
        people: 0,
        won: false,
      });
  });

  test('W2 a shared coast has no winner', () => {
    const both = [
      ['S', 0],
      ['H', 3],
    ] as const;
    expect(digestOf(endedGame(['Sp p p Hp'], both, 'W2', null), 0)).toMatchObject({ isShared: true, rule: 'W2' });
    expect(digestOf(endedGame(['Sp Sp p Hp'], both, 'W2', 'sailfolk'), 0)).toMatchObject({ isShared: false });
  });
});

/** Won games: the simplest one, with the named changes. */
function wins(...games: readonly Omit<Partial<FactionDigest>, 'end'>[]): PlayedGames<FactionDigest> {
  const all = games.map(
    (game): Played<FactionDigest> => ({
      daily: null,
      rule: 'W1',
      rounds: 16,
      seats: 2,
      people: 1,
      won: true,
      end: 'won',
      side: 'sailfolk',
      claims: 8,
      answers: 1,
      battles: 3,
      lost: 2,
      attacks: 3,
      realm: 11,
      wasBehind: false,
      isShared: false,
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

const earned = (games: PlayedGames<FactionDigest>): string[] =>
  records.achievements.filter(({ progress }) => progress(games).have >= progress(games).need).map(({ id }) => id);

test('each achievement is earned by what it asks for, and by nothing less', () => {
  expect(earned(wins())).toEqual([]);
  expect(earned(wins({}))).toEqual(['firstTreaty']);
  for (const [id, enough, tooLittle] of [
    ['councilTable', { seats: 4 }, { seats: 2 }],
    ['goodLand', { rounds: 12 }, { rounds: 13 }],
    ['turnOfTide', { wasBehind: true }, { wasBehind: false }],
    ['lastWord', { answers: 3 }, { answers: 2 }],
    ['steadyHands', { battles: 6 }, { battles: 5 }],
    ['everybodyHome', { lost: 0 }, { lost: 1 }],
    ['lowerVoice', { attacks: 0 }, { attacks: 1 }],
    ['smallRealm', { realm: 10 }, { realm: 11 }],
    ['sharedCoast', { isShared: true }, { isShared: false }],
  ] as const) {
    expect(earned(wins(enough))).toEqual(['firstTreaty', id]);
    expect(earned(wins(tooLittle))).toEqual(['firstTreaty']);
  }
  expect(earned(wins({ side: 'sailfolk' }, { side: 'hearthfolk' }))).toEqual(['firstTreaty', 'bothShores']);
  expect(earned(wins({}, {}, {}))).toEqual(['firstTreaty', 'threeInARow']);
  expect(earned(wins(...Array.from({ length: 10 }, () => ({}))))).toEqual(['firstTreaty', 'tenGames', 'threeInARow']);
});
