import { expect, test } from 'vitest';
import { urgentWinChance } from '../../../../src/games/faza/bots/urgency.ts';
import { winChanceOf } from '../../../../src/games/faza/bots/value/value.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { position } from '../positions.ts';

const inRound = (round: number, health: number): FazaView => ({
  ...position({
    heroes: { soldier: {}, doctor: {} },
    ships: { carrier: { health }, destroyer: { health }, former: { health } },
  }),
  round,
});

/** The part of the chance to win that waiting costs. */
const cost = (view: FazaView): number => 1 - urgentWinChance(view) / winChanceOf(view);

test('for six rounds a computer partner has all the time in the world', () => {
  for (const round of [1, 6]) expect(cost(inRound(round, 4))).toBeCloseTo(0, 10);
});

test('later, waiting costs more with every round and every health left, but never everything', () => {
  expect(cost(inRound(7, 1))).toBeCloseTo(0.012, 6);
  expect(cost(inRound(16, 1))).toBeCloseTo(0.12, 6);
  expect(cost(inRound(16, 3))).toBeCloseTo(0.36, 6);
  expect(cost(inRound(90, 4))).toBeCloseTo(0.9, 6);
});

test('a game that is over is won or lost, whenever that was', () => {
  const over = { ...inRound(30, 1), phase: 'over' } as const;
  expect(urgentWinChance({ ...over, outcome: { won: true, rule: 'X1' } })).toBe(1);
  expect(urgentWinChance({ ...over, outcome: { won: false, rule: 'X2' } })).toBe(0);
});
