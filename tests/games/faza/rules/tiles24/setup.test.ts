import { expect, test } from 'vitest';
import { tiles24 } from '../../../../../src/games/faza/content/tiles24/edition.ts';
import type { Effect, HeroId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { distance, neighbors } from '../../../../../src/games/faza/rules/board/geography.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import { setupProblem } from '../../../../../src/games/faza/rules/setup.ts';
import type { Setup, State } from '../../../../../src/games/faza/rules/state/state.ts';
import { fc } from '../../../../kit/seeded.ts';
import { endTeamPhase, give, told } from '../../commands.ts';
import { dronesOn, fazaformedTiles, rebelsOn, setupOf } from '../../positions.ts';
import { place } from './place.ts';

const TEAM: readonly HeroId[] = ['marine', 'doctor', 'engineer', 'senator'];
const begin = (changes: Partial<Setup> = {}): State => faza.newGame(setupOf(TEAM, { edition: '24', ...changes })).state;
const everyNumber = Array.from({ length: 24 }, (_, index) => index + 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const seeds = fc.string({ minLength: 1, maxLength: 12 });

test('P24-S1 twenty-four tiles are shuffled into a cross, and only #1 is turned', () => {
  const orders = new Set<string>();
  fc.assert(
    fc.property(seeds, (seed) => {
      const state = begin({ seed });
      expect([...state.board].sort((a, b) => a - b)).toEqual(everyNumber);
      expect(fazaformedTiles(state)).toEqual([1]);
      orders.add(state.board.join());
    }),
    { seed: 24, numRuns: 50 },
  );
  expect(orders.size).toBeGreaterThan(40);
});

test('P24-S1 the cross has rows of 2, 4, 6, 6, 4 and 2; no way leads across its corners, and none is longer than 6', () => {
  const state = place({});
  const beside = (no: number): number[] => [...neighbors(state, no)].sort((a, b) => a - b);
  expect([1, 2, 3, 7, 12, 13, 18, 19, 24].map(beside)).toEqual([
    [2, 4],
    [1, 5],
    [4, 8],
    [8, 13],
    [11, 18],
    [7, 14],
    [12, 17],
    [14, 20],
    [21, 23],
  ]);
  expect(beside(9)).toEqual([4, 8, 10, 15]);
  const ways = everyNumber.flatMap((from) => everyNumber.map((to) => distance(state, from, to)));
  expect(Math.max(...ways)).toBe(6);
});

test('P24-S2 the Carrier starts on #11, the Destroyer on #21 and the Former on #1, with 3 health each', () => {
  expect(begin().ships).toEqual([
    { id: 'carrier', tile: 11, health: 3 },
    { id: 'destroyer', tile: 21, health: 3 },
    { id: 'former', tile: 1, health: 3 },
  ]);
});

test('P24-S3 each ship’s tile gets 3 Drones and each beside it 2; they add up to 4 at most', () => {
  const totals: number[] = [];
  fc.assert(
    fc.property(seeds, (seed) => {
      const state = begin({ seed });
      const near = (no: number): number => [11, 21, 1].filter((at) => neighbors(state, at).includes(no)).length;
      const wanted = everyNumber.map((no) => Math.min(4, ([11, 21, 1].includes(no) ? 3 : 0) + 2 * near(no)));
      expect(state.tiles.map(({ drones }) => drones)).toEqual(wanted);
      totals.push(sum(wanted));
    }),
    { seed: 24, numRuns: 300 },
  );
  expect(Math.min(...totals)).toBeGreaterThanOrEqual(19);
  expect(Math.max(...totals)).toBeLessThanOrEqual(33);
  expect(new Set(totals).size).toBeGreaterThan(5);
});

test('P24-S4 there are 40 Drones and 12 Rebels in all', () => {
  const state = begin();
  expect(sum(Object.values(dronesOn(state))) + state.pool.drones).toBe(40);
  expect(sum(Object.values(rebelsOn(state))) + state.pool.rebels).toBe(12);
});

test('P24-S5 two to four heroes of different areas', () => {
  const problem = (...heroes: HeroId[]): ReturnType<typeof setupProblem> =>
    setupProblem(setupOf(heroes, { edition: '24' }));
  expect(problem('marine')).toBe('teamSize');
  expect(problem('marine', 'scout')).toBe('sameArea');
  expect(problem('marine', 'soldier')).toBe('unknown');
  expect(problem('marine', 'turncoat')).toBeNull();
  expect(problem(...TEAM)).toBeNull();
});

test('P24-S6 each hero starts with 2 Rebels on the Outpost of their area', () => {
  const state = begin();
  expect(state.heroes.map(({ tile }) => tile)).toEqual([3, 8, 17, 22]);
  expect(rebelsOn(state)).toEqual({ 3: 2, 8: 2, 17: 2, 22: 2 });
});

test('P24-S7 the tracker starts on the Carrier, so the Destroyer acts first', () => {
  const state = place({ heroes: { marine: {}, doctor: {} }, tiles: { 3: { rebels: 2 }, 8: { rebels: 2 } } });
  expect(told(give(state, endTeamPhase), 'shipActivated').map((fact) => fact.ship)).toEqual(['destroyer', 'former']);
});

test('P24-K1 six cards for each area, and a healthy one moves or improves a roll', () => {
  const improves: readonly Effect['kind'][] = [
    'allDice',
    'lowestDie',
    'perRebel',
    'reroll',
    'bazooka',
    'longShot',
    'shield',
  ];
  for (const deck of Object.values(tiles24.decks)) {
    expect(deck).toHaveLength(6);
    expect(deck.map(({ injured }) => injured !== undefined)).toEqual([true, true, true, true, true, false]);
    const kinds = deck.flatMap(({ healthy }) => healthy.enhancement.options.map(({ kind }) => kind));
    expect(kinds.filter((kind) => !improves.includes(kind))).toEqual([]);
  }
});

test('P24-V1 health from 1 to 6 by option', () => {
  for (const health of [1, 4, 6])
    expect(begin({ health }).ships.map((one) => one.health)).toEqual([health, health, health]);
  expect(setupProblem(setupOf(TEAM, { edition: '24', health: 7 }))).toBe('health');
});

test('P24-V2 on Easy ships have 2 health, and P24-P1 nobody has Points at the start, in any mode', () => {
  expect(begin({ mode: 'easy' }).ships.map(({ health }) => health)).toEqual([2, 2, 2]);
  for (const mode of ['easy', 'normal'] as const)
    for (const size of [2, 3, 4])
      expect(begin({ mode, heroes: TEAM.slice(0, size) }).heroes.every(({ points }) => points === 0)).toBe(true);
  expect(setupProblem(setupOf(TEAM, { edition: '24', mode: 'hard' }))).toBe('unknown');
});
