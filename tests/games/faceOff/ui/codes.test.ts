import { expect, test } from 'vitest';
import type { TimingKind } from '../../../../src/games/faceOff/content/hqs.ts';
import type { FactionId } from '../../../../src/games/faceOff/content/vocabulary.ts';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import { faceOffCodes } from '../../../../src/games/faceOff/ui/codes.ts';
import { dailySeed } from '../../../../src/module/daily/dailySeed.ts';
import { codeOf, setupOfCode } from '../../../../src/shell/seeds/shareCode.ts';

const ORDERS: readonly (readonly FactionId[])[] = [
  ['monsters', 'cowboys'],
  ['pirates', 'monsters'],
  ['ninjas', 'monsters', 'pirates'],
  ['pirates', 'ninjas', 'cowboys', 'monsters'],
  ['monsters', 'cowboys', 'ninjas', 'pirates', 'monsters'],
  ['monsters', 'cowboys', 'ninjas', 'pirates', 'pirates'],
];

test('S3, S5, X1 setups of all numbers of seats have share codes with their factions and their timing', () => {
  const codes = new Set<string>();
  for (const factions of ORDERS)
    for (const timing of ['standard', 'printed', 'expert'] satisfies TimingKind[]) {
      const setup = { seed: 'code', factions, timing };
      const code = codeOf(faceOffCodes, setup);
      expect(code).toHaveLength(11);
      expect(setupOfCode(faceOffCodes, code ?? '')).toEqual({ setup });
      codes.add(code ?? '');
    }
  expect(codes.size).toBe(18);
});

test('S3 a game whose factions are picked has a code of its own, and codes of earlier builds stay what they were', () => {
  const setup = (seats: number) => ({
    seed: 'code',
    factions: Array.from({ length: seats }, () => null),
    timing: 'expert' as const,
  });
  // The number of seats, no faction, picked, the third timing deck, and a seed of one's own.
  expect(faceOffCodes.toBits(setup(3), 'own')).toBe((3n << 15n) + (1n << 4n) + (2n << 2n) + 2n);
  for (const seats of [2, 3, 4, 5])
    expect(setupOfCode(faceOffCodes, codeOf(faceOffCodes, setup(seats)) ?? '')).toEqual({ setup: setup(seats) });
  expect(faceOffCodes.fromBits((6n << 15n) + (1n << 4n) + 2n)).toBe(null);
  expect(faceOffCodes.fromBits((3n << 15n) + (1n << 13n) + (1n << 4n) + 2n)).toBe(null);
});

test('a rematch keeps its factions, and its code does, too', () => {
  const before = { seed: 'before', factions: ['pirates', 'cowboys'] as const, timing: 'standard' as const };
  const again = faceOffModule.setups.again(before, 'again');
  expect(setupOfCode(faceOffCodes, codeOf(faceOffCodes, again) ?? '')).toEqual({ setup: { ...before, seed: 'again' } });
});

test('numbers that no setup has lead to none', () => {
  // The number of Monsters and Cowboys in the standard game with a seed of one’s own is 2, 0, 1, 0, 0, 0 to the base of 4.
  expect(faceOffCodes.toBits({ seed: '', factions: ['monsters', 'cowboys'], timing: 'standard' }, 'own')).toBe(
    (0b10_00_01_00_00_00n << 5n) + 2n,
  );
  const told = (players: bigint, timing = 0n, kind = 2n): unknown =>
    faceOffCodes.fromBits((players << 5n) + (timing << 2n) + kind)?.withSeed('');
  expect(told(0b10_00_01_00_00_00n)).toEqual({ seed: '', factions: ['monsters', 'cowboys'], timing: 'standard' });
  // Twice the same faction, one seat, six seats, a faction for an empty seat, and a timing deck and a kind of seed that do not exist.
  expect(told(0b10_00_00_00_00_00n)).toBe(undefined);
  expect(told(0b01_00_00_00_00_00n)).toBe(undefined);
  expect(told(0b110_00_01_10_11_00n)).toBe(undefined);
  expect(told(0b10_00_01_01_00_00n)).toBe(undefined);
  expect(told(0b10_00_01_00_00_00n, 3n)).toBe(undefined);
  expect(told(0b10_00_01_00_00_00n, 0n, 3n)).toBe(undefined);
});

test('S3 the game of a day is the same for everyone, of two to four seats, and the first of them is the person’s', () => {
  const { daily, players } = faceOffModule.setups;
  const on = (day: string) => daily?.setup(day, dailySeed(day));
  const days = Array.from({ length: 28 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
  const seats = days.map((day) => on(day)?.factions.length ?? 0);
  expect(new Set(seats)).toEqual(new Set([2, 3, 4]));
  expect(on('2026-12-01')).toEqual(on('2026-12-01'));
  const [setup] = days.map(on);
  expect(setup && players(setup).slice(0, 2)).toEqual(['you', 'computer']);
  for (const day of days) {
    const one = on(day);
    if (one) expect(setupOfCode(faceOffCodes, codeOf(faceOffCodes, one) ?? '')).toEqual({ setup: one });
  }
});
