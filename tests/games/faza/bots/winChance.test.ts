import { describe, expect, test } from 'vitest';
import { playOnFrom, type Rollout } from '../../../../src/games/faza/bots/rollout.ts';
import { winChance } from '../../../../src/games/faza/bots/winChance.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { withChance } from '../../../kit/otherLuck.ts';
import { fc } from '../../../kit/seeded.ts';
import { position, viewed } from '../positions.ts';
import { sealed } from './table.ts';

const win: Rollout = { won: true };
const loss: Rollout = { won: false };
const games = fc.array(fc.constantFrom(win, loss), { maxLength: 24 });
/** Games, the first `won` of which were won. */
const played = (won: number, all: number): Rollout[] =>
  Array.from({ length: all }, (_, game) => (game < won ? win : loss));

describe('the chance to win', () => {
  test('is at first what the network expects', () => {
    expect(winChance(0.3, []).chance).toBeCloseTo(0.3, 10);
  });

  test('is a mean of that and of the games played on, which outweigh it once they are many', () => {
    // The first estimate counts as eight games: (8 × 0.25 + 6) / 14, and so on.
    expect(winChance(0.25, played(6, 6)).chance).toBeCloseTo(8 / 14, 10);
    expect(winChance(0.25, played(0, 8)).chance).toBeCloseTo(0.125, 10);
    expect(winChance(0.25, played(0, 792)).chance).toBeCloseTo(0.0025, 10);
  });

  test('grows with every game won instead of lost', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), games, (expected, some) => {
        const [better, worse] = [winChance(expected, [...some, win]), winChance(expected, [...some, loss])];
        expect(better.chance).toBeGreaterThan(worse.chance);
      }),
    );
  });
});

describe('how far the chance may be off', () => {
  test('shrinks with every game, but never to zero: a few equal results prove little', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), games, (expected, some) => {
        const twice = [...some, ...some];
        expect(winChance(expected, some).error).toBeGreaterThan(0);
        expect(winChance(expected, twice).error).toBeLessThan(winChance(expected, some).error + 0.03);
      }),
    );
    expect(winChance(1, played(2, 2)).error).toBeGreaterThan(winChance(1, played(24, 24)).error);
    expect(winChance(0.5, played(4, 8)).error).toBeCloseTo(0.12127, 4);
  });

  test('covers the truth as often as it says: three times of five, and nine times of ten within twice of it', () => {
    let numbers = 1;
    const luck = () => {
      numbers = (Math.imul(numbers, 1664525) + 1013904223) >>> 0;
      return numbers / 2 ** 32;
    };
    const trials = [0.2, 0.5, 0.8].flatMap((truth) =>
      Array.from({ length: 400 }, () => {
        // The error of the first estimate is at most 0.15.
        const expected = truth + 0.3 * (luck() - 0.5);
        const some = Array.from({ length: 16 }, () => (luck() < truth ? win : loss));
        const { chance, error } = winChance(expected, some);
        return Math.abs(chance - truth) / error;
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
    // A Drone will kill the Senator tonight. The Soldier can board the last Mothership first; then an Ion Storm kills him, and a
    // Quarantine does not. Nobody has a card or a Point left for anything else.
    const spent = { used: [1, 2, 3, 4] };
    const last = position({
      heroes: {
        soldier: { tile: 10, injured: [1, 2, 3], ...spent },
        senator: { tile: 4, injured: [1, 2, 3], ...spent },
      },
      tiles: { 10: { rebels: 1 }, 4: { drones: 1 } },
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
    };
    expect(playOnFrom(won, 'a')).toEqual(win);
  });
});
