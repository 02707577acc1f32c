import { describe, expect, test } from 'vitest';
import { playOnFrom, type Rollout } from '../../../../src/games/faza/bots/rollout.ts';
import { chanceError, winChance } from '../../../../src/games/faza/bots/winChance.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { State } from '../../../../src/games/faza/rules/state.ts';
import { fc } from '../../../kit/seeded.ts';

const win: Rollout = { won: true, health: 0 };
const loss = (health: number): Rollout => ({ won: false, health });
const games = fc.array(
  fc.oneof(
    fc.constant(win),
    fc.integer({ min: 1, max: 18 }).map((health) => loss(health)),
  ),
  { minLength: 1, maxLength: 24 },
);

describe('the chance to win by games played on', () => {
  test('is no number without a game', () => {
    expect(winChance([])).toBeNull();
  });

  test('is never 0 or 1, and grows with every game won instead of lost', () => {
    fc.assert(
      fc.property(games, fc.nat(), (played, pick) => {
        const chance = winChance(played) ?? Number.NaN;
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        const better = played.with(pick % played.length, win);
        expect(winChance(better)).toBeGreaterThanOrEqual(chance - 0.02);
      }),
    );
  });

  test('is near the share of games won once there are many', () => {
    const played = [...Array.from({ length: 12 }, () => win), ...Array.from({ length: 12 }, () => loss(6))];
    expect(winChance(played)).toBeCloseTo(0.5, 0.1);
  });

  test('tells near misses from routs where no game was won', () => {
    expect(winChance([loss(1), loss(2)])).toBeGreaterThan(winChance([loss(9), loss(10)]) ?? 1);
  });
});

describe('how far the chance may be off', () => {
  test('is less with every game, and never nothing: what a few games show alike need not be so', () => {
    fc.assert(
      fc.property(games, (played) => {
        const twice = [...played, ...played];
        expect(chanceError(played)).toBeGreaterThan(0);
        expect(chanceError(twice)).toBeLessThan(chanceError(played) + 0.02);
      }),
    );
    expect(chanceError([win, win])).toBeGreaterThan(chanceError(Array.from({ length: 24 }, () => win)));
  });

  test('covers the truth as often as it says: three times of five, and nine times of ten within twice of it', () => {
    let numbers = 1;
    const luck = () => {
      numbers = (Math.imul(numbers, 1664525) + 1013904223) >>> 0;
      return numbers / 2 ** 32;
    };
    const trials = [0.2, 0.5, 0.8].flatMap((truth) =>
      Array.from({ length: 400 }, () => {
        const played = Array.from({ length: 16 }, () => (luck() < truth ? win : loss(6)));
        return Math.abs((winChance(played) ?? 0) - truth) / chanceError(played);
      }),
    );
    const within = (errors: number) => trials.filter((off) => off <= errors).length / trials.length;
    expect(within(1)).toBeGreaterThan(0.6);
    expect(within(2)).toBeGreaterThan(0.9);
  });
});

describe('a game played on', () => {
  const { state } = faza.newGame({
    edition: 'published',
    mode: 'easy',
    heroes: ['soldier', 'doctor'],
    seed: 'rollout',
    health: 1,
    rewards: true,
    fazaFirst: false,
    headStart: false,
  });

  test('is the same for the same position and luck', () => {
    expect(playOnFrom(state, 'a')).toEqual(playOnFrom(state, 'a'));
  });

  test('knows nothing of the luck that the real game has', () => {
    const other: State = { ...state, chance: { ...state.chance, seed: 'quite another', draws: 77 } };
    expect(playOnFrom(other, 'a')).toEqual(playOnFrom(state, 'a'));
  });

  test('is over at once where the game is over', () => {
    const won: State = {
      ...state,
      phase: 'over',
      outcome: { won: true, rule: 'X1' },
      ships: state.ships.map((ship) => ({ ...ship, health: 0 })),
    };
    expect(playOnFrom(won, 'a')).toEqual(win);
  });
});
