import { describe, expect, test } from 'vitest';
import { playOnFrom, type Rollout } from '../../../../src/games/faza/bots/rollout.ts';
import { chanceError, winChance } from '../../../../src/games/faza/bots/winChance.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { withChance } from '../../../kit/otherLuck.ts';
import { fc } from '../../../kit/seeded.ts';
import { position, viewed } from '../positions.ts';
import { sealed } from './table.ts';

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
      { seed: 1 },
    );
  });

  test('is near the share of games won once there are many', () => {
    const played = (many: number) => Array.from({ length: 2 * many }, (_, game) => (game < many ? win : loss(6)));
    // Half are won, and the near misses draw it down: (12 + 4 × 0.19492) / 28, and so on.
    expect(winChance(played(12))).toBeCloseTo(0.45642, 4);
    expect(winChance(played(120))).toBeCloseTo(0.495, 4);
    expect(chanceError(played(12))).toBeCloseTo(0.10167, 4);
  });

  test('tells near misses from routs where no game was won', () => {
    expect(winChance([loss(1), loss(2)])).toBeCloseTo(0.22406, 4);
    expect(winChance([loss(9), loss(10)])).toBeCloseTo(0.00146, 4);
    expect(winChance([win])).toBeCloseTo(0.66743, 4);
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
      { seed: 1 },
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
  const { state: opening } = faza.newGame({
    edition: 'published',
    mode: 'easy',
    heroes: ['soldier', 'doctor'],
    seed: 'rollout',
    health: 1,
    rewards: true,
    fazaFirst: false,
    headStart: false,
  });
  const state = viewed(opening);

  test('is the same for the same position and luck', () => {
    expect(playOnFrom(state, 'a')).toEqual(playOnFrom(state, 'a'));
  });

  test('knows nothing of the luck that the real game has', () => {
    const other = withChance(state, 'quite another', 77);
    expect(playOnFrom(other, 'a')).toEqual(playOnFrom(state, 'a'));
  });

  test('is won as often as it must be: all hangs on which of two cards comes', () => {
    // Tonight the Former turns the last Outpost. The Soldier can board the last Mothership first; then an Ion Storm kills
    // him, and a Quarantine does not. Nobody has a card or a Point left for anything else.
    const spent = { used: [1, 2, 3, 4] };
    const last = position({
      heroes: { soldier: { tile: 10, injured: [1, 2, 3], ...spent }, senator: { tile: 4, ...spent } },
      tiles: { 10: { rebels: 1 }, 1: { fazaformed: true }, 2: { fazaformed: true }, 3: { fazaformed: true } },
      ships: { carrier: { tile: 10, health: 1 }, destroyer: { tile: 15, health: 0 }, former: { tile: 16, health: 0 } },
    });
    const hanging: FazaView = { ...last, events: { ...last.events, deck: ['ionStorm', 'quarantine'] } };
    const seeds = Array.from({ length: 400 }, (_, number) => `hanging ${number}`);
    const share = (state: FazaView) => seeds.filter((seed) => playOnFrom(state, seed).won).length / seeds.length;
    // Three standard errors of 400 throws of a coin.
    expect(Math.abs(share(hanging) - 0.5)).toBeLessThan(0.075);
    expect(share({ ...hanging, events: { ...hanging.events, deck: ['quarantine'] } })).toBe(1);
    const three: FazaView = {
      ...hanging,
      events: { ...hanging.events, deck: ['ionStorm', 'quarantine', 'jammedRadio'] },
    };
    expect(Math.abs(share(three) - 2 / 3)).toBeLessThan(0.071);
  });

  test('never looks at the luck that the real game has', () => {
    expect(playOnFrom(sealed(state), 'a')).toEqual(playOnFrom(state, 'a'));
  });

  test('is over at once where the game is over', () => {
    const won: FazaView = {
      ...state,
      phase: 'over',
      outcome: { won: true, rule: 'X1' },
      ships: state.ships.map((ship) => ({ ...ship, health: 0 })),
    };
    expect(playOnFrom(won, 'a')).toEqual(win);
  });
});
