import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { AzardiaTypes } from '../../../../src/games/azardia/rules/state/types.ts';
import type { Digest } from '../../../../src/games/azardia/ui/records.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { begin, give, now, pastOf, type Session, viewNow } from '../../../../src/kernel/session.ts';
import type { Played, PlayedGames } from '../../../../src/module/records/records.ts';
import { random } from '../../../../tools/azardia/bots/random.ts';
import { setupOf } from '../subject.ts';

const { records } = azardiaModule;

/** A whole game at random. */
function played(seed: string): Session<AzardiaTypes> {
  let session = begin(azardia, setupOf(seed, 3, { quickGame: true }));
  for (let turn = 0; azardia.result(now(session)) === null; turn++) {
    const command = random.choose(viewNow(session), chanceFrom(`${seed}/${turn}`));
    const given = command && give(session, command);
    if (!given || !('session' in given)) throw new Error('a game goes on until somebody has won');
    ({ session } = given);
  }
  return session;
}

describe('the digest of a whole game', () => {
  let session: Session<AzardiaTypes>;
  const digestOf = (game: Session<AzardiaTypes>, you: number) =>
    records.digest(
      { session: game, players: [0, 1, 2].map((seat) => (seat === you ? 'you' : 'computer')) },
      null,
    ) as Digest;
  const digest = (you: number) => digestOf(session, you);
  beforeAll(() => {
    session = played('records');
  });

  test('matches its schema, for every player', () => {
    for (const you of [0, 1, 2]) expect(v.is(records.digestSchema, digest(you))).toBe(true);
  });

  test('says who won, and counts what each player did', () => {
    const { winner, round } = now(session);
    const facts = pastOf(session).flatMap((moment) => moment.facts);
    const duels = [0, 1, 2].map(
      (seat) => facts.filter((fact) => fact.fact === 'duelWon' && fact.winner === seat).length,
    );
    const half = pastOf(session).find(({ state }) => state.round > round / 2)?.state;
    const tiles = half?.players.map(({ tile }) => tile) ?? [];
    const digests = [0, 1, 2].map(digest);
    expect(digests.map(({ won }) => won)).toEqual([0, 1, 2].map((seat) => seat === winner));
    expect(digests.map(({ rounds }) => rounds)).toEqual([round, round, round]);
    expect(digests.map(({ duelsWon }) => duelsWon)).toEqual(duels);
    expect(new Set(duels).size).toBeGreaterThan(1);
    expect(digests.map((one) => one.wasLast)).toEqual(tiles.map((tile) => tile === Math.min(...tiles)));
    expect(digests[0]?.end).toMatch(/ holds tile 150 and wins\.$/);
  });

  test('C4 counts challenges from afar among the attacks', () => {
    const challenged = Array.from({ length: 9 }, (_, number) => played(`challenge ${number}`)).find((one) =>
      pastOf(one).some(({ facts }) => facts.some((fact) => fact.fact === 'abilityUsed' && fact.rule === 'C4')),
    );
    if (!challenged) throw new Error('nobody challenges from afar');
    const facts = pastOf(challenged).flatMap((moment) => moment.facts);
    const often = [0, 1, 2].map(
      (seat) =>
        facts.filter(
          (fact) =>
            (fact.fact === 'attacked' && fact.owner === seat) ||
            (fact.fact === 'abilityUsed' && fact.rule === 'C4' && fact.seat === seat),
        ).length,
    );
    expect([0, 1, 2].map((seat) => digestOf(challenged, seat).attacks)).toEqual(often);
  });

  test('contains nobody’s actions if the owner only watched', () => {
    expect(digest(9)).toMatchObject({ character: null, duelsWon: 0, cardsPlayed: 0, people: 0, won: false });
  });
});

/** Won games: the simplest one, with the named changes. */
function wins(...games: readonly Omit<Partial<Digest>, 'end'>[]): PlayedGames<Digest> {
  const all = games.map(
    (game): Played<Digest> => ({
      daily: null,
      rule: 'G1',
      rounds: 18,
      seats: 3,
      people: 1,
      won: true,
      end: 'won',
      character: 'lagartoon',
      duelsWon: 0,
      cardsPlayed: 9,
      attacks: 3,
      penalties: 0,
      wraps: 0,
      wasLast: false,
      coins: 2000,
      hand: 2,
      day: '2026-11-25',
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

const earned = (games: PlayedGames<Digest>): string[] =>
  records.achievements.filter(({ progress }) => progress(games).have >= progress(games).need).map(({ id }) => id);

test('each achievement is earned by what it asks for, and by nothing less', () => {
  expect(earned(wins())).toEqual([]);
  expect(earned(wins({}))).toEqual(['firstImpact']);
  for (const [id, enough, tooLittle] of [
    ['fullTable', { seats: 4 }, { seats: 3 }],
    ['sprint', { rounds: 14 }, { rounds: 15 }],
    ['comeback', { wasLast: true }, { wasLast: false }],
    ['duelist', { duelsWon: 5 }, { duelsWon: 4 }],
    ['peaceful', { attacks: 0 }, { attacks: 1 }],
    ['punished', { penalties: 3 }, { penalties: 2 }],
    ['roundTrip', { wraps: 2 }, { wraps: 1 }],
    ['broke', { coins: 0 }, { coins: 1000 }],
    ['emptyHanded', { hand: 0 }, { hand: 1 }],
  ] as const) {
    expect(earned(wins(enough))).toEqual(['firstImpact', id]);
    expect(earned(wins(tooLittle))).toEqual(['firstImpact']);
  }
  const characters = ['lagartoon', 'kuchuritok', 'robotIKing', 'noncredoMantis'] as const;
  expect(earned(wins(...characters.map((character) => ({ character }))))).toContain('everybody');
  expect(earned(wins(...characters.slice(1).map((character) => ({ character }))))).not.toContain('everybody');
});
