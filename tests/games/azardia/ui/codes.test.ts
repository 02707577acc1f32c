import { describe, expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import type { Setup } from '../../../../src/games/azardia/rules/state/state.ts';
import { dailySetup, dayAfter, dayOfSetup } from '../../../../src/shell/persistence/archive/daily.ts';
import { codeOf, setupOfCode } from '../../../../src/shell/seeds/shareCode.ts';

const { codes, daily, players } = azardiaModule.setups;
if (!codes || !daily) throw new Error('Azardia has codes and a game of the day');

const plain: Setup = {
  seed: 'abc',
  players: 3,
  fairStart: false,
  quickGame: false,
  firmGoal: false,
  openHands: false,
  longGrace: false,
};

describe('share codes', () => {
  test.each<[string, Partial<Setup>]>([
    ['C008000EBCD', {}],
    ['808R000EBC3', { players: 2, fairStart: true, longGrace: true }],
    ['G078000EBC4', { players: 4, quickGame: true, firmGoal: true, openHands: true }],
  ])('S O mean what they meant when they were first shared: %s', (code, changes) => {
    const setup = { ...plain, ...changes };
    expect(codeOf(codes, setup)).toBe(code);
    expect(setupOfCode(codes, code)).toEqual({ setup });
  });

  test('every number of players and every set of options has its own number', () => {
    const numbers = new Set<bigint>();
    for (const seats of [2, 3, 4])
      for (let bits = 0; bits < 32; bits++) {
        const is = (bit: number): boolean => (bits & (2 ** bit)) !== 0;
        const setup: Setup = {
          seed: 'abc',
          players: seats,
          fairStart: is(0),
          quickGame: is(1),
          firmGoal: is(2),
          openHands: is(3),
          longGrace: is(4),
        };
        const number = codes.toBits(setup, 'own') ?? -1n;
        expect(codes.fromBits(number)?.withSeed('abc')).toEqual(setup);
        numbers.add(number);
      }
    expect(numbers.size).toBe(96);
  });

  test('a number of players or an option that the game does not have is no setup', () => {
    const known = codes.toBits(plain, 'own') ?? -1n;
    // Seats (3 bits), options (13), kind of the seed (2).
    expect(known.toString(2).padStart(18, '0')).toBe('011000000000000010');
    for (const unknown of ['001000000000000010', '101000000000000010', '011000000010000010', '011000000000000011'])
      expect(codes.fromBits(BigInt(`0b${unknown}`)), unknown).toBeNull();
  });

  test('opening one starts a game against the computer', () => {
    expect(players({ ...plain, players: 4 })).toEqual(['you', 'computer', 'computer', 'computer']);
  });
});

describe('the daily game', () => {
  test('follows from the date alone, and never changes', () => {
    const of = (day: string): Setup => dailySetup(daily, day);
    expect(of('2026-12-01')).toEqual({ ...plain, seed: 'daily 2026-12-01', players: 3 });
    expect(of('2026-12-02')).toEqual({ ...plain, seed: 'daily 2026-12-02', players: 4 });
    expect(of('2027-06-30')).toEqual({ ...plain, seed: 'daily 2027-06-30', players: 3 });
  });

  test('has two to four players, two of them at a table for two, and knows its day', () => {
    const days = Array.from({ length: 200 }, (_, days) => dayAfter('2026-12-01', days));
    const setups = days.map((day) => dailySetup(daily, day));
    expect(new Set(setups.map((setup) => setup.players))).toEqual(new Set([2, 3, 4]));
    for (const { fairStart, longGrace, players: seats } of setups)
      expect([fairStart, longGrace]).toEqual([seats === 2, seats === 2]);
    expect(setups.map((setup) => dayOfSetup(azardiaModule, setup))).toEqual(days);
    expect(dayOfSetup(azardiaModule, { ...dailySetup(daily, '2026-12-01'), quickGame: true })).toBeNull();
  });
});
