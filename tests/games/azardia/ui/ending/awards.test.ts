import { describe, expect, test } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import type { Fact, Happened } from '../../../../../src/games/azardia/rules/state/fact.ts';
import type { State } from '../../../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../../../src/games/azardia/rules/state/types.ts';
import { endingText } from '../../../../../src/games/azardia/text/ending.en.ts';
import { awards, tallyOf } from '../../../../../src/games/azardia/ui/ending/awards.ts';
import { begin, now, pastOf, type Session } from '../../../../../src/kernel/session.ts';
import { position } from '../../position.ts';
import { setupOf } from '../../subject.ts';
import { goldenRace, goldenRaces } from './goldenRaces.ts';

/** A race in which all of this happened at once, by rule M1 unless another is named. */
function raceOf(players: number, ...happened: readonly (Happened & { readonly rule?: Fact['rule'] })[]) {
  const state: State = position(
    'A',
    Array.from({ length: players }, (_, seat) => ({ tile: 50 - seat, level: 2 })),
  );
  const facts = happened.map((fact): Fact => ({ rule: 'M1', by: 'dice', ...fact }) as Fact);
  const end = facts.reduce((before, fact) => azardia.evolve(before, fact), state);
  const session: Session<AzardiaTypes> = {
    game: azardia,
    setup: setupOf('awards', players),
    opening: { ok: true, state, facts: [] },
    past: null,
    future: null,
  };
  const moment = { command: { do: 'roll', seat: 0 }, state: end, facts } as const;
  return { ...session, past: { before: null, last: moment, length: 1 } } as Session<AzardiaTypes>;
}

const duel = (winner: number, loser: number): Happened => ({ fact: 'duelWon', winner, loser });

describe('what each player did', () => {
  test('K1: coins that are paid count as spent; those that are lost or taken do not', () => {
    const session = raceOf(
      3,
      { fact: 'coinsGained', seat: 0, coins: 6000, from: null, rule: 'K2' },
      { fact: 'coinsLost', seat: 0, coins: 3000, to: null, rule: 'K1' },
      { fact: 'coinsLost', seat: 0, coins: 2000, to: 1, rule: 'K6' },
    );
    expect(tallyOf(session).spent).toEqual([3000, 0, 0]);
  });

  test('M3, M4: tiles count as walked back one by one, and the way through the Gate does not', () => {
    const session = raceOf(
      3,
      { fact: 'pawnMoved', seat: 0, path: [49, 48, 47] },
      { fact: 'pawnMoved', seat: 1, path: [150, 149] },
      { fact: 'pawnMoved', seat: 2, path: [79, 1, 2] },
    );
    expect(tallyOf(session).back).toEqual([3, 1, 0]);
  });

  test('the end of each round counts for who is ahead of all others then', () => {
    const session = raceOf(
      2,
      { fact: 'roundBegan', round: 2 },
      { fact: 'pawnMoved', seat: 1, path: [50] },
      { fact: 'roundBegan', round: 3 },
      { fact: 'pawnMoved', seat: 1, path: [51] },
    );
    expect(tallyOf(session).lead).toEqual([1, 1]);
  });
});

describe('awards', () => {
  test('everybody gets the award for what they did most, and nobody more than one', () => {
    const session = raceOf(3, duel(2, 1), duel(2, 0), duel(1, 0), { fact: 'cardPlayed', seat: 1, card: 'bootJets' });
    expect(awards(session)).toEqual([
      { kind: 'lead', count: 1, isShared: false },
      { kind: 'cards', count: 1, isShared: false },
      { kind: 'duels', count: 2, isShared: false },
    ]);
  });

  test('two who did something equally often share it', () => {
    const session = raceOf(3, duel(1, 0), duel(2, 0));
    expect(awards(session)).toEqual([
      { kind: 'lead', count: 1, isShared: false },
      { kind: 'duels', count: 1, isShared: true },
      { kind: 'duels', count: 1, isShared: true },
    ]);
  });

  test('equal counts give nobody an award', () => {
    expect(awards(raceOf(2, duel(1, 0), duel(0, 1)))).toEqual([{ kind: 'lead', count: 1, isShared: false }, null]);
    expect(awards(begin(azardia, setupOf('one', 3)))).toEqual([null, null, null]);
  });

  test.each(goldenRaces)('$name: each award is true', ({ session }) => {
    const tally = tallyOf(session);
    const all = awards(session);
    expect(all).toHaveLength(now(session).players.length);
    for (const [seat, award] of all.entries()) {
      if (!award) continue;
      const counts = tally[award.kind];
      expect(counts[seat]).toBe(award.count);
      expect(Math.max(...counts)).toBe(award.count);
      expect(counts.filter((count) => count === award.count).length > 1).toBe(award.isShared);
    }
    // The counts agree with the log.
    const told = pastOf(session).flatMap(({ facts }) => facts);
    const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
    expect(sum(tally.duels)).toBe(told.filter(({ fact }) => fact === 'duelWon').length);
    expect(sum(tally.cards)).toBe(told.filter(({ fact }) => fact === 'cardPlayed').length);
  });

  test('those of a race of four, in words', () => {
    const said = awards(goldenRace('4-regular-03')).map((award) => award && endingText.award(award));
    expect(said).toEqual(['Most tiles walked back: 50', null, 'Most coins spent: 28,000', 'Ahead longest: 10 rounds']);
  });
});
