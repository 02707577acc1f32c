import { describe, expect, test } from 'vitest';
import { winChance } from '../../../src/games/azardia/bots/sharp/winChance.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../src/games/azardia/rules/state/state.ts';
import { type Described, position } from './position.ts';

const chance = (state: State, seat: number): number => winChance(azardia.view(state, seat), seat);
const racing = (...players: readonly Described[]): State => position('C', players);

describe('what Sharp believes of a position', () => {
  const top = { level: 5, tile: 150 };
  const near = { level: 5, tile: 120 };

  test.each([0, 1, 2])(
    'G1: in a grace turn whoever holds tile 150 is likely to win, not who came first: seat %i',
    (holder) => {
      const players = [0, 1, 2].map((seat) => (seat === holder ? top : near));
      for (const first of [0, 1, 2]) {
        const turns = [0, 1, 2].filter((seat) => seat !== first);
        const state: State = { ...racing(...players), grace: { first, holder, now: null, turns } };
        const chances = [0, 1, 2].map((seat) => chance(state, seat));
        expect(chances.indexOf(Math.max(...chances))).toBe(holder);
        expect(chances[holder]).toBeGreaterThan(0.5);
      }
    },
  );

  test('a game that is over is won or lost', () => {
    const over: State = { ...racing(top, near, near), winner: 0, steps: [] };
    expect([0, 1, 2].map((seat) => chance(over, seat))).toEqual([1, 0, 0]);
  });

  test.each<[string, Described, Described]>([
    ['a tile farther', { level: 5, tile: 110 }, { level: 5, tile: 100 }],
    ['a level higher', { level: 4, tile: 60 }, { level: 3, tile: 60 }],
    ['richer', { level: 2, tile: 60, coins: 4000 }, { level: 2, tile: 60, coins: 0 }],
    ['not about to miss a turn', { tile: 60 }, { tile: 60, misses: 'next' }],
    ['better at cards', { tile: 60, hand: ['mailOrderDiploma'] }, { tile: 60, hand: ['shedSkinSprint'] }],
  ])('whoever is %s has the better chance, from every seat', (_, better, worse) => {
    for (const seat of [0, 1, 2]) {
      const seated = (player: Described) => racing(...[0, 1, 2].map((one) => (one === seat ? player : { tile: 50 })));
      expect(chance(seated(better), seat)).toBeGreaterThan(chance(seated(worse), seat));
    }
  });
});
