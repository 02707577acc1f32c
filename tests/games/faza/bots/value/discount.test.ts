import { expect, test } from 'vitest';
import { discounted, discountedInPlay, discountOf } from '../../../../../src/games/faza/bots/value/discount.ts';
import { worthOf } from '../../../../../src/games/faza/bots/value/trained.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { position } from '../../positions.ts';

const inRound = (round: number): FazaView => ({ ...position({ heroes: { soldier: {}, doctor: {} } }), round });

test('to a network that learns a victory is worth 3% less with every round, so it teaches that waiting costs something', () => {
  const worth = discounted(() => 1);
  expect(worth(inRound(1))).toBeCloseTo(0.97, 6);
  expect(worth(inRound(2))).toBeCloseTo(0.9409, 6);
  expect(worth(inRound(11))).toBeCloseTo(0.7153, 4);
  expect(discounted(() => 0.5)(inRound(2))).toBeCloseTo(0.47045, 6);
  expect(discountOf(inRound(2))).toBeCloseTo(0.9409, 6);
});

test('to a bot that plays it is worth 10% less', () => {
  expect(discountedInPlay(() => 1)(inRound(1))).toBeCloseTo(0.9, 6);
  expect(discountedInPlay(() => 0.5)(inRound(3))).toBeCloseTo(0.3645, 6);
});

test('bots value a later victory less, and a defeat at nothing', () => {
  const ended = (round: number, won: boolean): FazaView => ({
    ...inRound(round),
    phase: 'over',
    outcome: won ? { won: true, rule: 'X1' } : { won: false, rule: 'X2' },
  });
  expect(worthOf(ended(2, true))).toBeCloseTo(0.81, 6);
  expect(worthOf(ended(11, true))).toBeCloseTo(0.3138, 4);
  expect(worthOf(ended(2, false))).toBe(0);
});
