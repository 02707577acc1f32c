import { expect, test } from 'vitest';
import { factionFunModule } from '../../../src/games/factionFun/module.ts';
import { setupOf } from './subject.ts';

test('S1 setups of 2, 4 and 6 seats have share codes, and no code leads to another number', () => {
  const { codes } = factionFunModule.setups;
  if (!codes) throw new Error('no codes');
  const codeOf = (seats: number): bigint => codes.toBits(setupOf('code', seats, { quickGame: true }), 'own') ?? 0n;
  for (const seats of [2, 4, 6])
    expect(codes.fromBits(codeOf(seats))?.withSeed('code')).toEqual(setupOf('code', seats, { quickGame: true }));
  // Halfway between the codes of two and four seats is that of three.
  expect(codes.fromBits((codeOf(2) + codeOf(4)) / 2n)).toBe(null);
});
